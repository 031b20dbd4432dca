// @ts-check
// What would you do? A machine thinks for the seat; what it would do is shown on the board and not done.
import { ApiError } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, say, sayKey } from "../say.js";
import { hexOf } from "./aim.js";
import { percent, total } from "./words.js";
/** @import { Hint } from "../wire.js" */
/** @import { BoardMark, SightLine } from "../board/parts.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

export class HintPanel {
  /** @param {HTMLElement} root @param {Context} ctx @param {Game} game */
  constructor(root, ctx, game) {
    this.root = root;
    this.ctx = ctx;
    this.game = game;
    /** What was proposed, at which question. @type {Hint | null} */
    this.hint = null;
    this.thinking = false;
    this.refused = "";
    /** The question at which it was refused. */
    this.at = -1;
    this.key = "";
    root.setAttribute("aria-live", "polite");
  }

  /** Whether a machine may be asked here: nobody far away plays. */
  get may() {
    return !this.ctx.state.env.over && this.ctx.state.env.seats.every((seat) => seat.by !== "far");
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
    this.refused = !this.may ? sayKey("hint-not-alone") : !mayAct ? sayKey("hint-not-asked") : "";
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
    if (!this.hint && !this.refused) return false;
    this.hint = null;
    this.refused = "";
    this.ctx.update();
    return true;
  }

  forget() {
    this.hint = null;
    this.refused = "";
    this.key = "";
    this.root.replaceChildren();
  }

  /** The offer that is proposed. */
  get offer() {
    const { now } = this;
    return now ? this.ctx.state.aim.offers.find((offer) => offer.action === now.action) : undefined;
  }

  /** What is proposed, on the board: whoever does it is ringed, where it leads is aimed at. @returns {BoardMark[]} */
  marks() {
    const hexes = this.hexes();
    return hexes.map((hex, i) => ({ hex, kind: i === hexes.length - 1 ? "aimed" : "selected", fixed: i < hexes.length - 1 }));
  }

  /** @returns {SightLine[]} */
  lines() {
    const hexes = this.hexes();
    const [from, to] = [hexes.at(-2), hexes.at(-1)];
    return from && to ? [{ from, to, clear: true }] : [];
  }

  /** @returns {string[]} */
  hexes() {
    const { pieces } = this.ctx.state.view;
    const all = (this.offer?.click ?? []).flatMap((click) => hexOf(click, pieces) ?? []);
    return all.filter((hex, i) => hex !== all[i - 1]);
  }

  render() {
    const { now, thinking } = this;
    const { env } = this.ctx.state;
    if (this.refused && this.at !== env.seq) this.refused = "";
    const shown = !!now || thinking || !!this.refused;
    this.root.hidden = !shown;
    const key = JSON.stringify([lang(), now, thinking, this.refused]);
    if (key === this.key) return;
    this.key = key;
    if (!shown) return this.root.replaceChildren();
    const shut = h("button", { type: "button", class: "icon", "aria-label": sayKey("page-close"), onclick: () => this.close() }, icon("cross"));
    refill(this.root,
      h("div", { class: "hint-head" }, icon("bulb"), h("b", {}, thinking ? sayKey("hint-thinks") : this.refused || sayKey("hint-would")), !thinking && shut),
      now && h("p", { class: "hint-what" }, say(now.text), this.reason(now)),
      now && h("div", { class: "acts" }, h("button", { type: "button", class: "btn", "data-do": "hint-do", onclick: () => this.ctx.commands.act(now.action) }, sayKey("hint-do"))));
  }

  /** Why, in odds, where there are any. @param {Hint} hint */
  reason({ odds }) {
    if (!odds) return null;
    const figure = [odds.tally && total(this.ctx.state.view.system, odds.tally), percent(odds.chance)].filter(Boolean).join(" · ");
    return h("span", { class: "num hint-odds" }, figure);
  }
}
