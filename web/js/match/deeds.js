// @ts-check
// The story of a match: what was told, gathered into deeds with what came of each. Only what the rules say of an event
// itself counts: its weight, its step.
/** @import { Event, Position } from "../types.js" */

/** Something told, and at which position. @typedef {{ event: Event, number: number }} Told */

/**
 * A deed: what was done, what came of it, and everything that was told of it.
 * @typedef {object} Deed
 * @property {Told} head with the last of its steps, where it is a way
 * @property {string} from where its way begins; empty if it is none
 * @property {Told[]} results
 * @property {Told[]} all
 * @property {number} round
 * @property {number | null} seat whose turn it is
 */

/** Whether a step goes on where another one led. @param {Event} before @param {Event} event */
function goesOn(before, event) {
  const [a, b] = [before.step, event.step];
  return !!a && !!b && before.text.key === event.text.key && a.to === b.from && a.pieces.join() === b.pieces.join();
}

/** Whether all that a text speaks of is spoken of in another too. @param {Event["text"]} before @param {Event["text"]} text */
function isOfTheSame(before, text) {
  const told = new Set((text.args ?? []).map((arg) => JSON.stringify(arg)));
  return (before.args ?? []).length > 0 && (before.args ?? []).every((arg) => told.has(JSON.stringify(arg)));
}

export class Story {
  constructor() {
    /** @type {Deed[]} */
    this.deeds = [];
  }

  /** Takes in a position. @param {Position} position @returns {Set<Deed>} the deeds that are new or have more to tell now */
  add(position) {
    /** @type {Set<Deed>} */
    const changed = new Set();
    const { events, number } = position;
    const last = this.deeds.at(-1);
    const begins = last ? events.findIndex((event) => event.weight === "turn") : -1;
    // What ends a turn is told in the same breath as the next one begins.
    events.forEach((event, i) => changed.add(this.tell({ event, number }, last && i < begins ? last : position)));
    return changed;
  }

  /** @param {Told} told @param {{ round: number, seat?: number | null }} turn */
  tell(told, { round, seat }) {
    const last = this.deeds.at(-1);
    const { event } = told;
    const does = event.weight === "deed" || event.weight === "turn" || event.weight === "goes-on";
    if (last && does && this.same(last, told)) return last;
    if (!last || does) {
      /** @type {Deed} */
      const deed = { head: told, from: event.step?.from ?? "", results: [], all: [told], round, seat: seat ?? null };
      this.deeds.push(deed);
      return deed;
    }
    last.all.push(told);
    if (event.weight !== "part") this.result(last, told);
    return last;
  }

  /** What goes on from the last deed is no new one: the next step of a way on which nothing has happened, the next of several cards.
   * @param {Deed} last @param {Told} told */
  same(last, told) {
    const { head, results } = last;
    if (goesOn(head.event, told.event) && !results.length) last.head = told;
    else if (head.number === told.number && head.event.text.key === told.event.text.key && !told.event.step) last.results.push(told);
    else if (told.event.weight === "goes-on" && isOfTheSame(head.event.text, told.event.text)) last.results.push(told);
    else return false;
    last.all.push(told);
    return true;
  }

  /** @param {Deed} deed @param {Told} told */
  result(deed, told) {
    const before = deed.results.at(-1);
    if (before && goesOn(before.event, told.event)) {
      deed.results[deed.results.length - 1] = { ...told, event: { ...told.event, text: wayText(told.event.text, before.event.step?.from ?? "") } };
    } else deed.results.push(told);
  }
}

/** The words of a way: those of its last step, from where it begins. @param {Event["text"]} text @param {string} from @returns {Event["text"]} */
export function wayText(text, from) {
  return !from ? text : { ...text, args: (text.args ?? []).map(([name, arg]) => (name === "from" ? [name, { name: from }] : [name, arg])) };
}
