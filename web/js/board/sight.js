// @ts-check
// What is seen from a hex: dots where it is clear, hatching where it is not, and the line to one hex.

import { svg } from "../dom.js";
import { corners, pointList } from "./geometry.js";
/** @import { SightView } from "../types.js" */
/** @import { Grid } from "./geometry.js" */
/** @import { SightLine } from "./parts.js" */

export class SightLayer {
  /** @param {SVGElement} below @param {SVGElement} above @param {Grid} grid */
  constructor(below, above, grid) {
    this.field = svg("g", { class: "sight-field" });
    this.lines = svg("g", { class: "sight-lines" });
    below.append(this.field);
    above.append(this.lines);
    this.grid = grid;
    this.unit = 1;
    /** @type {SightView[] | null} */
    this.hexes = null;
    /** @type {SightLine[]} */
    this.drawn = [];
  }

  /** Draws everything anew: the hexes lie elsewhere. */
  redraw() {
    this.show(this.hexes);
    this.draw(this.drawn);
  }

  /** Shades what is not seen. @param {SightView[] | null} hexes */
  show(hexes) {
    this.hexes = hexes;
    this.field.replaceChildren();
    for (const seen of hexes ?? []) {
      const cell = this.grid.at(seen.hex);
      if (!cell) continue;
      if (!seen.clear) {
        const points = pointList(corners(cell.x, cell.y, this.grid.size * 0.99, this.grid.flat));
        this.field.append(
          svg("polygon", { points, class: "unseen" }),
          svg("path", { d: hatch(cell, this.grid), class: "hatch" }),
        );
        continue;
      }
      this.field.append(svg("circle", { cx: cell.x, cy: cell.y, r: this.grid.size * 0.14, class: "seen" }));
      if (seen.hindrance) {
        this.field.append(
          svg("text", { x: cell.x, y: cell.y - this.grid.size * 0.3, "text-anchor": "middle", class: "count hindered" }, [
            String(seen.hindrance),
          ]),
        );
      }
    }
  }

  /** Draws lines from middle to middle. @param {SightLine[]} lines */
  draw(lines) {
    this.drawn = lines;
    this.lines.replaceChildren();
    for (const line of lines) this.lines.append(...this.lineNodes(line));
    this.rescale(this.unit);
  }

  /** @param {SightLine} line */
  lineNodes(line) {
    const [a, b] = [this.grid.at(line.from), this.grid.at(line.to)];
    if (!a || !b) return [];
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const gap = this.grid.size * 0.92;
    const point = (/** @type {number} */ along) => ({ x: a.x + ((b.x - a.x) * along) / long, y: a.y + ((b.y - a.y) * along) / long });
    const start = point(Math.min(gap, long / 3));
    const end = point(long - Math.min(gap, long / 3));
    const stop = line.blocker ? this.grid.at(line.blocker) : undefined;
    if (line.clear) {
      /** @type {SVGElement[]} */
      const nodes = stroke(start, end, "clear");
      nodes.push(steady(end, [svg("circle", { r: 4.2, class: "end" })]));
      if (line.hindrance) nodes.push(steady(point(long / 2), diamond(line.hindrance)));
      return nodes;
    }
    const along = stop ? ((stop.x - a.x) * (b.x - a.x) + (stop.y - a.y) * (b.y - a.y)) / long : long / 2;
    const at = point(Math.max(gap, Math.min(long - gap * 0.5, along)));
    return [
      ...stroke(start, at, "clear"),
      ...stroke(at, point(long), "beyond"),
      steady(at, [svg("circle", { r: 9.5, class: "round" }), svg("path", { d: "M-4 -4L4 4M4 -4L-4 4", class: "x" })]),
    ];
  }

  /** @param {number} unit units of the board in one pixel */
  rescale(unit) {
    this.unit = unit;
    for (const node of this.lines.querySelectorAll(".steady")) {
      node.setAttribute("transform", `${node.getAttribute("data-at")} scale(${unit.toFixed(4)})`);
    }
  }
}

/** @typedef {{x: number, y: number}} Point */

/** @param {Point} a @param {Point} b @param {string} kind */
function stroke(a, b, kind) {
  const d = `M${a.x.toFixed(1)} ${a.y.toFixed(1)}L${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
  return [svg("path", { d, class: `casing ${kind}` }), svg("path", { d, class: `stroke ${kind}` })];
}

/** @param {Point} at @param {SVGElement[]} children */
function steady(at, children) {
  return svg("g", { class: "steady", "data-at": `translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})` }, children);
}

/** @param {number} value */
function diamond(value) {
  return [
    svg("path", { d: "M0 -12L12 0L0 12L-12 0Z", class: "diamond" }),
    svg("text", { y: 4.4, "text-anchor": "middle", class: "count" }, [`\u2212${Math.abs(value)}`]),
  ];
}

/** Strokes across a hex. @param {Point} cell @param {Grid} grid */
function hatch(cell, grid) {
  const r = grid.size;
  let d = "";
  for (let k = -2; k <= 2; k += 1) {
    const shift = k * r * 0.36;
    const half = r * (0.72 - Math.abs(k) * 0.17);
    const [x, y] = [cell.x + shift * 0.707, cell.y + shift * 0.707];
    d += `M${(x - half * 0.707).toFixed(1)} ${(y + half * 0.707).toFixed(1)}L${(x + half * 0.707).toFixed(1)} ${(y - half * 0.707).toFixed(1)}`;
  }
  return d;
}
