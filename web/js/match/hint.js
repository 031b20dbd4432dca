// @ts-check
// What would you do? A machine thinks for the seat; what it would do is shown on the board and not done. And where that was agreed on,
// it warns before a blunder.
import { ApiError } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, say, sayKey } from "../say.js";
import { keepInTab, ofTab } from "../store.js";
import { bothNode, hexesOf, linesOf, marksOf, reasonsNode } from "./better.js";
import { percent, total } from "./words.js";
/** @import { Better, Hint } from "../wire.js" */
/** @import { BoardMark, SightLine } from "../board/parts.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** Under this name a tab keeps that nobody wants to be warned in a match. */
const OFF = "warn.";
/** A warning that is not there after so long, in milliseconds, is not waited for. */
const PATIENCE = 2500;

export class HintPanel {
  /** @param {HTMLElement} root @param {Context} ctx @param {Game} game */
  constructor(root, ctx, game) {
    this.root = root;
    this.ctx = ctx;
    this.game = game;
    /** What was proposed, at which question. @type {Hint | null} */
    this.hint = null;
    /** A blunder that was about to be made, at which question, and what does it all the same. @type {{ seq: number, better: Better, go: () => void } | null} */
    this.blunder = null;
    this.thinking = false;
    this.refused = "";
    /** The question at which it was refused. */
    this.at = -1;
    this.key = "";
    root.setAttribute("aria-live", "polite");
  }

  /** How much help was agreed on for who looks. */
  get help() {
    const { env } = this.ctx.state;
    return env.seats.find(({ seat }) => seat === env.you)?.help ?? "hints";
  }

  /** Whether a machine may be asked here: nobody far away plays, and help was agreed on. */
  get may() {
    const { env } = this.ctx.state;
    return !env.over && this.help !== "none" && env.seats.every((seat) => seat.by !== "far");
  }

  /** Whether who looks is warned before a blunder. */
  get warns() {
    return this.may && this.help === "warnings" && ofTab(OFF + this.game.id) !== "off";
  }

  /** Whether an action throws something away; then it is said, and not done. @param {number} seq @param {string} action @param {string[]} then
   * @param {() => void} go does it all the same */
  async warn(seq, action, then, go) {
    const late = new Promise((done) => setTimeout(done, PATIENCE, null));
    const warned = this.game.client.warning(seq, action, then).catch(() => null);
    const warning = await Promise.race([warned, late]);
    if (!warning?.better) return false;
    this.hint = null;
    this.blunder = { seq, better: warning.better, go };
    return true;
  }

  /** The hint for the question that is open. */
  get now() {
    const { state, mayAct } = this.game;
    return mayAct && this.hint?.seq === state.env.seq ? this.hint : null;
  }

  async ask() {
    if (this.thinking) return;
    const { state, mayAct } = this.game;
    this.at = state.env.seq;
    this.blunder = null;
    this.refused = this.help === "none" ? sayKey("hint-not-agreed") : !this.may ? sayKey("hint-not-alone") : !mayAct ? sayKey("hint-not-asked") : "";
    if (this.refused) return this.ctx.update();
    this.thinking = true;
    this.ctx.update();
    try {
      this.hint = await this.game.client.hint();
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
      else if (error.code !== "stale") this.refused = sayKey(error.code === "not-alone" ? "hint-not-alone" : "hint-none");
    } finally {
      this.thinking = false;
      this.ctx.update();
    }
  }

  close() {
    if (!this.hint && !this.refused && !this.blunder) return false;
    this.hint = this.blunder = null;
    this.refused = "";
    this.ctx.update();
    return true;
  }

  forget() {
    this.hint = this.blunder = null;
    this.refused = "";
    this.key = "";
    this.root.replaceChildren();
  }

  /** The offer that is proposed. */
  get offer() {
    const { now } = this;
    return now ? this.ctx.state.aim.offers.find((offer) => offer.action === now.action) : undefined;
  }

  /** The warning for the question that is open. */
  get warned() {
    const { state, mayAct } = this.game;
    return mayAct && this.blunder?.seq === state.env.seq ? this.blunder : null;
  }

  /** What is proposed, on the board: whoever does it is ringed, where it leads is aimed at. @returns {BoardMark[]} */
  marks() {
    const danger = (this.warned?.better.reasons ?? []).flatMap((reason) => reason.hexes ?? []).filter((hex) => this.ctx.isHex(hex));
    return [...[...new Set(danger)].map((hex) => ({ hex, kind: /** @type {const} */ ("danger") })), ...marksOf(this.hexes())];
  }

  /** @returns {SightLine[]} */
  lines() {
    return linesOf(this.hexes());
  }

  /** @returns {string[]} */
  hexes() {
    const offer = this.warned?.better.best.offer ?? this.offer;
    return offer ? hexesOf(offer, this.ctx.state.view.pieces) : [];
  }

  render() {
    const { now, thinking, warned } = this;
    const { env } = this.ctx.state;
    if (this.refused && this.at !== env.seq) this.refused = "";
    const shown = !!now || thinking || !!this.refused || !!warned;
    this.root.hidden = !shown;
    this.root.classList.toggle("warns", !!warned);
    const key = JSON.stringify([lang(), now, thinking, this.refused, warned?.better]);
    if (key === this.key) return;
    this.key = key;
    if (!shown) return this.root.replaceChildren();
    if (warned) return this.renderWarning(warned);
    const shut = h("button", { type: "button", class: "icon", "aria-label": sayKey("page-close"), onclick: () => this.close() }, icon("cross"));
    refill(this.root,
      h("div", { class: "hint-head" }, icon("bulb"), h("b", {}, thinking ? sayKey("hint-thinks") : this.refused || sayKey("hint-would")), !thinking && shut),
      now && h("p", { class: "hint-what" }, say(now.text), this.reason(now)),
      now?.better && [h("p", { class: "hint-chance" }, sayKey("hint-chance", { n: percent(now.better.best.chance), m: percent(now.better.taken.chance), other: say(now.better.taken.offer.text) })), reasonsNode(this.ctx, now.better)],
      now && h("div", { class: "acts" }, h("button", { type: "button", class: "btn", "data-do": "hint-do", onclick: () => this.ctx.commands.act(now.action) }, sayKey("hint-do"))));
  }

  /** What is about to be thrown away. @param {{ better: Better, go: () => void }} warned */
  renderWarning({ better, go }) {
    const button = (/** @type {string} */ words, /** @type {string} */ does, /** @type {() => void} */ run, kind = "") =>
      h("button", { type: "button", class: `btn ${kind}`, "data-do": does, onclick: () => (this.close(), run()) }, sayKey(words));
    refill(this.root,
      h("div", { class: "hint-head", role: "alert" }, icon("warning"), h("b", {}, sayKey("warn"))),
      bothNode(this.ctx, better, { taken: sayKey("warn-taken"), best: sayKey("review-best") }),
      reasonsNode(this.ctx, better),
      h("div", { class: "acts" },
        button("warn-back", "warn-back", () => {}, "main"),
        button("warn-best", "warn-best", () => this.ctx.commands.act(better.best.offer.action)),
        button("warn-anyway", "warn-anyway", go),
        button("warn-off", "warn-off", () => (keepInTab(OFF + this.game.id, "off"), go()), "quiet")));
  }

  /** Why, in odds, where there are any. @param {Hint} hint */
  reason({ odds }) {
    if (!odds) return null;
    const figure = [odds.tally && total(this.ctx.state.view.system, odds.tally), percent(odds.chance)].filter(Boolean).join(" · ");
    return h("span", { class: "num hint-odds" }, figure);
  }
}
