// @ts-check
// The card that is pointed at or focused, large enough to read, with the reason if it cannot be played now.
import { ApiError } from "../api.js";
import { byId, h } from "../dom.js";
import { say, sayKey } from "../say.js";
import { cardNode } from "./card.js";
import { Popover, sentence } from "./popover.js";
/** @import { CardView } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

const PATIENCE = 260;

export class CardPop {
  /** @param {HTMLElement} hand @param {Context} ctx @param {Game} game @param {(card: string | null) => void} points one of one's own is read */
  constructor(hand, ctx, game, points) {
    this.ctx = ctx;
    this.game = game;
    this.points = points;
    this.hand = hand;
    this.pop = new Popover("card-pop", "tooltip");
    this.timer = 0;
    /** @type {HTMLElement | null} */
    this.on = null;
    /** Reasons already asked for, at this question. @type {Map<string, Promise<string>>} */
    this.reasons = new Map();
    this.seq = -1;
    hand.addEventListener("pointerover", (event) => event.pointerType !== "touch" && this.near(event.target, PATIENCE));
    hand.addEventListener("pointerleave", () => this.close());
    hand.addEventListener("pointerdown", () => this.close());
    hand.addEventListener("focusin", (event) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) this.near(event.target, 0);
    });
    hand.addEventListener("focusout", () => this.close());
  }

  /** @param {EventTarget | null} target @param {number} patience */
  near(target, patience) {
    const node = target instanceof Element ? target.closest("[data-card]") : null;
    if (node === this.on) return;
    this.close();
    if (!(node instanceof HTMLElement)) return;
    this.on = node;
    this.timer = window.setTimeout(() => this.open(node), patience);
  }

  /** @param {HTMLElement} node */
  async open(node) {
    const zone = node.closest("[data-zone]");
    const cards = this.ctx.state.view.zones.filter((one) => one.id === zone?.getAttribute("data-zone")).flatMap((one) => one.cards);
    const card = cards.find((one) => one.card === node.dataset.card);
    // A menu that has just opened over the card is what matters.
    if (!card || !node.isConnected || document.querySelector(".pop.why:not([hidden])")) return;
    const own = this.ctx.state.view.zones.some((one) => one.kind === "hand" && one.seat === this.ctx.state.env.you && one.cards.includes(card));
    this.points(own ? card.card : null);
    const box = node.getBoundingClientRect();
    const large = cardNode(this.ctx, card, { large: true });
    // The question and its sum are read at the same time.
    const keep = [byId("right").getBoundingClientRect()];
    this.pop.open(box, [large], undefined, keep);
    if (node.dataset.mark || !this.game.mayAct || node.classList.contains("played")) return;
    const reason = await this.reason(card);
    if (this.on !== node || !reason) return;
    large.append(h("span", { class: "card-note" }, reason));
    this.pop.place(box, keep);
  }

  /** Why it cannot be played. @param {CardView} card */
  reason(card) {
    const { seq } = this.ctx.state.env;
    if (seq !== this.seq) this.reasons.clear();
    this.seq = seq;
    const known = this.reasons.get(card.card) ?? this.ask(card);
    this.reasons.set(card.card, known);
    return known;
  }

  /** @param {CardView} card */
  async ask(card) {
    try {
      const { refusal } = await this.game.client.why([{ card: card.card }]);
      return refusal ? sentence(say(refusal.text)) : sayKey("match-not-now");
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
      return "";
    }
  }

  close() {
    clearTimeout(this.timer);
    if (this.on) this.points(null);
    this.on = null;
    this.pop.close();
  }
}
