// @ts-check
// Marks on hexes: each by its own form, none by colour alone. Colours and strokes are in board.css.

import { svg } from "../dom.js";
import { arrowHead, corners, pointList } from "./geometry.js";
/** @import { Grid } from "./geometry.js" */
/** @import { BoardMark } from "./parts.js" */

/**
 * A line with its light casing under it.
 * @param {"polygon" | "path"} name @param {Record<string, string | number>} shape @param {string} kind
 */
function cased(name, shape, kind) {
  return [svg(name, { ...shape, class: `casing ${kind}` }), svg(name, { ...shape, class: `stroke ${kind}` })];
}

/** The six corners as brackets. @param {number} r @param {boolean} flat */
function bracketPath(r, flat) {
  const p = corners(0, 0, r, flat);
  const toward = (/** @type {number[]} */ a, /** @type {number[]} */ b, /** @type {number} */ t) =>
    `${(a[0] + (b[0] - a[0]) * t).toFixed(1)} ${(a[1] + (b[1] - a[1]) * t).toFixed(1)}`;
  return p
    .map((c, i) => `M${toward(c, p[(i + 5) % 6], 0.27)}L${toward(c, c, 0)}L${toward(c, p[(i + 1) % 6], 0.27)}`)
    .join("");
}

/** The six sides without their corners: what brackets leave out. @param {number} r @param {boolean} flat */
function sidePath(r, flat) {
  const p = corners(0, 0, r, flat);
  const along = (/** @type {number} */ i, /** @type {number} */ t) => {
    const [a, b] = [p[i], p[(i + 1) % 6]];
    return `${(a[0] + (b[0] - a[0]) * t).toFixed(1)} ${(a[1] + (b[1] - a[1]) * t).toFixed(1)}`;
  };
  return p.map((_, i) => `M${along(i, 0.2)}L${along(i, 0.8)}`).join("");
}

/** What lies on the ground under the pieces. @param {BoardMark} mark @param {Grid} grid */
function shapes(mark, grid) {
  if (mark.light) return [];
  if (mark.ways) {
    return mark.ways.flatMap((way) => cased("polygon", arrowHead(grid.seen(way), grid.size, grid.flat), mark.kind));
  }
  const hexagon = (/** @type {number} */ k) => ({ points: pointList(corners(0, 0, grid.size * k, grid.flat)) });
  switch (mark.kind) {
    case "selected":
      return [
        svg("polygon", { ...hexagon(0.965), class: "wash" }), ...cased("polygon", hexagon(0.965), "selected"),
        svg("polygon", { ...hexagon(0.83), class: "stroke inner" }),
      ];
    case "pick":
      return cased("path", { d: sidePath(grid.size * 0.93, grid.flat) }, "pick");
    case "here":
      return cased("polygon", hexagon(0.93), mark.kind);
    case "target":
    case "aimed": {
      // One's own are never drawn as a target: it is a danger to them.
      if (mark.own) return [svg("polygon", { ...hexagon(0.93), class: "wash" }), ...cased("polygon", hexagon(0.93), "risk")];
      const wash = mark.kind === "aimed" ? [svg("polygon", { ...hexagon(0.95), class: "wash" })] : [];
      return [...wash, ...cased("path", { d: bracketPath(grid.size * 0.95, grid.flat) }, mark.kind)];
    }
    case "refused":
      return cased("polygon", hexagon(0.95), "refused");
    case "event":
      return cased("path", { d: bracketPath(grid.size * 0.88, grid.flat) }, "event");
    default:
      return [];
  }
}

/** What stands above the pieces: discs, badges, crosses; of constant size on the screen. @param {BoardMark} mark @param {Grid} grid */
function signs(mark, grid) {
  const nodes = [];
  if (mark.light) nodes.push(mark.kind === "target" ? speck() : dot());
  else if (mark.kind === "move") nodes.push(mark.low ? lifted([disc(mark)], -0.5 * grid.size, -0.48 * grid.size) : disc(mark));
  if (mark.kind === "blocker") nodes.push(cross());
  if (mark.kind === "danger" || mark.own) nodes.push(lifted([danger(mark.count)], (mark.own ? 0 : 0.6) * grid.size));
  if (mark.badge) {
    const up = grid.size * (grid.flat ? 0.866 : 0.9);
    nodes.push(lifted([badge(mark.badge, mark.kind === "aimed")], up));
  }
  return nodes;
}

/** Signs beside the middle of their hex. @param {SVGElement[]} nodes @param {number} up in units of the board @param {number} [right] */
function lifted(nodes, up, right = 0) {
  return svg("g", { class: "lift", "data-lift": up.toFixed(1), "data-right": right.toFixed(1) }, nodes);
}

/** A triangle, with how many threaten. @param {number} [count] */
function danger(count) {
  const d = "M0 -9.5L9.5 7.5H-9.5Z";
  const sign = count ? String(count) : "!";
  return svg("g", { class: "danger-sign" }, [
    svg("path", { d, class: "casing" }), svg("path", { d, class: "body" }), svg("text", { y: 5.8, "text-anchor": "middle", class: "count" }, [sign]),
  ]);
}

/** @param {BoardMark} mark */
function disc(mark) {
  const cost = mark.cost;
  // Where a way is bent stands a peg.
  const body = (/** @type {number} */ r, /** @type {string} */ kind) =>
    mark.bent ? svg("path", { d: `M0 ${-r * 1.3}L${r * 1.3} 0L0 ${r * 1.3}L${-r * 1.3} 0Z`, class: kind }) : svg("circle", { r, class: kind });
  return svg("g", { class: `disc${mark.hot ? " hot" : ""}${mark.open ? " open" : ""}` }, [
    body(11.5, "casing"), body(9, "ring"),
    cost === undefined
      ? svg("circle", { r: 3, class: "pip" })
      : svg("text", { y: 4.4, "text-anchor": "middle", class: "count" }, [String(cost)]),
  ]);
}

/** A small cross-hair. */
function speck() {
  const d = "M-5 0H5M0 -5V5";
  return svg("g", { class: "speck" }, svg("path", { d, class: "casing" }), svg("path", { d, class: "stroke" }));
}

/** A small ring: something may be clicked there. */
function dot() {
  return svg("g", { class: "speck may" }, svg("circle", { r: 4, class: "casing" }), svg("circle", { r: 4, class: "stroke" }));
}

function cross() {
  return svg("g", { class: "cross" }, [
    svg("circle", { r: 9.5, class: "round" }),
    svg("path", { d: "M-4 -4L4 4M4 -4L-4 4", class: "x" }),
  ]);
}

/** @param {{dice?: number, text: string}} odds @param {boolean} hot */
function badge({ dice, text }, hot) {
  const small = dice === undefined ? 0 : 20;
  const w = small + text.length * 7.1 + 13;
  /** @type {SVGElement[]} */
  const nodes = [svg("rect", { x: -w / 2, y: -10, width: w, height: 20, rx: 10, class: "pill" })];
  if (dice !== undefined) {
    nodes.push(
      svg("rect", { x: -w / 2 + 6, y: -6, width: 12, height: 12, rx: 2.6, class: "die" }),
      svg("text", { x: -w / 2 + 12, y: 4, "text-anchor": "middle", class: "count die-count" }, [String(dice)]),
    );
  }
  nodes.push(svg("text", { x: small / 2, y: 4.4, "text-anchor": "middle", class: "count" }, [text]));
  return svg("g", { class: hot ? "badge hot" : "badge" }, nodes);
}

/** Draws marks into the two layers that hold them. */
export class MarkLayer {
  /** @param {SVGElement} below @param {SVGElement} above @param {Grid} grid */
  constructor(below, above, grid) {
    this.below = below;
    this.above = above;
    this.grid = grid;
    this.unit = 1;
    /** @type {Map<string, {mark: BoardMark, nodes: SVGElement[]}>} */
    this.drawn = new Map();
  }

  /** Patches the layers so that they show these marks. @param {BoardMark[]} marks */
  show(marks) {
    const wanted = new Map(marks.map((mark) => [JSON.stringify(mark), mark]));
    for (const [key, { nodes }] of this.drawn) {
      if (wanted.has(key)) continue;
      nodes.forEach((node) => node.remove());
      this.drawn.delete(key);
    }
    for (const [key, mark] of wanted) {
      if (!this.drawn.has(key)) this.drawn.set(key, { mark, nodes: this.draw(mark) });
    }
  }

  /** Draws everything anew: the hexes lie elsewhere. */
  redraw() {
    const marks = this.marks();
    this.show([]);
    this.show(marks);
  }

  /** What is marked now. */
  marks() {
    return [...this.drawn.values()].map(({ mark }) => mark);
  }

  /** @param {BoardMark} mark */
  draw(mark) {
    const cell = this.grid.at(mark.hex);
    if (!cell) return [];
    const at = `translate(${cell.x} ${cell.y})`;
    const flat = svg("g", { class: `mark ${mark.kind}`, transform: at }, shapes(mark, this.grid));
    // Ways out of a hex lie over what stands in it.
    (mark.ways ? this.above : this.below).append(flat);
    const above = signs(mark, this.grid);
    if (!above.length) return [flat];
    const sign = svg("g", { class: `sign ${mark.kind}`, transform: at }, [svg("g", { class: "steady" }, above)]);
    this.steady(sign);
    this.above.append(sign);
    return [flat, sign];
  }

  /** Signs keep their size on the screen. @param {number} unit units of the board in one pixel */
  rescale(unit) {
    this.unit = unit;
    for (const { nodes } of this.drawn.values()) nodes.forEach((node) => this.steady(node));
  }

  /** @param {SVGElement} sign */
  steady(sign) {
    for (const node of sign.querySelectorAll(".steady > *")) {
      const lift = Number(node.getAttribute("data-lift") ?? 0);
      const right = Number(node.getAttribute("data-right") ?? 0);
      node.setAttribute("transform", `translate(${right} ${-lift}) scale(${this.unit.toFixed(4)})`);
    }
  }
}
