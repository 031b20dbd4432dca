// @ts-check
// The foot of the log: a slider over all positions with a tick for each round, steps, play, the address of a position.
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
import { copy, linkTo } from "./journal.js";
import { openPlayOn } from "./playon.js";
import { Popover } from "./popover.js";
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
    this.link.dataset.do = "link";
    this.said = h("span", { class: "sr", role: "status" });
    this.on = button("fork", () => this.playOn());
    this.on.dataset.do = "play-on";
    root.append(this.back, this.play, h("div", { class: "slide" }, this.ticks, this.slider), this.forward, this.label, this.on, this.link, this.said);
    this.root = root;
    this.lang = "";
    this.note = new Popover("why note", "note");
    document.addEventListener("pointerdown", () => this.note.close(), true);
  }

  slide() {
    const position = this.game.reel.positions[Number(this.slider.value)];
    if (position) this.game.go(position.number);
  }

  async copyLink() {
    const { env } = this.ctx.state;
    const done = await linkTo(this.game).then(copy, () => false);
    const said = sayKey(!done ? "match-link-not" : env.over ? "link-copied-all" : "link-copied-seats");
    this.link.dataset.tip = this.said.textContent = said;
    this.tell(said);
    this.link.classList.add("on");
    refill(this.link, icon(done ? "check" : "link"));
    setTimeout(() => {
      refill(this.link, icon("link"));
      this.link.classList.remove("on");
      this.link.dataset.tip = this.tip();
      this.note.close();
    }, 4000);
  }

  playOn() {
    const { positions, number } = this.ctx.state;
    if (number === positions.at(-1)?.number) this.note.open(this.on.getBoundingClientRect(), [h("p", {}, sayKey("playon-step-back"))]);
    else openPlayOn(this.ctx, this.game).catch((error) => this.game.trouble(error));
  }

  /** Says what was copied, beside the button. @param {string} words */
  tell(words) {
    this.note.open(this.link.getBoundingClientRect(), [h("p", {}, words)]);
  }

  /** What the link does, and for whom. */
  tip() {
    return `${sayKey("match-link")}\n${sayKey(this.ctx.state.env.over ? "link-for-all" : "link-for-seats")}`;
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
    const { env } = this.ctx.state;
    this.on.hidden = !env.over || !!env.lesson;
    // At the end there is nothing left to play.
    this.on.setAttribute("aria-disabled", String(at >= last));
    this.on.dataset.tip = sayKey(at >= last ? "playon-step-back" : "playon");
    this.drawTicks();
  }

  /** @param {"play" | "pause"} does */
  name(does) {
    const key = `${lang()} ${does} ${!!this.ctx.state.env.over}`;
    if (key === this.lang) return;
    this.lang = key;
    refill(this.play, icon(does));
    for (const [node, words] of /** @type {[HTMLElement, string][]} */ ([
      [this.back, "match-step-back"], [this.forward, "match-step-on"], [this.link, "match-link"], [this.on, "playon"],
      [this.play, does === "play" ? "match-play-on" : "match-pause"], [this.slider, "match-slider"]])) {
      node.setAttribute("aria-label", sayKey(words));
      if (node !== this.slider) node.dataset.tip = node === this.link ? this.tip() : sayKey(words);
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
