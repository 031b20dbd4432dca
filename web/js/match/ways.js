// @ts-check
// Where what is chosen can go: asked for once for each mover, marked on the board, and gone at one click. The server finds
// the ways; here it is only known which of them is meant.
import { ApiError } from "../api.js";
import { sayKey } from "../say.js";
import { isBegin, isStep, moverOf, nameOf } from "./aim.js";
import { points } from "./words.js";
/** @import { BoardMark, Plan } from "../board/parts.js" */
/** @import { Click, Offer, Text, Way } from "../types.js" */
/** @import { Mover, Next } from "./aim.js" */
/** @import { Game } from "./game.js" */

/** Somewhere to go: how, and which piece, where the mover is one of several. @typedef {Way & { piece: number | null, text?: Text }} Goal */

export class Ways {
  /** @param {Game} game @param {() => void} update */
  constructor(game, update) {
    this.game = game;
    this.update = update;
    /** What was asked for at this question. @type {Map<string, Promise<Goal[]>>} */
    this.asked = new Map();
    this.seq = -1;
    this.key = "";
    /** Where the mover can go, by hex; the cheapest first. @type {Map<string, Goal[]>} */
    this.goals = new Map();
    /** What may be clicked next, by name, while the way is not bent. @type {Map<string, Next>} */
    this.near = new Map();
    /** Whether the answer is on its way. */
    this.waits = false;
    /** The hexes the way is bent over, each with the steps up to it. @type {{ hex: string, steps: string[] }[]} */
    this.via = [];
    /** The goal that is looked at. @type {string | null} */
    this.looked = null;
  }

  /** Who would go. */
  get mover() {
    return this.game.mayAct ? moverOf(this.game.state.aim) : null;
  }

  /** Asks for the ways of who is chosen now, if they are not known. */
  refresh() {
    const { mover } = this;
    const { seq } = this.game.state.env;
    if (seq !== this.seq) this.asked.clear();
    this.seq = seq;
    const whose = mover ? JSON.stringify([seq, mover]) : "";
    if (!this.key.startsWith(whose) || !whose) this.via = [];
    const key = whose + (whose ? JSON.stringify(this.via) : "");
    if (key === this.key) return;
    this.key = key;
    const { aim } = this.game.state;
    this.goals = new Map();
    this.near = mover && !this.via.length ? aim.after(aim.picked) : new Map();
    // What is set up has nowhere to go but where it is put.
    this.waits = !!mover && !this.game.setUp.on;
    if (mover && this.waits) this.ask(mover, key).catch((error) => this.game.trouble(error));
  }

  /** @param {Mover} mover @param {string} key */
  async ask(mover, key) {
    const steps = this.via.at(-1)?.steps ?? [];
    const known = this.asked.get(key) ?? Promise.all(mover.pieces.map((piece) => this.of(mover.from, piece, steps))).then((all) => all.flat());
    this.asked.set(key, known);
    const goals = await known;
    if (this.key !== key) return;
    for (const goal of goals.sort((a, b) => a.cost - b.cost)) this.goals.set(goal.to, [...(this.goals.get(goal.to) ?? []), goal]);
    this.waits = false;
    this.update();
  }

  /** @param {string} from @param {number | null} piece @param {string[]} via @returns {Promise<Goal[]>} */
  async of(from, piece, via) {
    try {
      const { seq, ways } = await this.game.client.ways(from, piece, via);
      return seq === this.seq ? ways.map((way) => ({ ...way, piece })) : [];
    } catch (error) {
      // Who cannot be told where he can go still takes step by step.
      if (!(error instanceof ApiError)) this.game.trouble(error);
      return [];
    }
  }

  /** What begins the move of a goal, where it has to begin. @param {Goal} goal @returns {Offer | undefined} */
  beginOf(goal) {
    return this.game.state.aim.offers.find((offer) => isBegin(offer) && offer.action === goal.steps[0].action);
  }

  /** Once the ways of who is chosen are known. */
  async known() {
    await this.asked.get(this.key);
  }

  /** The ways to a hex: a step to a hex beside the mover is a way, whatever else leads there. @param {string} hex @returns {Goal[]} */
  to(hex) {
    const offers = (this.near.get(nameOf({ hex }))?.offers ?? []).filter((offer) => !offer.aside);
    if (!offers.length) return this.goals.get(hex) ?? [];
    // Where the same clicks may mean something else, or there is a word about it, that is asked first.
    if (!offers.every((offer) => isStep(offer) && !offer.note)) return [];
    return offers.map((offer) => this.oneStep(offer, hex));
  }

  /** @param {Offer} offer @param {string} hex @returns {Goal} */
  oneStep(offer, hex) {
    const piece = offer.piece ?? null;
    const known = this.goals.get(hex)?.find((goal) => goal.piece === piece && goal.steps.length === 1 && goal.steps[0].action === offer.action);
    const step = known ?? { to: hex, cost: offer.cost ?? 1, steps: [{ action: offer.action, hex }], piece };
    return { ...step, steps: [{ ...step.steps[0], action: offer.action }], text: offer.text };
  }

  /** Whether a click is one of the steps that the goals stand for, or of those that a bend leaves out. @param {Click} click */
  leaves(click) {
    const { mover } = this;
    if (!mover || !("hex" in click)) return false;
    return this.via.length > 0 || this.to(click.hex).length > 0;
  }

  /** All hexes that can be gone to. */
  get hexes() {
    const near = [...this.near.values()].flatMap(({ click }) => ("hex" in click ? [click.hex] : []));
    return [...new Set([...near, ...this.goals.keys()])].filter((hex) => this.to(hex).length);
  }

  /** Bends the way over a hex. @param {string} hex @returns {boolean} whether it can be */
  bend(hex) {
    const [goal] = this.goals.get(hex) ?? this.to(hex);
    const { mover } = this;
    if (!goal || goal.open || !mover || this.via.at(-1)?.hex === hex) return false;
    if (goal.piece !== null && mover.pieces.length > 1) this.game.state.aim.choose(goal.piece);
    const via = [...this.via, { hex, steps: goal.steps.map((step) => step.action) }];
    // Another mover begins without a bend.
    this.refresh();
    this.via = via;
    this.update();
    return true;
  }

  /** Takes the last bend off. @returns {boolean} whether there was one */
  unbend() {
    if (!this.via.pop()) return false;
    this.update();
    return true;
  }

  /** The way to the goal that is looked at; of several the cheapest. */
  get shown() {
    return this.looked === null ? undefined : this.to(this.looked)[0];
  }

  /** What is drawn of it, or of the way as far as it is bent. @returns {Plan | null} */
  get plan() {
    const { mover, shown } = this;
    const goal = shown ?? this.goals.get(this.via.at(-1)?.hex ?? "")?.[0];
    return mover && goal ? { hexes: [mover.from, ...goal.steps.map((step) => step.hex)] } : null;
  }

  /** Discs with what it costs, dangers on the way that is looked at, bends. @param {Set<string>} full hexes with something in them @returns {BoardMark[]} */
  marks(full) {
    /** @type {Map<string, number>} */
    const dangers = new Map((this.shown?.steps ?? []).flatMap(({ hex, threat }) => (threat?.units ? [[hex, threat.units]] : [])));
    const bends = new Set(this.via.map(({ hex }) => hex));
    /** @type {BoardMark[]} */
    const marks = this.hexes.map((hex) => {
      const [goal] = this.to(hex);
      return {
        hex, kind: "move", ...(this.costs(goal) ? { cost: points(this.game.state.view, goal.cost) } : {}), ...(full.has(hex) ? { low: true } : {}),
        ...(bends.has(hex) ? { bent: true } : {}), ...(goal.open ? { open: true } : {}), ...(this.looked === hex ? { hot: true } : {}),
      };
    });
    for (const [hex, units] of dangers) marks.push({ hex, kind: "danger", count: units });
    return marks;
  }

  /** What the farthest goal costs; nothing before that is known. */
  get most() {
    return Math.max(0, ...[...this.goals.values()].flat().map((goal) => goal.cost));
  }

  /** Whether a number says anything about a goal: one step of those that cost nothing needs none. @param {Goal} goal */
  costs(goal) {
    return goal.steps.length > 1 || [...this.near.values()].some(({ offers }) => offers.some((offer) => typeof offer.cost === "number"));
  }

  /** A goal in words: what it costs, what is left, what it may draw. @param {Goal} goal */
  words(goal) {
    const threats = goal.steps.flatMap(({ threat }) => (threat?.units ? [threat] : []));
    const [units, range] = [Math.max(0, ...threats.map((one) => one.units)), Math.min(...threats.map((one) => one.range))];
    const n = points(this.game.state.view, goal.cost);
    const cost = goal.left === undefined ? sayKey("move-cost", { n }) : sayKey("move-cost-left", { n, left: points(this.game.state.view, goal.left) });
    return [
      this.costs(goal) ? cost : "", units ? sayKey("move-danger", { n: units, range }) : "", goal.open ? sayKey("move-open") : "",
    ].filter(Boolean).join(" ");
  }
}
