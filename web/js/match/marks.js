// @ts-check
// What is marked on the board now: what may be clicked, what is chosen, what was refused, what just happened.
import { hexOf, nameOf } from "./aim.js";
import { percent, points } from "./words.js";
/** @import { BoardMark, SightLine } from "../board/parts.js" */
/** @import { Click, Odds } from "../types.js" */
/** @import { State } from "./state.js" */
/** @import { Ways } from "./ways.js" */

/** The badge of an action: how many dice, what chance. @param {Odds | undefined} odds */
function badgeOf(odds) {
  if (!odds) return undefined;
  const dice = odds.tally?.name === "dice" ? odds.tally.total : undefined;
  return { ...(dice === undefined ? {} : { dice }), text: percent(odds.chance) };
}

/** Where more hexes than this are targets, those with nothing in them are marked lightly. */
const CROWD = 30;

/** @param {State} state @param {boolean} mayAct @param {Ways} [ways] @returns {BoardMark[]} */
export function offerMarks(state, mayAct, ways) {
  if (!mayAct) return [];
  const { aim } = state;
  /** @type {BoardMark[]} */
  const marks = placesOf(aim.picked, state).map((hex) => ({ hex, kind: "selected", ...(aim.hasOther ? {} : { fixed: true }) }));
  const target = aim.target && nameOf(aim.target);
  const full = new Set(state.view.pieces.map((piece) => piece.place));
  const own = ownHexes(state);
  const crowd = aim.next.size > CROWD;
  for (const { click, mark, offers, last } of aim.next.values()) {
    const hex = hexOf(click, state.view.pieces);
    if (hex === undefined || (mark === "move" && ways?.leaves(click))) continue;
    const aimed = target === nameOf(click);
    const light = crowd && !aimed && !full.has(hex);
    // Among very many the figures of empty hexes wait until they are pointed at: they would hide the rest.
    const badge = state.showOdds && last && !light ? badgeOf(best(offers.map((offer) => state.odds[offer.action]))) : undefined;
    marks.push({
      hex, kind: aimed ? "aimed" : mark === "begin" ? "pick" : mark,
      ...("way" in click ? { ways: [click.way.heading] } : {}),
      ...(light ? { light: true } : {}),
      ...(mark === "target" && own.has(hex) ? { own: true } : {}),
      ...(mark === "move" && offers[0].cost !== undefined && offers[0].cost !== null ? { cost: points(state.view, offers[0].cost) } : {}),
      ...(badge ? { badge } : {}),
    });
  }
  const signs = (state.view.objectives ?? []).flatMap((goal) => goal.hexes);
  return ways ? [...ways.marks(new Set([...full, ...signs])), ...marks] : marks;
}

/** The hexes with something of who looks. @param {State} state */
export function ownHexes({ view, env }) {
  const side = view.sides?.find((one) => one.seat === env.you)?.name;
  return new Set(view.pieces.filter((piece) => side !== undefined && piece.side === side).map((piece) => piece.place));
}

/** The hexes of what is chosen. @param {Click[]} clicks @param {State} state */
function placesOf(clicks, { view }) {
  return clicks.flatMap((click) => hexOf(click, view.pieces) ?? []);
}

/** The odds with the best chance. @param {(Odds | undefined)[]} odds */
function best(odds) {
  return odds.reduce((a, b) => (!a || (b && b.chance > a.chance) ? b : a), undefined);
}

/** The line from who shoots to who is aimed at. @param {State} state @param {boolean} mayAct @returns {SightLine[]} */
export function aimLine(state, mayAct) {
  if (!mayAct && !state.sending) return [];
  const from = placesOf(state.aim.picked, state).at(-1);
  const target = state.aim.target && hexOf(state.aim.target, state.view.pieces);
  if (!from || !target || from === target) return [];
  return [{ from, to: target, clear: true }];
}

/** The line of the sight tool. @param {State} state @returns {SightLine[]} */
export function sightLine({ sight }) {
  if (!sight?.to || !sight.hexes || sight.to === sight.from) return [];
  const seen = sight.hexes.find((one) => one.hex === sight.to);
  if (!seen) return [];
  return [{ from: sight.from, to: sight.to, clear: seen.clear, blocker: seen.blockers?.[0], hindrance: seen.hindrance ?? undefined }];
}

/** Hexes told of at a position: they are shown for a moment. @param {State} state @param {(name: string) => boolean} isHex @returns {BoardMark[]} */
export function eventMarks(state, isHex) {
  const events = state.positions.find((one) => one.number === state.number)?.events ?? [];
  const hexes = new Set();
  for (const { text } of events) {
    for (const [key, arg] of text.args ?? []) if (key !== "name" && "name" in arg && isHex(arg.name)) hexes.add(arg.name);
  }
  return [...hexes].map((hex) => ({ hex, kind: "event" }));
}
