// @ts-check
// The way pieces have just come: a dotted line from hex to hex with a head at its end, until something else happens.

import { svg } from "../dom.js";
/** @import { View } from "../types.js" */
/** @import { Grid } from "./geometry.js" */

/** @typedef {{ x: number, y: number }} Point */

export class TrailLayer {
  /** @param {SVGElement} layer @param {Grid} grid */
  constructor(layer, grid) {
    this.layer = layer;
    this.grid = grid;
    /** The hexes each piece has gone through. @type {Map<number, string[]>} */
    this.ways = new Map();
  }

  /** Another position, which came of the one before. @param {View} before @param {View} view */
  follow(before, view) {
    const were = new Map(before.pieces.map((piece) => [piece.id, piece.place]));
    const known = (/** @type {string | undefined} */ hex) => hex !== undefined && !!this.grid.at(hex);
    const moved = view.pieces.filter(({ id, place }) => known(were.get(id)) && known(place) && were.get(id) !== place);
    if (!moved.length) {
      if (stage(before) !== stage(view)) this.clear();
      return;
    }
    /** @type {Map<number, string[]>} */
    const ways = new Map();
    for (const { id, place } of moved) {
      const from = /** @type {string} */ (were.get(id));
      const so = this.ways.get(id);
      ways.set(id, [...(so?.at(-1) === from ? so : [from]), place]);
    }
    this.ways = ways;
    this.draw();
  }

  clear() {
    this.ways.clear();
    this.layer.replaceChildren();
  }

  draw() {
    this.layer.replaceChildren(...[...this.ways.values()].map((hexes) => wayNode(this.grid, hexes, "trail")));
  }
}

/** A dotted line from hex to hex with a head at its end. @param {Grid} grid @param {string[]} hexes @param {string} kind its class
 * @param {number} [gap] how far before the middle of the last hex it ends, in sides of a hex */
export function wayNode(grid, hexes, kind, gap = 0.72) {
  const points = hexes.flatMap((hex) => grid.at(hex) ?? []);
  const end = short(points, grid.size * gap);
  const d = points.slice(0, -1).map(({ x, y }, i) => `${i ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("") + `L${end.x.toFixed(1)} ${end.y.toFixed(1)}`;
  const at = (/** @type {Point} */ point, /** @type {number} */ turn) => `translate(${point.x.toFixed(1)} ${point.y.toFixed(1)}) rotate(${turn.toFixed(1)})`;
  const [from, last] = [points.at(-2) ?? end, points.at(-1) ?? end];
  const turn = (Math.atan2(last.y - from.y, last.x - from.x) * 180) / Math.PI;
  const r = grid.size;
  const head = `M${(-0.16 * r).toFixed(1)} ${(-0.2 * r).toFixed(1)}L${(0.18 * r).toFixed(1)} 0L${(-0.16 * r).toFixed(1)} ${(0.2 * r).toFixed(1)}Z`;
  return svg("g", { class: kind },
    svg("path", { d, class: "casing" }), svg("path", { d, class: "stroke" }),
    svg("circle", { cx: points[0].x, cy: points[0].y, r: r * 0.13, class: "start" }),
    svg("path", { d: head, transform: at(end, turn), class: "head" }));
}

/** Where a way ends that stops before the middle of its last hex. @param {Point[]} points @param {number} gap @returns {Point} */
function short(points, gap) {
  const [a, b] = points.slice(-2);
  const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const part = Math.max(0.3, 1 - gap / long);
  return { x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part };
}

/** Where in the turn a position stands. @param {View} view */
function stage(view) {
  return view.phases?.find((phase) => phase.now)?.id;
}
