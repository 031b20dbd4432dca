// @ts-check
// A lesson beside the board: one idea a step, what to do, how far it is, and the way on.
import { ApiError } from "../api.js";
import { h, refill, unbroken } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
import { keepInTab, keepSeat, ofTab, ownerKey } from "../store.js";
import { ruleLink } from "./popover.js";
/** @import { LessonAt } from "../wire.js" */
/** @import { BoardMark } from "../board/parts.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** Where this tab is in a lesson: the moves so far, so that a step back keeps what was chosen before it. @param {string} path */
const placeOf = (path) => `lesson.${path}`;

/** Where to take the lesson of this address up. @returns {{ step: number, moves: string[] }} */
export function place() {
  const step = Number(/^#step=(\d+)$/.exec(location.hash)?.[1] ?? 0);
  try {
    const moves = JSON.parse(ofTab(placeOf(location.pathname)) ?? "[]");
    return { step, moves: Array.isArray(moves) ? moves.filter((move) => typeof move === "string") : [] };
  } catch {
    return { step, moves: [] };
  }
}

/** So small a part of the board is looked at from near. */
const PART = 0.3;

export class LessonPanel {
  /** @param {HTMLElement} root @param {HTMLElement} prompt @param {Context} ctx @param {Game} game */
  constructor(root, prompt, ctx, game) {
    this.root = root;
    this.prompt = prompt;
    this.ctx = ctx;
    this.game = game;
    this.key = "";
    /** What keys do now. @type {Map<string, () => void>} */
    this.keys = new Map();
    this.wrong = "";
    this.words = h("div", { class: "lesson-words", "aria-live": "polite" });
    this.foot = h("div", { class: "lesson-foot" });
    root.append(this.words, this.foot);
  }

  render() {
    const { env, live, reel } = this.ctx.state;
    const at = env.lesson;
    this.root.hidden = !at;
    if (!at) return;
    const still = live && reel === "still";
    this.keys.clear();
    if (still && at.reads) this.keys.set("enter", () => (at.over ? this.playOn() : this.next()));
    // Where there is only something to read, nothing is asked. What others do is shown there, though.
    this.prompt.hidden = at.reads && still;
    const key = JSON.stringify([lang(), at.step, at.reads, this.wrong, at.over]);
    if (key === this.key) return;
    if (this.key === "") this.comeNear();
    const turned = this.key !== "" && JSON.parse(this.key)[1] !== at.step;
    this.key = key;
    this.keep(at);
    this.root.setAttribute("aria-label", sayKey("lesson"));
    refill(this.words,
      h("div", { class: "eyebrow" }, `${at.name[lang()]} · ${sayKey("lesson-step", { n: at.step + 1, of: at.of })}`),
      h("h2", { class: "ask", tabindex: "-1" }, at.title[lang()]),
      h("p", { class: "lesson-text" }, this.linked(unbroken(at.text[lang()]))),
      at.rules.length > 0 && h("p", { class: "lesson-rules" }, h("span", {}, sayKey("lesson-rules")), at.rules.map((rule) => ruleLink(env.system, rule))));
    const focused = this.foot.contains(document.activeElement);
    refill(this.foot,
      h("progress", { class: "lesson-bar", max: at.of, value: at.step + 1, "aria-label": sayKey("lesson-step", { n: at.step + 1, of: at.of }) }),
      this.wrong && h("p", { class: "wrong", role: "alert" }, icon("warning"), this.wrong),
      h("div", { class: "acts" }, this.buttons(at)));
    if (focused) /** @type {HTMLElement | null} */ (this.foot.querySelector(".btn.main, .btn"))?.focus();
    if (turned) this.root.scrollTop = 0;
  }

  /** Where all that a lesson is about lies in a part of the board, that part is seen. */
  comeNear() {
    const { board, state } = this.ctx;
    const { view } = state;
    const hexes = [...view.pieces.map((piece) => piece.place), ...(view.objectives ?? []).flatMap((goal) => goal.hexes), ...(state.env.lesson?.show ?? [])].filter((hex) => this.ctx.isHex(hex));
    const box = board.grid.around(hexes);
    const [, , w, h] = board.grid.window;
    if (box && !board.narrow && box.w * box.h < PART * w * h) board.closeUp(hexes);
  }

  /** The text with its hexes to be pointed at. @param {string} text @returns {(Node | string)[]} */
  linked(text) {
    return text.split(/\b([A-Z]{1,2}\d{1,2})\b/).map((part, i) =>
      i % 2 && this.ctx.isHex(part) ? h("button", { type: "button", class: "hexlink", "data-hex": part }, part) : part);
  }

  /** @param {LessonAt} at */
  buttons(at) {
    const button = (/** @type {string} */ does, /** @type {string} */ kind, /** @type {() => void} */ run, key = "") =>
      h("button", { type: "button", class: `btn ${kind}`, "data-do": `lesson-${does}`, "aria-keyshortcuts": key || null, onclick: run },
        h("span", {}, sayKey(`lesson-${does}`)), key && h("kbd", { "aria-hidden": "true" }, "⏎"));
    return [
      at.over && button("play-on", "main", () => this.playOn(), "Enter"),
      at.reads && !at.over && button("next", "main", () => this.next(), "Enter"),
      at.step > 0 && button("back", "quiet", () => this.go(at.step - 1)),
      at.step > 0 && button("again", "quiet", () => this.go(0)),
      h("a", { class: "btn quiet", href: `/?system=${encodeURIComponent(this.ctx.state.env.system)}`, "data-do": "lesson-leave" }, sayKey("lesson-leave")),
    ];
  }

  /** Hexes to look at. @returns {BoardMark[]} */
  marks() {
    const { env, live } = this.ctx.state;
    return live ? (env.lesson?.show ?? []).filter((hex) => this.ctx.isHex(hex)).map((hex) => ({ hex, kind: "event" })) : [];
  }

  /** The address leads back to this step, with what was chosen on the way. @param {LessonAt} at */
  keep(at) {
    const to = `#step=${at.step}`;
    if (location.hash !== to) history.replaceState(history.state, "", location.pathname + location.search + to);
    const known = place().moves;
    // After a step back, what comes later is still known until something else is chosen.
    const ahead = known.length > at.moves.length && at.moves.every((move, i) => move === known[i]);
    if (!ahead) keepInTab(placeOf(location.pathname), JSON.stringify(at.moves));
  }

  /** Takes the lesson up at another step. @param {number} step */
  go(step) {
    history.replaceState(history.state, "", `${location.pathname}#step=${step}`);
    location.reload();
  }

  async next() {
    const { state } = this.game;
    if (state.sending) return;
    state.sending = true;
    try {
      const env = await this.game.client.next();
      state.sending = false;
      this.game.stale = true;
      await this.game.receive(env);
    } catch (error) {
      this.failed(error);
    } finally {
      state.sending = false;
      this.ctx.update();
    }
  }

  async playOn() {
    const { state } = this.game;
    if (state.sending) return;
    state.sending = true;
    try {
      const begun = await this.game.client.playOn(ownerKey());
      for (const seat of begun.seats) if (seat.token) keepSeat(begun.id, seat.seat, seat.token);
      location.assign(`/match/${begun.id}`);
    } catch (error) {
      this.failed(error);
    } finally {
      state.sending = false;
      this.ctx.update();
    }
  }

  /** @param {unknown} error */
  failed(error) {
    if (!(error instanceof ApiError)) return this.game.trouble(error);
    // A lesson that nobody has looked at for long is forgotten: it begins again where it was.
    if (error.status === 404) return location.reload();
    this.wrong = sayKey(error.status === 401 ? "home-owner-only" : "lesson-wrong");
    this.ctx.update();
  }
}
