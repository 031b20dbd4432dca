// @ts-check
// What pieces cover from where they stand: everything between two directions, as long as they are looked at.

import { svg } from "../dom.js";
import { say } from "../say.js";
import { degreesOf } from "./geometry.js";
/** @import { ArcView, PieceView } from "../types.js" */
/** @import { Grid } from "./geometry.js" */

/** How far an arc is drawn, in hexes, and where on its edge its letters stand. */
const FAR = 9;
const LETTERS = 0.3;
/** Where it begins, of the size of a hex. */
const NEAR = 0.7;

export class ArcLayer {
  /** @param {SVGElement} layer @param {Grid} grid @param {string} id of the board */
  constructor(layer, grid, id) {
    this.layer = layer;
    this.grid = grid;
    this.id = id;
    this.unit = 1;
    /** @type {PieceView[]} */
    this.pieces = [];
    this.key = "";
  }

  /** Shows what these pieces cover. @param {PieceView[]} pieces */
  show(pieces) {
    const covering = pieces.filter((piece) => piece.arcs?.length && this.grid.at(piece.place));
    const key = JSON.stringify(covering.map(({ id, place, arcs }) => [id, place, arcs]));
    if (key === this.key) return;
    this.key = key;
    this.pieces = covering;
    this.redraw();
  }

  redraw() {
    const nodes = this.pieces.flatMap((piece) => (piece.arcs ?? []).map((arc, i) => this.draw(piece, arc, i)));
    this.layer.replaceChildren(...nodes);
  }

  /** Letters keep their size on the screen. @param {number} unit units of the board in one pixel */
  rescale(unit) {
    this.unit = unit;
    if (this.pieces.length) this.redraw();
  }

  /** @param {PieceView} piece @param {ArcView} arc @param {number} i */
  draw(piece, arc, i) {
    const { x, y } = this.grid.at(piece.place) ?? { x: 0, y: 0 };
    const far = this.grid.step * FAR;
    const near = this.grid.size * NEAR;
    const angles = [arc.from, arc.to].map((heading) => degreesOf(this.grid.seen(heading), this.grid.flat));
    const at = (/** @type {number} */ degrees, /** @type {number} */ r) => {
      const a = (degrees * Math.PI) / 180;
      return { x: x + r * Math.cos(a), y: y + r * Math.sin(a) };
    };
    const [from, to] = angles;
    const large = (to - from + 360) % 360 > 180 ? 1 : 0;
    const point = (/** @type {{ x: number, y: number }} */ p) => `${p.x.toFixed(1)} ${p.y.toFixed(1)}`;
    const [a, b, c, d] = [at(from, near), at(from, far), at(to, far), at(to, near)].map(point);
    const fade = `${this.id}-arc-${piece.id}-${i}`;
    const gradient = (/** @type {string} */ id, /** @type {string} */ kind) =>
      svg("radialGradient", { id, gradientUnits: "userSpaceOnUse", cx: x, cy: y, r: far, class: kind }, [
        svg("stop", { offset: 0.25, class: "full" }), svg("stop", { offset: 0.95, class: "gone" }),
      ]);
    const edges = `M${a}L${b}M${d}L${c}`;
    const letters = at(arc.turns ? to : from, far * LETTERS);
    const text = say(arc.text);
    const wide = text.length * 7 + 14;
    return svg("g", { class: `arc${arc.turns ? " turning" : ""}${arc.beside ? " beside" : ""}` }, [
      gradient(fade, "ink"), gradient(`${fade}-pale`, "pale"),
      svg("path", { d: `M${a}L${b}A${far} ${far} 0 ${large} 1 ${c}L${d}Z`, class: "within", fill: `url(#${fade})` }),
      svg("path", { d: edges, class: "casing", stroke: `url(#${fade}-pale)` }),
      svg("path", { d: edges, class: "stroke", stroke: `url(#${fade})` }),
      svg("g", { class: "letters", transform: `translate(${point(letters)}) scale(${this.unit.toFixed(4)})` }, [
        svg("rect", { x: -wide / 2, y: -9, width: wide, height: 18, rx: 9 }),
        svg("text", { y: 4.5, "text-anchor": "middle", class: "count" }, [text]),
      ]),
    ]);
  }
}
