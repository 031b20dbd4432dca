// @ts-check
// What lies along the edge of the map when something is out of the ordinary: an earlier position, a lost line.
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

export class Bands {
  /** @param {HTMLElement} map @param {Context} ctx @param {Game} game */
  constructor(map, ctx, game) {
    this.ctx = ctx;
    this.game = game;
    this.past = h("div", { class: "band", hidden: true });
    this.lost = h("div", { class: "lost line-lost", role: "alert", hidden: true });
    map.append(this.past, this.lost);
    this.key = "";
    this.timer = 0;
  }

  render() {
    const { state } = this.ctx;
    const looking = !state.live && state.reel !== "catching";
    const round = state.positions.findLast((one) => one.number <= state.number)?.round ?? 0;
    const key = JSON.stringify([lang(), looking, round, state.env.position, !!state.env.over, state.line.state]);
    this.count();
    if (key === this.key) return;
    this.key = key;
    this.past.hidden = !looking;
    this.ctx.board.port.parentElement?.classList.toggle("looking", looking);
    if (looking) {
      refill(this.past, h("span", {}, h("b", {}, sayKey("match-round", { n: round })), sayKey("match-you-look")),
        h("button", { type: "button", class: "btn", "data-do": "return", onclick: () => this.game.backToNow() }, sayKey(state.env.over ? "match-to-the-end" : "match-back-to-now")));
    }
    const off = state.line.state !== "open";
    this.lost.hidden = !off;
    this.ctx.board.port.classList.toggle("off", off);
    if (off) this.sayLost();
  }

  sayLost() {
    const { line } = this.ctx.state;
    if (line.state === "open") return;
    if (line.state === "refused") {
      refill(this.lost, icon("lock"), h("div", {}, sayKey("match-refused")), h("a", { class: "btn", href: "/" }, sayKey("match-home")));
      return;
    }
    const time = line.since.toLocaleTimeString(lang(), { hour: "2-digit", minute: "2-digit" });
    this.wait = h("span", { "aria-live": "off" });
    refill(this.lost, icon("lost"), h("div", {}, h("b", {}, sayKey("match-line-lost", { time })), " ", sayKey("match-line-safe"), " ", this.wait),
      h("button", { type: "button", class: "btn", onclick: () => this.game.retry() }, sayKey("match-line-now")));
    this.count();
  }

  /** Counts down to the next try. */
  count() {
    const { line } = this.ctx.state;
    clearInterval(this.timer);
    if (line.state === "open" || line.state === "refused") return;
    const tick = () => {
      if (!this.wait) return;
      const left = line.state === "lost" ? Math.max(0, Math.round((line.next.getTime() - Date.now()) / 1000)) : 0;
      this.wait.textContent = left ? sayKey("match-line-next", { n: left }) : sayKey("match-line-trying");
    };
    tick();
    this.timer = window.setInterval(tick, 1000);
  }
}
