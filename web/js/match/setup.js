// @ts-check
// Setting up: one arrangement, made in any order and changed at will, answered all at once when it pleases. A machine makes the first;
// the server tries everything out, and here it is only known what is wanted.
import { ApiError } from "../api.js";
import { h, picture } from "../dom.js";
import { sayKey } from "../say.js";
import { isPlaced, keepInTab, keepPlaced, ofTab } from "../store.js";
import { Aim } from "./aim.js";
import { openSetUps } from "./setups.js";
import { brief, pieceLine, upper } from "./words.js";
/** @import { Click, Offer, Refusal, SetUpPlan, SetUpStep } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Choice } from "./prompt.js" */
/** @import { Context } from "./state.js" */

/** What a click on the table decides: which step, and how. */
const PUT = "put ";

export class SetUp {
  /** @param {Game} game */
  constructor(game) {
    this.game = game;
    /** How it would look. @type {SetUpPlan | null} */
    this.plan = null;
    /** What is chosen in the tray. @type {number | null} */
    this.chosen = null;
    /** Every request has a number: an older answer is no answer. */
    this.asked = 0;
  }

  /** Whether this screen is asked to set up. */
  get wanted() {
    const { env, live } = this.game.state;
    return live && !!env.asked?.set_up && env.asked.seat === env.you && !env.lesson && !env.over;
  }

  /** Whether an arrangement lies on the table. */
  get on() {
    return this.wanted && this.plan?.seq === this.game.state.env.seq;
  }

  /** What is decided, by step. */
  get want() {
    return this.plan?.steps.map((step) => step.action ?? null) ?? [];
  }

  /** Whether everything is. */
  get ready() {
    return this.on && this.want.every((action) => action !== null);
  }

  /** Where the arrangement is kept while the page is open: a side may set up more than once. */
  get slot() {
    return `setup.${this.game.id}.${this.game.state.env.you}.${this.game.state.env.seq}`;
  }

  /** What it is an arrangement of: another match of the same can use it. */
  get of() {
    const { env } = this.game.state;
    return JSON.stringify([env.system, env.scenario, env.you, env.options ?? null]);
  }

  /** A question was put: what was arranged before is taken up again, else a machine begins. */
  begin() {
    this.plan = null;
    this.chosen = null;
    const { env } = this.game.state;
    // What was wanted was wanted for the set-up alone.
    if (isPlaced(this.game.id) && env.asked?.seat === env.you && !this.wanted) keepPlaced(this.game.id, false);
    if (!this.wanted) return;
    const kept = ofTab(this.slot);
    this.try(kept ? JSON.parse(kept) : [], !kept);
  }

  /** Tries something out. @param {(string | null)[]} want @param {boolean} fill whether a machine does what is not decided */
  async try(want, fill) {
    const asked = (this.asked += 1);
    try {
      const plan = await this.game.client.setUp(this.game.state.env.seq, want, fill);
      if (asked === this.asked && this.wanted && plan.seq === this.game.state.env.seq) this.lay(plan);
    } catch (error) {
      if (asked !== this.asked) return;
      if (!(error instanceof ApiError)) return this.game.trouble(error);
      // What was kept may be of another edition; what is refused leaves everything as it was.
      if (!this.plan) return void (want.length && this.try([], true));
      if (error.body.refusal) this.game.hooks.refused(error.body.refusal);
      this.lay(this.plan);
    }
  }

  /** Lays an arrangement on the table. @param {SetUpPlan} plan */
  lay(plan) {
    const { state } = this.game;
    const first = !this.plan;
    this.plan = plan;
    keepInTab(this.slot, JSON.stringify(this.want));
    if (this.chosen !== null && this.want[this.chosen] !== null) this.chosen = null;
    state.view = plan.view;
    this.aim();
    this.game.hooks.draw(plan.view, !first);
    this.game.hooks.update();
    if (first && isPlaced(this.game.id)) this.accept();
  }

  /** What may be clicked: somewhere for what is chosen in the tray, else whatever stands on the map, and where it may go. @returns {Offer[]} */
  offers() {
    const { steps, view } = /** @type {SetUpPlan} */ (this.plan);
    const one = (/** @type {SetUpStep} */ step, /** @type {number} */ n) => {
      const from = view.pieces.find((piece) => piece.id === step.piece)?.place;
      const alone = n === this.chosen;
      if (!alone && (this.chosen !== null || from === undefined || step.action === null)) return [];
      return step.places.filter((place) => place.action !== step.action).map((place) => {
        /** @type {Click} */
        const at = place.heading === undefined ? { hex: place.hex } : { way: { hex: place.hex, heading: place.heading } };
        return /** @type {Offer} */ ({
          action: `${PUT}${n} ${place.action}`, text: place.text ?? { key: "setup-here", args: [] }, mark: "move",
          click: alone ? [at] : [{ hex: from }, at],
          ...(alone ? {} : { piece: step.piece }),
        });
      });
    };
    return steps.flatMap(one);
  }

  /** Does what a click means here. @param {string} action @returns {boolean} whether it was one of these */
  takes(action) {
    if (!this.on || !action.startsWith(PUT)) return false;
    const [n, ...words] = action.slice(PUT.length).split(" ");
    this.decide(Number(n), words.join(" "));
    return true;
  }

  /** Why what is chosen does not go there. @param {Click | undefined} click @returns {Promise<Refusal | null>} */
  async why(click) {
    const step = this.chosen ?? this.steps.findIndex((one) => one.piece !== undefined && one.piece === this.picked);
    if (!click || !("hex" in click) || step < 0) return null;
    try {
      await this.game.client.setUp(this.game.state.env.seq, this.want, false, { step, hex: click.hex });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return error.body.refusal ?? null;
    }
    return null;
  }

  /** @param {number} n @param {string | null} action */
  decide(n, action) {
    const want = this.want;
    want[n] = action;
    this.chosen = null;
    this.try(want, false);
  }

  /** Chooses what lies in the tray. @param {number} n */
  choose(n) {
    this.chosen = this.chosen === n ? null : n;
    this.aim();
    this.game.hooks.update();
  }

  /** Nothing is chosen by itself: who is only one may well stay. */
  aim() {
    const aim = new Aim(this.offers());
    aim.clear();
    this.game.state.aim = aim;
  }

  /** All of it is answered. */
  accept() {
    if (!this.ready) return;
    const [first, ...then] = /** @type {string[]} */ (this.want);
    this.game.act(first, null, { then, swift: true });
  }

  /** What the prompt changes with. */
  get key() {
    return this.wanted ? JSON.stringify([this.want, this.chosen]) : "";
  }

  /** How much is still to be placed. */
  get line() {
    const open = this.want.filter((action) => action === null).length;
    return open ? sayKey("setup-open", { n: open }) : sayKey("setup-ready");
  }

  /** The buttons. @returns {Choice[]} */
  choices() {
    const { aim } = this.game.state;
    const open = this.want.some((action) => action === null);
    const bare = this.want.every((action) => action === null);
    /** @type {Choice[]} */
    const list = [];
    if (this.ready) list.push({ words: sayKey("setup-accept"), key: "Enter", kind: "main", action: "accept", run: () => this.accept() });
    list.push({ words: sayKey(open ? "setup-rest" : "setup-other"), key: "a", does: "setup-fill", run: () => void this.try(open ? this.want : [], true) });
    const n = this.steps.findIndex((step) => step.piece !== undefined && step.piece === this.picked && step.action !== null);
    if (n >= 0) list.push({ words: sayKey("setup-lift"), key: "d", does: "setup-lift", kind: "quiet", run: () => this.decide(n, null) });
    if (aim.picked.length) return list;
    if (!bare) list.push({ words: sayKey("setup-clear"), does: "setup-clear", kind: "quiet", run: () => void this.try([], false) });
    return [...list, { words: sayKey("setup-kept"), does: "setup-kept", kind: "quiet", run: () => openSetUps(this) }];
  }

  get steps() {
    return this.plan?.steps ?? [];
  }

  /** The piece that is chosen on the map, where it is one. */
  get picked() {
    const { aim } = this.game.state;
    const pieces = [...new Set(aim.picked.length ? aim.open.flatMap((offer) => offer.piece ?? []) : [])];
    return pieces.length === 1 ? pieces[0] : null;
  }

  /** What lies beside the map, and what is no piece: each may be chosen. @param {Context} ctx @returns {Node[]} */
  tray(ctx) {
    const { view } = ctx.state;
    const items = this.steps.flatMap((step, n) => {
      const piece = view.pieces.find((one) => one.id === step.piece);
      if (piece && step.action !== null) return [];
      const art = piece && ctx.faces.get(piece.face);
      const at = step.places.find((place) => place.action === step.action)?.hex;
      const name = piece ? pieceLine(view, piece) : step.text ? upper(brief(step.text)) : "";
      return [h("button", {
        type: "button", class: "btn quiet", "data-do": `setup-take-${n}`, "aria-pressed": String(this.chosen === n), "data-tip": name, onclick: () => this.choose(n),
      }, art ? [picture(art, { class: "of-piece" }), h("span", { class: "sr" }, name)] : h("span", {}, name, at && h("b", {}, ` ${at}`)))];
    });
    return items.length ? [h("div", { class: "setup-tray" }, items)] : [];
  }
}
