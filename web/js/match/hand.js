// @ts-check
// The hand of who looks: cards in groups, those that may be played raised and ringed.
import { h, refill } from "../dom.js";
import { lang, sayKey } from "../say.js";
import { nameOf } from "./aim.js";
import { cardNode } from "./card.js";
import { zoneName } from "./words.js";
/** @import { CardView, View, Zone } from "../types.js" */
/** @import { Context } from "./state.js" */

export class HandPanel {
  /** @param {HTMLElement} root @param {Context} ctx @param {() => boolean} mayAct */
  constructor(root, ctx, mayAct) {
    this.root = root;
    this.ctx = ctx;
    this.mayAct = mayAct;
    this.key = "";
    this.count = 0;
    root.addEventListener("wheel", (event) => {
      if (root.scrollWidth > root.clientWidth && !event.deltaX) root.scrollLeft += event.deltaY;
    }, { passive: true });
  }

  render() {
    const { state } = this.ctx;
    const zones = this.zones(state.view);
    this.count = zones.filter((zone) => zone.kind === "hand").reduce((sum, zone) => sum + zone.cards.length, 0);
    const can = this.mayAct() ? [...state.aim.next.keys()].filter((name) => name.startsWith("card:")) : [];
    const aimed = state.aim.target;
    const chosen = [...state.aim.pickedCards, ...(aimed && "card" in aimed ? [aimed.card] : [])];
    const key = JSON.stringify([lang(), zones, can, chosen]);
    if (key === this.key) return;
    this.key = key;
    const focused = this.root.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.card : null;
    this.root.setAttribute("aria-label", sayKey("match-hand"));
    refill(this.root, h("div", { class: "groups" }, zones.map((zone) => this.group(zone, new Set(can), new Set(chosen)))));
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-card="${focused}"]`))?.focus({ preventScroll: true });
  }

  /** What is shown: cards lying open, then those held. @param {View} view */
  zones(view) {
    const { env } = this.ctx.state;
    const open = view.zones.filter((zone) => zone.kind === "played" && zone.cards.length);
    const held = view.zones.filter((zone) => zone.kind === "hand" && zone.cards.length && (zone.seat === env.you || env.you === null));
    return [...open, ...held];
  }

  /** @param {Zone} zone @param {Set<string>} can @param {Set<string>} chosen */
  group(zone, can, chosen) {
    const name = zoneName(this.ctx.state.view, zone);
    const cards = zone.cards.map((card) => h("li", {}, this.card(zone, card, can, chosen)));
    return h("section", { class: "group", "data-kind": zone.kind, "aria-label": name, "data-zone": zone.id },
      h("h2", { class: "eyebrow" }, name), h("ul", {}, cards));
  }

  /** @param {Zone} zone @param {CardView} card @param {Set<string>} can @param {Set<string>} chosen */
  card(zone, card, can, chosen) {
    const may = can.has(nameOf({ card: card.card }));
    const state = chosen.has(card.card) ? "aimed" : may ? "can" : zone.kind === "played" ? "played" : can.size ? "not" : undefined;
    return cardNode(this.ctx, card, {
      state,
      onclick: (event) => this.ctx.commands.pressCard(card.card, /** @type {Element} */ (event.currentTarget)),
    });
  }
}
