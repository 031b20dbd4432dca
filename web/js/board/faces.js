// @ts-check
// The drawings of a system: fetched by name, then at hand without waiting.
import { faces as fetchFaces } from "../api.js";
/** @import { Art, Event, View } from "../types.js" */
/** @import { Faces } from "./parts.js" */

/** @param {string} system @returns {Faces} */
export function createFaces(system) {
  /** @type {Map<string, Art | null>} */
  const known = new Map();
  return {
    get(key) {
      return (key && known.get(key)) || undefined;
    },
    async need(keys) {
      const wanted = /** @type {string[]} */ ([...keys].filter((key) => key && !known.has(key)));
      if (!wanted.length) return;
      const found = await fetchFaces(system, wanted);
      for (const key of wanted) known.set(key, found.get(key) ?? null);
    },
  };
}

/** Every drawing a view names. @param {View} view */
export function facesOf(view) {
  /** @type {Set<string | undefined>} */
  const keys = new Set();
  view.hexes.forEach((hex) => hex.faces?.forEach((face) => keys.add(face)));
  view.pieces.forEach((piece) => keys.add(piece.face).add(piece.lies?.face));
  view.objectives?.forEach((objective) => keys.add(objective.face));
  view.zones.forEach((zone) => zone.cards.forEach((card) => keys.add(card.face)));
  view.sides?.forEach((side) => {
    keys.add(side.face);
    side.tracks.forEach((track) => {
      keys.add(track.face);
      if (track.face && track.of !== undefined) keys.add(`${track.face}.empty`);
    });
  });
  view.offers.forEach((offer) => keys.add(offer.face));
  return facesOfEvents(view.events, keys);
}

/** The drawings of the dice told of.
 * @param {Event[]} events @param {Set<string | undefined>} [keys] */
export function facesOfEvents(events, keys = new Set()) {
  events.forEach((event) => event.dice?.forEach((die) => keys.add(die.face)));
  return keys;
}
