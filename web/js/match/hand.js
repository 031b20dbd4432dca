// @ts-check
// The hand of who looks: cards in groups, those that may be played raised and ringed.
import { h, refill } from "../dom.js";
import { lang, sayKey } from "../say.js";
import { nameOf } from "./aim.js";
import { cardNode } from "./card.js";
import { entry, sideName, sideOf, zoneName } from "./words.js";
/** @import { CardView, View, Zone } from "../types.js" */
/** @import { Context } from "./state.js" */

/** A drawing higher than this part of its width is most of its card. */
const TALL = 0.8;

export class HandPanel {
  /** @param {HTMLElement} root @param {Context} ctx @param {() => boolean} mayAct @param {() => string[]} joins the cards that could be
   * played with the one aimed at */
  constructor(root, ctx, mayAct, joins = () => []) {
    this.joins = joins;
    this.root = root;
    this.ctx = ctx;
    this.mayAct = mayAct;
    this.key = "";
    this.count = 0;
    /** The card pressed last, by zone and place: of two that are alike only this one is raised. */
    this.pressed = "";
    new ResizeObserver(() => this.spread()).observe(root);
    root.addEventListener("wheel", (event) => {
      if (root.scrollWidth > root.clientWidth && !event.deltaX) root.scrollLeft += event.deltaY;
    }, { passive: true });
  }

  forget() {
    this.key = "";
    this.pressed = "";
    this.root.replaceChildren();
  }

  render() {
    const { state } = this.ctx;
    const can = this.mayAct() ? [...state.aim.next.keys()].filter((name) => name.startsWith("card:")) : [];
    can.push(...this.joins().map((card) => nameOf({ card })).filter((name) => !can.includes(name)));
    const zones = this.zones(state.view, can);
    this.count = zones.filter((zone) => zone.kind === "hand").reduce((sum, zone) => sum + zone.cards.length, 0);
    const aimed = state.aim.target;
    const chosen = [...state.aim.pickedCards, ...(aimed && "card" in aimed ? [aimed.card] : [])];
    const key = JSON.stringify([lang(), zones, can, chosen, this.pressed]);
    if (key === this.key) return;
    this.key = key;
    const focused = this.root.contains(document.activeElement) ? /** @type {HTMLElement} */ (document.activeElement).dataset.card : null;
    this.root.setAttribute("aria-label", sayKey("match-hand"));
    const groups = this.named(zones).map(([name, some]) => this.group(name, some, new Set(can), new Set(chosen)));
    refill(this.root, h("div", { class: "groups" }, groups));
    const tall = zones.flatMap((zone) => zone.cards).some((card) => {
      const window = this.ctx.faces.get(card.face)?.window;
      return !!window && window[3] > window[2] * TALL;
    });
    this.root.toggleAttribute("data-tall", tall);
    this.spread();
    this.reveal();
    if (focused) /** @type {HTMLElement | null} */ (this.root.querySelector(`[data-card="${focused}"]`))?.focus({ preventScroll: true });
  }

  /** What is shown: cards lying open, what can be seen of other hands, one's own. Where a card may be clicked that lies
   * elsewhere, that place too. @param {View} view @param {string[]} can */
  zones(view, can) {
    const { env } = this.ctx.state;
    const full = view.zones.filter((zone) => zone.cards.length);
    const open = full.filter((zone) => zone.kind === "played");
    const hands = full.filter((zone) => zone.kind === "hand");
    const shown = [...open, ...hands.filter((zone) => zone.seat !== env.you), ...hands.filter((zone) => zone.seat === env.you)];
    const names = new Set(shown.flatMap((zone) => zone.cards).map((card) => nameOf({ card: card.card })));
    const away = can.filter((name) => !names.has(name));
    const others = away.length ? full.filter((zone) => !shown.includes(zone) && zone.cards.some((card) => away.includes(nameOf({ card: card.card })))) : [];
    return [...others, ...shown];
  }

  /** Places that bear the same name lie together. @param {Zone[]} zones @returns {[string, Zone[]][]} */
  named(zones) {
    const { view, env } = this.ctx.state;
    /** @type {Map<string, Zone[]>} */
    const groups = new Map();
    for (const zone of zones) {
      const other = zone.kind === "hand" && zone.seat !== env.you ? sideOf(view, zone.seat) : undefined;
      const name = other ? sideName(other) : zoneName(view, zone);
      groups.set(name, [...(groups.get(name) ?? []), zone]);
    }
    return [...groups];
  }

  /** @param {string} name @param {Zone[]} zones @param {Set<string>} can @param {Set<string>} chosen */
  group(name, zones, can, chosen) {
    const cards = zones.flatMap((zone) => zone.cards.map((card, i) =>
      h("li", { "data-zone": zone.id }, this.card(zone, card, `${zone.id} ${i} ${card.card}`, can, chosen))));
    // The side itself bears that name already: this is what it holds.
    const other = zones.some((zone) => zone.kind === "hand" && zone.seat !== this.ctx.state.env.you);
    const label = other ? entry(sayKey("match-zone-hand"), name) : name;
    return h("section", { class: "group", "aria-label": label }, h("h2", { class: "eyebrow" }, name), h("ul", {}, cards));
  }

  /** Where the hand is wider than the screen, what may be played is in sight. */
  reveal() {
    const { root } = this;
    if (root.scrollWidth <= root.clientWidth) return;
    const box = root.getBoundingClientRect();
    const cards = [...root.querySelectorAll(".card.aimed, .card.can")].map((node) => node.getBoundingClientRect());
    if (!cards.length || cards.some(({ left, right }) => left >= box.left && right <= box.right)) return;
    root.scrollLeft += cards[0].left - box.left - 24;
  }

  /** Cards lie side by side where there is room and overlap where there is not. */
  spread() {
    const groups = this.root.firstElementChild;
    const cards = this.root.querySelectorAll("li").length;
    if (!groups || !cards) return;
    const style = getComputedStyle(this.root);
    const size = (/** @type {string} */ name) => Number.parseFloat(style.getPropertyValue(name)) || 0;
    const [card, gap, label] = [size("--card-w"), size("--card-gap"), size("--label-w")];
    const many = groups.children.length;
    const room = this.root.clientWidth - size("padding-left") - size("padding-right") - many * (card + label);
    const step = cards > many ? room / (cards - many) : card + gap;
    this.root.style.setProperty("--step", `${Math.floor(Math.max(26, Math.min(card + gap, step)))}px`);
  }

  /** @param {Zone} zone @param {CardView} card @param {string} place @param {Set<string>} can @param {Set<string>} chosen */
  card(zone, card, place, can, chosen) {
    const may = can.has(nameOf({ card: card.card }));
    const twin = this.pressed !== place && this.pressed.endsWith(` ${card.card}`);
    const state = chosen.has(card.card) && !twin ? "aimed" : may ? "can" : zone.kind === "played" ? "played" : can.size ? "not" : undefined;
    return cardNode(this.ctx, card, {
      state,
      onclick: (event) => {
        this.pressed = place;
        this.ctx.commands.pressCard(card.card, /** @type {Element} */ (event.currentTarget));
      },
    });
  }
}
