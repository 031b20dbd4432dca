// @ts-check
// One verb, one key, in every system and at every question.
/** @import { Offer } from "../types.js" */
/** @import { Aim } from "./aim.js" */

/** The keys of the verbs that every system has. @type {Record<NonNullable<Offer["verb"]>, string>} */
export const VERB_KEYS = { confirm: "Enter", decline: "n", done: "d", end: "e", all: "a" };

/** How a key is written on a button. @type {Record<string, string>} */
export const KEY_SIGNS = { Enter: "⏎", Escape: "Esc", " ": "␣" };

/** The keys of a button: the one it shows, another that does the same, and whether it is what Enter does.
 * @typedef {{ key?: string, also?: string, main: boolean }} Keys */

/** The offers that are buttons: those that are now, and whatever confirms, although it could be clicked on the map too. @param {Aim} aim */
export function answersOf(aim) {
  const [confirm, ...more] = aim.offers.filter((offer) => offer.verb === "confirm");
  const { buttons } = aim;
  return confirm && !more.length && !buttons.includes(confirm) && confirm !== aim.aimed ? [confirm, ...buttons] : buttons;
}

/** Keys come from what an offer does, never from where its button stands. What ends something or lets it go by has Enter only where it is
 * the one answer there is. @param {Offer[]} offers @param {{ from: number, aimed: boolean, alone: boolean }} how which number is the first
 * that is free, whether something is aimed at (that is what Enter does then), whether nothing can be clicked @returns {Keys[]} */
export function keysOf(offers, { from, aimed, alone }) {
  const only = alone && offers.length === 1;
  const used = new Set(aimed ? ["Enter"] : []);
  let number = from;
  return offers.map(({ verb }) => {
    const own = verb && VERB_KEYS[verb];
    const free = own && !used.has(own) ? own : undefined;
    const key = free ?? (only && !aimed ? "Enter" : number < 9 ? String((number += 1)) : undefined);
    if (key) used.add(key);
    const also = only && !aimed && key !== "Enter" ? "Enter" : undefined;
    return { key, also, main: key === "Enter" || !!also };
  });
}
