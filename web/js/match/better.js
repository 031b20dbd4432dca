// @ts-check
// One answer beside another in words: what was done, what is better, and why. What a hint, a warning and a review have in common.
import { h } from "../dom.js";
import { say, sayKey } from "../say.js";
import { hexOf } from "./aim.js";
import { listed, percent, tell, total, upper } from "./words.js";
/** @import { Better, Choice, Odds, Offer, PieceView } from "../types.js" */
/** @import { BoardMark, SightLine } from "../board/parts.js" */
/** @import { Context } from "./state.js" */

/** What may come of an answer at once: the number behind it opens its terms. @param {Context} ctx @param {Choice} choice */
function atOnce(ctx, { offer, odds }) {
  if (!odds) return null;
  const { tally } = odds;
  const words = figure(ctx, odds);
  if (!tally) return h("span", { class: "num hint-odds" }, words);
  return h("button", { type: "button", class: "num hint-odds", onclick: () => ctx.commands.open(offer.text, tally) }, words);
}

/** @param {Context} ctx @param {Odds} odds */
function figure(ctx, odds) {
  return [odds.tally && total(ctx.state.view.system, odds.tally), percent(odds.chance)].filter(Boolean).join(" · ");
}

/** An answer with its chance. @param {Context} ctx @param {string} name @param {Choice} choice @param {string} kind */
function line(ctx, name, choice, kind) {
  const then = (choice.then ?? []).map((text) => say(text));
  return h("div", { class: `better-line ${kind}` }, h("dt", {}, name),
    h("dd", {}, h("p", {}, tell(choice.offer.text, ctx.isHex), " ", atOnce(ctx, choice)),
      then.length > 0 && h("p", { class: "then" }, sayKey("review-then", { what: listed(then) }))),
    h("dd", { class: "num part" }, percent(choice.chance)));
}

/** Both answers. @param {Context} ctx @param {Better} better @param {{ taken: string, best: string }} names */
export function bothNode(ctx, { taken, best }, names) {
  return h("dl", { class: "better" }, line(ctx, names.taken, taken, "taken"), line(ctx, names.best, best, "best"));
}

/** The reasons. @param {Context} ctx @param {Better} better */
export function reasonsNode(ctx, { reasons }) {
  return h("ul", { class: "reasons" }, reasons.map(({ text }) => h("li", {}, tell({ ...text }, ctx.isHex))));
}

/** What a better answer wins, in parts of a win. @param {Better} better */
export function gain({ taken, best }) {
  return best.chance - taken.chance;
}

/** The hexes of an answer in the order of its clicks. @param {Offer} offer @param {PieceView[]} pieces */
export function hexesOf(offer, pieces) {
  const all = offer.click.flatMap((click) => hexOf(click, pieces) ?? []);
  return all.filter((hex, i) => hex !== all[i - 1]);
}

/** An answer on the board: whoever does it is ringed, where it leads is aimed at. @param {string[]} hexes @returns {BoardMark[]} */
export function marksOf(hexes) {
  return hexes.map((hex, i) => ({ hex, kind: i === hexes.length - 1 ? "aimed" : "selected", fixed: i < hexes.length - 1 }));
}

/** @param {string[]} hexes @returns {SightLine[]} */
export function linesOf(hexes) {
  const [from, to] = [hexes.at(-2), hexes.at(-1)];
  return from && to ? [{ from, to, clear: true }] : [];
}

/** The words of an answer, as a sentence begins. @param {Choice} choice */
export function named(choice) {
  return upper(say(choice.offer.text));
}
