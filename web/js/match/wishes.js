// @ts-check
// Goals before their time. Who has just been given an order, or is carried from where he could be given one, or is the one who could be sent
// to a hex (`bygoal`), is told at once where he is to go; he goes when moving begins. Nothing of it is sent before: until then a goal can be changed, or taken back.
import { ApiError } from "../api.js";
import { sayKey } from "../say.js";
import { hexOf, isStep } from "./aim.js";
import { ownHexes } from "./marks.js";
/** @import { BoardMark, Plan } from "../board/parts.js" */
/** @import { Offer, Way } from "../types.js" */
/** @import { Ahead } from "./ahead.js" */
/** @import { Game } from "./game.js" */

/** Who may be told a goal: where he stands, which piece, and what is answered before that. @typedef {{ from: string, piece: number | null, first: string[] }} Told */

/** A goal that waits. `acts`: how much had been done when it was given. `carried`: it was given together with the order.
 * @typedef {{ told: Told, way: Way, acts: number, carried: boolean }} Wish */

/** What can be clicked to give somebody an order: one click, and it is no target and no step. @param {Offer} offer */
const isPick = (offer) => offer.click.length === 1 && !("card" in offer.click[0]) && (offer.mark ?? "pick") === "pick";

export class Wishes {
  /** @param {Game} game @param {Ahead} ahead @param {() => void} update */
  constructor(game, ahead, update) {
    this.game = game;
    this.ahead = ahead;
    this.update = update;
    /** @type {Wish[]} */
    this.list = [];
    /** Who may be told a goal now. @type {Told | null} */
    this.told = null;
    /** @type {Map<string, Way>} */
    this.goals = new Map();
    /** @type {Promise<void>} */
    this.asked = Promise.resolve();
    this.key = "";
    /** Who was given an order last. @type {{ from: string, piece: number | null } | null} */
    this.last = null;
    /** The goal that is looked at. @type {string | null} */
    this.looked = null;
  }

  /** Whether goals can be given at the question that is open. */
  get open() {
    const { state, mayAct, setUp } = this.game;
    const { env, aim } = state;
    return mayAct && this.game.aside === null && !env.lesson && !env.asked?.window && !setUp.on && !aim.offers.some(isStep);
  }

  /** The order that could be given in a hex, and what is answered before it. @param {string} hex @returns {{ offer: Offer, first: string[] } | null} */
  orderIn(hex) {
    if (!this.open) return null;
    const { aim, view } = this.game.state;
    const here = (/** @type {Offer} */ offer) => isPick(offer) && hexOf(offer.click[0], view.pieces) === hex;
    const [seen] = this.ahead.in(hex).filter((one) => isPick(one.offer));
    if (this.ahead.card) return seen ? { offer: seen.offer, first: [this.ahead.card.action, ...seen.first] } : null;
    const offer = aim.offers.find(here);
    return offer ? { offer, first: [] } : null;
  }

  /** All orders that could be given to one's own now, each once. @returns {{ told: Told, offer: Offer }[]} */
  orders() {
    if (!this.open) return [];
    const { state } = this.game;
    const { card } = this.ahead;
    const seen = card ? this.ahead.offers : state.aim.offers.map((offer) => ({ offer, first: [] }));
    const own = ownHexes(state);
    /** @type {Map<string, { told: Told, offer: Offer }>} */
    const found = new Map();
    for (const { offer, first } of seen.filter((one) => isPick(one.offer))) {
      const from = hexOf(offer.click[0], state.view.pieces);
      if (!from || !own.has(from) || found.has(offer.action)) continue;
      found.set(offer.action, { offer, told: { from, piece: offer.piece ?? null, first: [...(card ? [card.action] : []), ...first, offer.action] } });
    }
    return [...found.values()];
  }

  /** An order was given: its goal may follow. @param {string | null} hex @param {Offer} offer */
  gave(hex, offer) {
    this.last = hex && isPick(offer) ? { from: hex, piece: offer.piece ?? null } : null;
  }

  /** Asks for the goals of who was given an order last, and lets those go who can. */
  refresh() {
    const { state } = this.game;
    const { asked, you, over } = state.env;
    const turn = asked && (asked.seat === you || asked.window || this.game.aside !== null) && !over;
    if (!turn) this.clear();
    if (this.game.mayAct && this.list.length && this.goes()) return;
    const key = this.last && this.open && !this.ahead.card ? `${state.env.seq} ${this.last.from} ${this.last.piece}` : "";
    if (this.key === key || this.key.startsWith("lift")) return;
    this.key = key;
    this.told = null;
    this.goals = new Map();
    if (this.last && key) this.ask({ ...this.last, first: [] }, key);
  }

  /** @param {Told} told @param {string} key */
  ask(told, key) {
    const { seq } = this.game.state.env;
    const answer = this.game.client.ways(told.from, told.piece, [], told.first.length ? told.first : [""]);
    this.asked = answer.then((found) => {
      if (this.key !== key || found.seq !== seq) return;
      this.told = told;
      this.goals = new Map(found.ways.map((way) => [way.to, way]));
      this.update();
    }, (error) => {
      // What is foreseen is a help: where it fails, he goes when his time comes.
      if (!(error instanceof ApiError)) this.game.trouble(error);
    });
  }

  /** Somebody is carried who could be given an order. @param {string} hex */
  lift(hex) {
    const order = this.orderIn(hex);
    if (!order) return;
    this.key = `lift ${hex}`;
    this.told = null;
    this.goals = new Map();
    this.ask({ from: hex, piece: order.offer.piece ?? null, first: [...order.first, order.offer.action] }, this.key);
  }

  /** He is let go: on a goal he is given the order, and goes there when his time comes. @param {string | null} hex */
  async drop(hex) {
    const { key } = this;
    await this.asked;
    if (this.key !== key) return;
    this.key = "";
    const { told } = this;
    const way = hex === null ? undefined : this.goals.get(hex);
    this.told = null;
    this.goals = new Map();
    if (told && way && this.game.mayAct) this.send(told, way);
    this.update();
  }

  /** Gives somebody his order together with his goal. @param {Told} told @param {Way} way */
  send(told, way) {
    const [first, ...then] = told.first;
    this.last = null;
    this.list.push({ told: { ...told, first: [] }, way, acts: this.game.acts + 1, carried: true });
    this.game.act(first, told.from, { then });
  }

  /** Whether somebody is carried. */
  get lifted() {
    return this.key.startsWith("lift");
  }

  /** The way to a goal, where somebody may be told it now: a hex with another who could be ordered is none. @param {string} hex */
  goal(hex) {
    return this.told && this.game.mayAct && !this.orderIn(hex) ? this.goals.get(hex) : undefined;
  }

  /** All goals that may be told now. */
  get hexes() {
    return [...this.goals.keys()].filter((hex) => this.goal(hex));
  }

  /** A goal is pressed. @param {string} hex @returns {boolean} whether it is one */
  press(hex) {
    const way = this.goal(hex);
    const { told } = this;
    if (!way || !told) return false;
    const other = this.list.filter((wish) => wish.told.from !== told.from || wish.told.piece !== told.piece);
    this.list = [...other, { told, way, acts: this.game.acts, carried: false }];
    this.told = this.last = null;
    this.goals = new Map();
    this.update();
    return true;
  }

  /** Takes the last goal back, if nothing was done since. @returns {boolean} whether there was one */
  takeBack() {
    const wish = this.list.at(-1);
    if (!wish || wish.carried || wish.acts !== this.game.acts) return false;
    this.list.pop();
    this.last = { from: wish.told.from, piece: wish.told.piece };
    this.key = "";
    this.update();
    return true;
  }

  /** Something was taken back: so is what came with it. */
  undone() {
    this.list = this.list.filter((wish) => wish.acts <= this.game.acts);
    this.last = null;
  }

  clear() {
    this.list = [];
    this.last = null;
  }

  /** Lets the first go who can; who cannot after all is left where he is. @returns {boolean} whether one goes */
  goes() {
    const { aim, env } = this.game.state;
    if (env.asked?.window || this.game.aside !== null || !aim.offers.some(isStep)) return false;
    const stop = aim.offers.find((offer) => offer.verb === "done");
    for (let wish = this.list.shift(); wish; wish = this.list.shift()) {
      const steps = wish.way.steps.map((step) => step.action);
      const now = aim.offers.some((offer) => offer.action === steps[0]);
      const [first, ...then] = now ? steps : stop ? [stop.action, ...steps] : [];
      if (!first) continue;
      this.last = null;
      this.game.act(first, wish.way.to, { then, walker: wish.told.piece });
      return true;
    }
    return false;
  }

  /** @returns {BoardMark[]} */
  marks() {
    if (!this.told || !this.game.mayAct) return [];
    const full = new Set(this.game.state.view.pieces.map((piece) => piece.place));
    /** @type {BoardMark[]} */
    const goals = this.hexes.flatMap((hex) => this.goals.get(hex) ?? []).map((way) => ({
      hex: way.to, kind: "move", cost: way.cost, ...(full.has(way.to) ? { low: true } : {}), ...(way.open ? { open: true } : {}), ...(this.looked === way.to ? { hot: true } : {}),
    }));
    return [{ hex: this.told.from, kind: "selected", fixed: true }, ...goals];
  }

  /** The ways that wait, and the one that is looked at. @returns {Plan[]} */
  get plans() {
    const hexes = (/** @type {Told} */ told, /** @type {Way} */ way) => [told.from, ...way.steps.map((step) => step.hex)];
    const shown = this.looked ? this.goals.get(this.looked) : undefined;
    return [...this.list.map(({ told, way }) => ({ hexes: hexes(told, way), waits: true })), ...(shown && this.told ? [{ hexes: hexes(this.told, shown) }] : [])];
  }

  /** What there is to say of it. @returns {string[]} */
  words() {
    if (this.told && this.goals.size) return [sayKey("wish-where", { hex: this.told.from })];
    return this.list.length ? [sayKey("wish-set", { n: this.list.length })] : [];
  }

  /** What the prompt changes with. */
  get count() {
    return `${this.list.length} ${this.told && this.goals.size ? this.told.from : ""}`;
  }
}
