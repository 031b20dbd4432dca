// @ts-check
// The sides in brief, over the question, while their rail is folded away: every number, the time, and what is secret of one's own.
import { h, picture, refill } from "../dom.js";
import { lang, say, sayKey } from "../say.js";
import { parts } from "./end.js";
import { who } from "./sides.js";
import { brief, entry, secrets, sideName } from "./words.js";
/** @import { SideView, Track } from "../types.js" */
/** @import { Context } from "./state.js" */

export class BriefPanel {
  /** @param {HTMLElement} right @param {Context} ctx @param {() => void} open everything on a sheet */
  constructor(right, ctx, open) {
    this.ctx = ctx;
    this.key = "";
    this.root = h("section", { class: "brief" });
    this.root.addEventListener("click", open);
    right.prepend(this.root);
  }

  forget() {
    this.key = "";
    this.root.replaceChildren();
  }

  render() {
    const { view, env } = this.ctx.state;
    const secret = secrets(view, env.you);
    const key = JSON.stringify([lang(), env.you, env.asked?.seat, env.over, view.sides, view.tracks, secret]);
    if (key === this.key) return;
    this.key = key;
    this.root.setAttribute("aria-label", sayKey("rail-brief"));
    const sides = [...(view.sides ?? [])].sort((a, b) => Number(a.seat === env.you) - Number(b.seat === env.you) || b.seat - a.seat);
    const clock = (view.tracks ?? []).map((track) => this.track(track));
    refill(this.root, sides.map((side) => this.side(side)),
      (clock.length > 0 || secret.length > 0) && h("div", { class: "brief-more" }, clock.length > 0 && h("span", { class: "brief-tracks" }, clock), secret.map(({ name, words }) => h("p", { class: "secret" }, h("b", {}, entry(name, "")), words))));
  }

  /** @param {SideView} side */
  side(side) {
    const { env } = this.ctx.state;
    const art = this.ctx.faces.get(side.face);
    const you = side.seat === env.you;
    const asked = env.asked?.seat === side.seat && !env.over;
    const seat = env.seats.find((one) => one.seat === side.seat);
    return h("div", { class: `brief-side ${you ? "you" : ""}`, "data-side": side.name, "data-tip": `${sideName(side)}\n${who(seat, you)}` },
      art && picture(art), h("div", {}, h("b", {}, sideName(side), asked && h("span", { class: "asked-dot", role: "img", "aria-label": sayKey("match-is-asked") })),
        h("span", { class: "brief-tracks" }, side.tracks.map((track) => this.track(track)))));
  }

  /** @param {Track} track */
  track(track) {
    const art = this.ctx.faces.get(track.face);
    const figure = track.of === undefined ? String(track.value) : sayKey("match-of", { n: track.value, of: track.of });
    const words = [entry(say(track.text), figure), ...(track.goal ? parts(track) : [])].join(" · ");
    const short = track.of === undefined ? String(track.value) : `${track.value}/${track.of}`;
    return h("span", { class: "brief-track", "data-track": track.id, "data-tip": words },
      art ? picture(art) : h("i", {}, brief(track.text)), h("span", { class: "sr" }, entry(say(track.text), figure)), h("span", { class: "num", "aria-hidden": "true" }, short));
  }
}
