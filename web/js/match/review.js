// @ts-check
// A finished match, looked through by a machine: how likely each side was to win turn by turn, and the decisions that cost most.
import { ApiError } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { bothNode, gain, hexesOf, linesOf, marksOf, named, reasonsNode } from "./better.js";
import { openPlayOn } from "./playon.js";
import { chancePlot } from "./plot.js";
import { entry, percent, sideName, sideOf, tell, upper } from "./words.js";
/** @import { Lapse, Review } from "../types.js" */
/** @import { BoardMark, SightLine } from "../board/parts.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** It is asked so often whether the review is there, in milliseconds. */
const AGAIN = 1000;

export class ReviewPanel {
  /** @param {HTMLElement} root @param {Context} ctx @param {Game} game */
  constructor(root, ctx, game) {
    this.root = root;
    this.ctx = ctx;
    this.game = game;
    /** @type {Review | null} */
    this.review = null;
    /** How much of it is done, of 1, while it is made; null where nobody has asked. @type {number | null} */
    this.done = null;
    this.failed = false;
    /** The decision that is looked at. */
    this.at = -1;
    this.key = "";
    root.setAttribute("aria-live", "polite");
  }

  get may() {
    const { env } = this.ctx.state;
    return !!env.over && !env.lesson;
  }

  forget() {
    this.at = -1;
    this.key = "";
    this.root.replaceChildren();
  }

  /** Asks until it is there. */
  async ask() {
    if (this.review || this.done !== null) return;
    this.done = 0;
    this.failed = false;
    try {
      for (;;) {
        const { done, review } = await this.game.client.review();
        this.done = done;
        if (review) {
          this.review = review;
          return this.told?.();
        }
        this.told?.();
        await new Promise((again) => setTimeout(again, AGAIN));
      }
    } catch (error) {
      this.done = null;
      this.failed = true;
      if (!(error instanceof ApiError)) this.game.trouble(error);
      this.told?.();
    }
  }

  /** All of it, on a sheet. */
  open() {
    const body = h("div", { class: "review" });
    const dialog = sheet({ title: sayKey("review"), body: [body], onclose: () => (this.told = undefined) });
    dialog.element.classList.add("wide");
    this.told = () => refill(body, this.review ? this.nodes(this.review, () => dialog.close()) : this.waiting());
    this.told();
    this.ask();
  }

  waiting() {
    if (this.failed) return h("p", { class: "wrong", role: "alert" }, icon("warning"), sayKey("review-failed"));
    const n = Math.floor(100 * (this.done ?? 0));
    return h("div", { class: "review-wait", role: "status" }, h("p", {}, sayKey("review-wait")),
      h("progress", { max: 100, value: n, "aria-label": sayKey("review-wait") }), h("p", { class: "num" }, sayKey("match-percent", { n: String(n) })));
  }

  /** @param {Review} review @param {() => void} close */
  nodes(review, close) {
    const { view, env } = this.ctx.state;
    const seat = env.you ?? review.lapses[0]?.seat ?? 0;
    const labels = review.prospects.map(({ round }, i) => (i === review.prospects.length - 1 ? sayKey("review-end") : round > 0 ? String(round) : sayKey("summary-start")));
    const show = (/** @type {number} */ i) => {
      close();
      this.show(i);
    };
    return [
      chancePlot({
        title: sayKey("review-course", { side: sideName(sideOf(view, seat)) }), labels, corner: sayKey("summary-turn"),
        series: (view.sides ?? []).map((side) => ({ name: sideName(side), values: review.prospects.map(({ chances }) => Math.round(100 * (chances[side.seat] ?? 0))) })),
        which: seat,
        spots: review.lapses.map((lapse, i) => ({ at: this.place(review, lapse), words: entry(String(i + 1), say(lapse.question)), run: () => show(i) })),
      }),
      h("h3", { class: "eyebrow" }, sayKey("review-lapses")),
      review.lapses.length ? h("ol", { class: "lapses" }, review.lapses.map((lapse, i) => h("li", {}, this.row(lapse, () => show(i))))) : h("p", {}, sayKey("review-none")),
    ];
  }

  /** Where a decision lies between the beginnings of turns. @param {Review} review @param {Lapse} lapse */
  place({ prospects }, lapse) {
    const next = prospects.findIndex((one) => one.number > lapse.number);
    if (next < 1) return Math.max(0, next);
    const [from, to] = [prospects[next - 1].number, prospects[next].number];
    return next - 1 + (lapse.number - from) / Math.max(1, to - from);
  }

  /** @param {Lapse} lapse @param {() => void} run */
  row(lapse, run) {
    return h("button", { type: "button", class: "lapse-row", onclick: run },
      h("span", { class: "lapse-where" }, this.where(lapse)),
      h("span", { class: "lapse-what" }, h("s", {}, named(lapse.better.taken)), h("b", {}, named(lapse.better.best))),
      h("span", { class: "num lapse-cost" }, sayKey("review-cost", { n: cost(lapse) })));
  }

  /** When it was, and whose; who looks through his own match needs no name. @param {Lapse} lapse */
  where({ round, seat }) {
    const words = sayKey("match-round", { n: round });
    const seats = new Set(this.review?.lapses.map((lapse) => lapse.seat));
    return seats.size > 1 ? `${words} · ${sideName(sideOf(this.ctx.state.view, seat))}` : words;
  }

  /** Shows a decision on the board. @param {number} i */
  async show(i) {
    const lapse = this.review?.lapses[i];
    if (!lapse) return;
    this.at = i;
    await this.game.go(lapse.number);
    const hexes = [...this.marks().map(({ hex }) => hex), ...lapse.better.reasons.flatMap((reason) => reason.hexes ?? [])];
    this.ctx.board.frame([...new Set(hexes)].filter((hex) => this.ctx.isHex(hex)));
    this.ctx.update();
  }

  /** The decision that is on the screen. */
  get now() {
    const { live, number } = this.ctx.state;
    const lapse = this.review?.lapses[this.at];
    return lapse && !live && lapse.number === number ? lapse : null;
  }

  /** @returns {BoardMark[]} */
  marks() {
    const { now } = this;
    if (!now) return [];
    const { pieces } = this.ctx.state.view;
    const best = hexesOf(now.better.best.offer, pieces);
    const taken = hexesOf(now.better.taken.offer, pieces).at(-1);
    return [...(taken && !best.includes(taken) ? [{ hex: taken, kind: /** @type {const} */ ("refused") }] : []), ...marksOf(best)];
  }

  /** @returns {SightLine[]} */
  lines() {
    const { now } = this;
    return now ? linesOf(hexesOf(now.better.best.offer, this.ctx.state.view.pieces)) : [];
  }

  render() {
    const { now } = this;
    this.root.hidden = !now;
    const key = JSON.stringify([lang(), now && this.at]);
    if (key === this.key) return;
    this.key = key;
    if (!now) return this.root.replaceChildren();
    const all = this.review?.lapses ?? [];
    const step = (/** @type {string} */ name, /** @type {string} */ words, /** @type {number} */ to) =>
      h("button", { type: "button", class: "icon", "aria-label": sayKey(words), "data-tip": sayKey(words), disabled: !all[to], onclick: () => this.show(to) }, icon(name));
    refill(this.root,
      h("div", { class: "hint-head" }, h("b", {}, sayKey("review-of", { n: this.at + 1, of: all.length })), step("back", "review-before", this.at - 1), step("forward", "review-after", this.at + 1)),
      h("p", { class: "eyebrow" }, `${this.where(now)} · ${sayKey("review-cost", { n: cost(now) })}`),
      h("p", { class: "lapse-question" }, tell(now.question, this.ctx.isHex)),
      bothNode(this.ctx, now.better, { taken: sayKey("review-taken"), best: sayKey("review-best") }),
      reasonsNode(this.ctx, now.better),
      h("div", { class: "acts" },
        h("button", { type: "button", class: "btn main", "data-do": "lapse-play-on", onclick: () => openPlayOn(this.ctx, this.game).catch((error) => this.game.trouble(error)) }, icon("fork"), sayKey("playon")),
        h("button", { type: "button", class: "btn", "data-do": "lapse-all", onclick: () => this.open() }, sayKey("review-all"))));
  }
}

/** What a decision cost, in whole hundredths of a win. @param {Lapse} lapse */
function cost(lapse) {
  return String(Math.max(1, Math.round(100 * gain(lapse.better))));
}
