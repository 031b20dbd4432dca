// @ts-check
// The positions of a match as its viewer counts them, and what was seen at each.
/** @import { Envelope, Position, View } from "../types.js" */

/** @typedef {ReturnType<typeof import("../api.js").match>} Client */

/** How many views are kept besides the newest. */
const KEPT = 400;
/** How many are fetched at once before they are shown. */
const AHEAD = 12;

export class Reel {
  /** @param {Client} client */
  constructor(client) {
    this.client = client;
    /** @type {Position[]} */
    this.positions = [];
    /** @type {Map<number, Promise<View>>} */
    this.views = new Map();
    this.turn = Promise.resolve();
  }

  /** The number of the newest position known. */
  get last() {
    return this.positions.at(-1)?.number ?? -1;
  }

  /** Reads what is new; everything, if what was there may have been taken back. @param {Envelope} env @param {boolean} anew */
  refresh(env, anew) {
    // One after the other: what was asked for first may not come last.
    this.turn = this.turn.catch(() => {}).then(() => this.read(env, anew));
    return this.turn;
  }

  /** @param {Envelope} env @param {boolean} anew */
  async read(env, anew) {
    if (anew || env.position < this.last) {
      this.positions = await this.client.positions();
      const standing = new Set(this.positions.map((position) => position.number));
      for (const number of this.views.keys()) if (!standing.has(number)) this.views.delete(number);
    } else if (env.position > this.last) {
      const fresh = await this.client.positions(undefined, this.last + 1);
      this.positions = [...this.positions, ...fresh.filter((position) => position.number > this.last)];
    }
  }

  /** What was seen then. @param {number} number @returns {Promise<View>} */
  view(number) {
    let found = this.views.get(number);
    if (!found) {
      found = this.client.position(number).then((answer) => answer.view);
      found.catch(() => this.views.delete(number));
      this.views.set(number, found);
      if (this.views.size > KEPT) this.views.delete(/** @type {number} */ (this.views.keys().next().value));
    }
    return found;
  }

  /** Fetches what will be shown next, between two positions. @param {number} from @param {number} to */
  ahead(from, to) {
    const next = this.positions.filter(({ number }) => number > from && number < to).slice(0, AHEAD);
    for (const { number } of next) this.view(number).catch(() => {});
  }

  /** @param {number} number */
  index(number) {
    return this.positions.findIndex((position) => position.number === number);
  }

  /** The position after that one, up to `most`. @param {number} number @param {number} most */
  after(number, most) {
    return this.positions.find((position) => position.number > number && position.number <= most);
  }

  /** The nearest position there is to a number. @param {number} number */
  nearest(number) {
    const known = this.positions.map((position) => position.number);
    return known.findLast((one) => one <= number) ?? known[0] ?? 0;
  }
}

/** Whether two positions look the same. @param {View} a @param {View} b */
export function sameBoard(a, b) {
  const look = (/** @type {View} */ view) => JSON.stringify([view.pieces, view.sides, view.zones.map((zone) => zone.count)]);
  return look(a) === look(b);
}
