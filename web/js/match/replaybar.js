// @ts-check
// The foot of the log: a slider over all positions with a tick for each round, steps, play, the address of a position.
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
import { addressOf, copy } from "./journal.js";
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

export class ReplayBar {
  /** @param {HTMLElement} root @param {Context} ctx @param {Game} game */
  constructor(root, ctx, game) {
    this.ctx = ctx;
    this.game = game;
    this.ticksKey = "";
    const button = (/** @type {string} */ name, /** @type {() => void} */ run) => h("button", { type: "button", class: "icon", onclick: run }, icon(name));
    this.back = button("back", () => game.step(-1));
    this.play = button("play", () => game.toggle());
    this.forward = button("forward", () => game.step(1));
    this.slider = h("input", { type: "range", "data-do": "replay", min: 0, max: 0, step: 1, value: 0, oninput: () => this.slide() });
    this.ticks = h("div", { class: "ticks", "aria-hidden": "true" });
    this.label = h("span", { class: "num" });
    this.link = button("link", () => this.copyLink());
    root.append(this.back, this.play, h("div", { class: "slide" }, this.ticks, this.slider), this.forward, this.label, this.link);
    this.root = root;
    this.lang = "";
  }

  slide() {
    const position = this.game.reel.positions[Number(this.slider.value)];
    if (position) this.game.go(position.number);
  }

  async copyLink() {
    const done = await copy(addressOf(this.game.id, this.ctx.state.number));
    this.link.dataset.tip = sayKey(done ? "match-link-copied" : "match-link-not");
    this.link.classList.add("on");
    refill(this.link, icon(done ? "check" : "link"));
    setTimeout(() => {
      refill(this.link, icon("link"));
      this.link.classList.remove("on");
      this.link.dataset.tip = sayKey("match-link");
    }, 1600);
  }

  render() {
    const { positions, number, reel } = this.ctx.state;
    const at = Math.max(0, this.game.reel.index(number));
    const last = Math.max(0, positions.length - 1);
    const round = positions[at]?.round ?? 0;
    this.slider.max = String(last);
    this.slider.value = String(at);
    this.slider.style.setProperty("--at", `${last ? (at / last) * 100 : 100}%`);
    const words = sayKey("match-round", { n: round });
    this.slider.setAttribute("aria-valuetext", `${words}, ${sayKey("match-of", { n: at, of: last })}`);
    this.label.textContent = words;
    this.label.dataset.tip = sayKey("match-of", { n: at, of: last });
    this.name(reel === "still" ? "play" : "pause");
    this.drawTicks();
  }

  /** @param {"play" | "pause"} does */
  name(does) {
    const key = `${lang()} ${does}`;
    if (key === this.lang) return;
    this.lang = key;
    refill(this.play, icon(does));
    for (const [node, words] of /** @type {[HTMLElement, string][]} */ ([
      [this.back, "match-step-back"], [this.forward, "match-step-on"], [this.link, "match-link"],
      [this.play, does === "play" ? "match-play-on" : "match-pause"], [this.slider, "match-slider"]])) {
      node.setAttribute("aria-label", sayKey(words));
      if (node !== this.slider) node.dataset.tip = sayKey(words);
    }
  }

  drawTicks() {
    const { positions } = this.ctx.state;
    const key = `${positions.length} ${positions.at(-1)?.number}`;
    if (key === this.ticksKey) return;
    this.ticksKey = key;
    const last = Math.max(1, positions.length - 1);
    const turns = positions.flatMap((one, i) => (i && one.round !== positions[i - 1].round ? [i] : []));
    const every = Math.ceil(turns.length / 24);
    refill(this.ticks, turns.filter((_, i) => i % every === 0).map((i) => h("i", { style: { left: `${(i / last) * 100}%` } })));
  }
}
