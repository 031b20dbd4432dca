// @ts-check
// A card that is played or revealed, large for a moment in a corner of the board: whose it is, its name, what it does.
// It stops nothing: clicks go through it, and any click or key takes it away.
import { shared } from "../board/beside.js";
import { h, picture, refill } from "../dom.js";
import { hasWords, lang, say } from "../say.js";
import { eventMarks } from "./marks.js";
import { cardText, sideOf } from "./words.js";
/** @import { Event } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** So long it stays at least, in milliseconds; a slower pace leaves it longer. */
const STAYS = 3200;
const EDGE = 12;

/** Whether a card is shown to who looks: not what he has just played himself. @param {Event} event @param {number | null} you */
export function isNews(event, you) {
  return !!event.played && (event.played.seat !== you || !!event.played.drawn);
}

/** What a card that is shown does, in words. @param {Event} event */
export function effect({ played }) {
  if (!played) return "";
  const key = `${played.part?.key}-text`;
  return played.part && hasWords(key) ? say({ ...played.part, key }) : cardText(played.card);
}

export class Announce {
  /** @param {HTMLElement} map @param {Context} ctx @param {Game} game */
  constructor(map, ctx, game) {
    this.ctx = ctx;
    this.game = game;
    this.map = map;
    // It is read with everything else that happens.
    this.node = h("div", { class: "announce", hidden: true, "aria-hidden": "true" });
    map.append(this.node);
    this.timer = 0;
    /** The position up to which cards have been shown. */
    this.at = ctx.state.number;
    /** What is shown, with the language it is shown in. */
    this.key = "";
    for (const type of ["pointerdown", "keydown"]) document.addEventListener(type, () => this.close(), true);
  }

  forget() {
    this.close();
    this.node.replaceChildren();
    this.at = this.ctx.state.number;
  }

  render() {
    const { state } = this.ctx;
    if (this.key && !this.key.startsWith(lang())) this.close();
    if (!state.positions.length || state.number === this.at) return;
    // Who wants no show gets none.
    if (this.game.pace === 0) return void (this.at = state.number);
    const back = state.number < this.at;
    const from = back || (!state.live && state.reel === "still") ? state.number - 1 : this.at;
    this.at = state.number;
    const news = state.positions.filter((one) => one.number > from && one.number <= state.number).flatMap((one) => one.events);
    const shown = news.findLast((event) => isNews(event, state.env.over ? null : state.env.you));
    if (shown) this.show(shown);
    // Who goes back and forth sees a card at its own position alone.
    else if (!state.live && state.reel === "still") this.close();
  }

  /** @param {Event} event */
  async show(event) {
    const { ctx } = this;
    const { played } = event;
    if (!played) return;
    const key = `${lang()} ${this.at}`;
    this.key = key;
    const side = sideOf(ctx.state.view, played.seat);
    await ctx.faces.need(new Set([played.card.face, side?.face])).catch(() => {});
    if (this.key !== key) return;
    const [emblem, art] = [ctx.faces.get(side?.face), ctx.faces.get(played.card.face)];
    refill(this.node,
      h("p", { class: "who" }, emblem && picture(emblem), h("span", {}, say(event.text))),
      art && picture(art, { class: "art" }),
      h("b", {}, say(played.part ?? played.card.text)),
      h("p", { class: "does" }, effect(event)));
    this.node.hidden = false;
    this.place();
    clearTimeout(this.timer);
    // Who looks at the past has all the time he wants.
    if (ctx.state.live || ctx.state.reel !== "still") this.timer = window.setTimeout(() => this.close(), Math.max(STAYS, this.game.pace * 3));
  }

  /** In the corner where it covers least of what happens. */
  place() {
    const { ctx, map } = this;
    const room = map.getBoundingClientRect();
    const { offsetWidth: w, offsetHeight: high } = this.node;
    const keep = ctx.keepClear(eventMarks(ctx.state, ctx.isHex).map((mark) => mark.hex));
    // What stands over the top of the map has buttons.
    const head = EDGE + Math.max(0, ...[...map.querySelectorAll(".band:not([hidden])")].map((band) => /** @type {HTMLElement} */ (band).offsetHeight));
    const corners = [[room.width - w - EDGE, head], [EDGE, head], [EDGE, room.height - high - EDGE], [room.width - w - EDGE, room.height - high - EDGE]];
    const covers = (/** @type {number[]} */ [left, top]) => keep.reduce((sum, box) => sum + shared(box, { left: room.left + left, top: room.top + top, right: room.left + left + w, bottom: room.top + top + high }), 0);
    const [left, top] = corners.reduce((best, one) => (covers(one) < covers(best) ? one : best));
    this.node.style.left = `${Math.max(0, left)}px`;
    this.node.style.top = `${Math.max(0, top)}px`;
  }

  close() {
    clearTimeout(this.timer);
    this.key = "";
    this.node.hidden = true;
  }
}
