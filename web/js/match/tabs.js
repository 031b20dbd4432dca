// @ts-check
// On a narrow screen: map, hand, log and rules behind tabs at the foot.
import { h, refill } from "../dom.js";
import { lang, sayKey } from "../say.js";
/** @import { Context } from "./state.js" */

/** @typedef {"map" | "hand" | "log"} Tab */

export class Tabs {
  /** @param {HTMLElement} root @param {HTMLElement} match @param {Context} ctx @param {() => number} cards */
  constructor(root, match, ctx, cards) {
    this.root = root;
    this.match = match;
    this.ctx = ctx;
    this.cards = cards;
    this.key = "";
    /** @type {Tab} */
    this.now = "map";
  }

  /** @param {Tab} tab */
  show(tab) {
    this.now = tab;
    this.match.dataset.tab = tab;
    this.render();
  }

  render() {
    // Where nobody ever holds cards there is nothing to turn to.
    const holds = this.ctx.state.view.zones.some((zone) => zone.kind === "hand");
    const key = JSON.stringify([lang(), this.now, this.cards(), holds]);
    if (key === this.key) return;
    this.key = key;
    this.match.dataset.tab = this.now;
    this.root.setAttribute("aria-label", sayKey("match-tabs"));
    const tab = (/** @type {Tab} */ name, /** @type {number} */ count = 0) =>
      h("button", { type: "button", "aria-current": this.now === name ? "page" : null, onclick: () => this.show(this.now === name ? "map" : name) },
        sayKey(`match-tab-${name}`), count > 0 && h("b", {}, String(count)));
    refill(this.root, tab("map"), holds && tab("hand", this.cards()), tab("log"),
      h("a", { href: `/rules/${encodeURIComponent(this.ctx.state.env.system)}` }, sayKey("page-rules")));
  }
}
