// @ts-check
// Where a note is put: beside the thing it speaks of, over as little as can be of what is being judged.

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */

const EDGE = 8;
/** How far a note reaches over the thing to its left. */
const REACH = 60;

/** How much of a box another covers. @param {Box} a @param {Box} b */
export function shared(a, b) {
  const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * Above the thing if that covers nothing else, or below it, or at a side of it.
 * @param {{ w: number, h: number }} size of the note @param {Box} box of the thing @param {Box} room it must stay in
 * @param {Box[]} keep what it should not cover @param {number} gap
 * @returns {{ left: number, top: number, at: "above" | "below" | "side" }}
 */
export function beside({ w, h }, box, room, keep, gap) {
  const middle = (box.left + box.right) / 2;
  const [above, below, level] = [box.top - h - gap, box.bottom + gap, (box.top + box.bottom - h) / 2];
  const lefts = [middle - Math.min(w / 2, REACH), middle - w / 2, middle - w + Math.min(w / 2, REACH)];
  const places = [
    ...lefts.map((left) => ({ left, top: above, at: /** @type {const} */ ("above") })),
    ...lefts.map((left) => ({ left, top: below, at: /** @type {const} */ ("below") })),
    ...[box.right + gap, box.left - w - gap].flatMap((left) => [level, box.bottom - h, box.top].map((top) => ({ left, top, at: /** @type {const} */ ("side") }))),
  ];
  const held = places.map((place) => ({
    ...place,
    left: Math.max(room.left + EDGE, Math.min(room.right - w - EDGE, place.left)),
    top: Math.max(room.top + EDGE, Math.min(room.bottom - h - EDGE, place.top)),
  }));
  const covers = (/** @type {{ left: number, top: number }} */ { left, top }) => {
    const note = { left, top, right: left + w, bottom: top + h };
    return keep.reduce((sum, one) => sum + shared(note, one), shared(note, box) * 4);
  };
  return held.reduce((best, place) => (covers(place) < covers(best) - 1 ? place : best));
}
