// @ts-check
// A card as a card: name, drawing, cost, and its words where there is room for them.
import { h, picture, svg } from "../dom.js";
import { say, sayKey } from "../say.js";
import { cardParts, cardText, cardWhole } from "./words.js";
/** @import { CardView } from "../types.js" */
/** @import { Context } from "./state.js" */

const STAR = "M13 1l3.300 7.500 8.200.800-6.200 5.400 1.800 8-7.100-4.200-7.100 4.200 1.800-8L1.500 9.300l8.200-.800z";

/** @typedef {{ large?: boolean, state?: "can" | "aimed" | "not" | "played", onclick?: (event: MouseEvent) => void }} CardLook */

/** @param {Context} ctx @param {CardView} card @param {CardLook} [look] */
export function cardNode(ctx, card, { large = false, state, onclick } = {}) {
  const art = ctx.faces.get(card.face);
  const words = cardText(card);
  const kind = card.cost === undefined || card.cost === null ? "plain" : "paid";
  const [name, ...also] = say(card.text).split(" · ");
  const parts = cardParts(card);
  const inside = [
    h("span", { class: /\S{13,}/.test(say(card.text)) ? "card-name long" : "card-name" }, kind === "paid" && star(card.cost ?? 0), name,
      also.length > 0 && h("span", { class: "card-also" }, h("span", { class: "sr" }, " · "), also.join(" · "))),
    art && picture(art, { class: "card-art" }),
    words && h("span", { class: "card-words", "aria-hidden": "true" }, parts.length
      ? parts.map((part) => h("span", { class: "card-part" }, h("b", {}, part.name), " ", part.text)) : words),
    state === "played" && h("span", { class: "stamp", "aria-hidden": "true" }, sayKey("match-played")),
  ];
  const props = {
    class: `card ${kind} ${state ?? ""} ${large ? "large" : ""}`, "data-card": card.card,
    "data-mark": state === "can" ? "pick" : state === "aimed" ? "aimed" : null,
    "aria-pressed": state === "aimed" ? "true" : null,
  };
  if (!onclick) return h("div", { role: "img", "aria-label": [say(card.text), cardLine(card, state)].join(". "), ...props }, inside);
  return h("button", { type: "button", ...props, onclick }, inside, h("span", { class: "sr" }, `. ${cardLine(card, state)}`));
}

/** What there is to say of a card besides its name. @param {CardView} card @param {CardLook["state"]} [state] */
export function cardLine(card, state) {
  const cost = card.cost === undefined || card.cost === null ? "" : sayKey("match-costs", { n: card.cost });
  const now = state === "can" || state === "aimed" ? sayKey("match-card-can") : state === "played" ? sayKey("match-played") : "";
  return [cost, cardWhole(card), cardText(card), now].filter(Boolean).join(". ");
}

/** @param {number} cost */
function star(cost) {
  return svg("svg", { class: "cost", viewBox: "0 0 26 26", "aria-hidden": "true" },
    svg("path", { d: STAR }), svg("text", { x: 13, y: 17.5, "text-anchor": "middle" }, String(cost)));
}
