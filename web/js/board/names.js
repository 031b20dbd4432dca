// @ts-check
// The names of places: drawn with the ground, and moved a little aside where a piece stands upon them.

/** @import { Grid } from "./geometry.js" */

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Box */
/** @typedef {{ node: SVGGraphicsElement, transform: string, box: Box, shift: string, middle: string }} Name */

/** How far a name may be moved, in parts of a hex: nearest first, and rather up or down than along. */
const SHIFTS = [0, 0.3, 0.45, 0.6, 0.8, 1].flatMap((far) => far === 0 ? [[0, 0]] : [
  [0, far], [0, -far], [far * 0.8, 0], [-far * 0.8, 0], [far * 0.8, far * 0.7], [-far * 0.8, far * 0.7], [far * 0.8, -far * 0.7], [-far * 0.8, -far * 0.7],
]);

export class Names {
  /** @param {Grid} grid */
  constructor(grid) {
    const cells = [...grid.cells.values()];
    const [xs, ys] = [cells.map((cell) => cell.x), cells.map((cell) => cell.y)];
    const [across, down] = grid.flat ? [grid.size, grid.step / 2] : [grid.step / 2, grid.size];
    /** What is beyond the hexes is cut off. @type {Box} */
    this.field = { left: Math.min(...xs) - across, right: Math.max(...xs) + across, top: Math.min(...ys) - down, bottom: Math.max(...ys) + down };
    this.grid = grid;
    /** @type {Name[]} */
    this.names = [];
    /** @type {Box[]} */
    this.things = [];
  }

  /** Takes the names of a drawing that is on the page: of all its words only they are in italics.
   * @param {import("./ground.js").Word[]} words */
  take(words) {
    this.names = words.map(({ node, transform, x, y }) => ({ node, transform, box: boxOf(node), shift: "", middle: `${x.toFixed(1)} ${y.toFixed(1)}` }));
    this.place();
  }

  /** The board lies the other way round. */
  turn() {
    for (const name of this.names) name.shift = "?";
    this.place();
  }

  /** Makes room for what lies on the board. @param {Box[]} things */
  avoid(things) {
    this.things = things;
    this.place();
  }

  place() {
    /** @type {Box[]} */
    const taken = [...this.things];
    for (const name of this.names) {
      const { turned } = this.grid;
      const box = turned ? this.across(name.box) : name.box;
      const [dx, dy] = this.best(box, taken);
      // The drawing under a name is turned, and the name in it turned back.
      const [x, y] = turned ? [-dx, -dy] : [dx, dy];
      const shift = dx || dy ? `translate(${x.toFixed(1)} ${y.toFixed(1)}) ` : "";
      if (shift !== name.shift) name.node.setAttribute("transform", `${shift}${name.transform}${turned ? ` rotate(180 ${name.middle})` : ""}`);
      name.shift = shift;
      taken.push(moved(box, dx, dy));
    }
  }

  /** Where a box of the printed board is seen. @param {Box} box @returns {Box} */
  across({ left, top, right, bottom }) {
    const [a, b] = [this.grid.across({ x: right, y: bottom }), this.grid.across({ x: left, y: top })];
    return { left: a.x, top: a.y, right: b.x, bottom: b.y };
  }

  /** The nearest free place, or the one that is covered least. @param {Box} box @param {Box[]} taken */
  best(box, taken) {
    const { left, right: rightmost, top, bottom } = this.field;
    let found = [0, 0];
    let least = Infinity;
    for (const [right, down] of SHIFTS) {
      const [dx, dy] = [right * this.grid.step, down * this.grid.size];
      const at = moved(box, dx, dy);
      const away = at.left < left || at.top < top || at.right > rightmost || at.bottom > bottom;
      const covered = taken.reduce((sum, one) => sum + overlap(at, one), 0);
      if (away || covered >= least) continue;
      [found, least] = [[dx, dy], covered];
      if (!covered) break;
    }
    return found;
  }
}

/** Where a name lies on the drawing. @param {SVGGraphicsElement} node @returns {Box} */
function boxOf(node) {
  const { x, y, width, height } = node.getBBox();
  const turned = node.transform.baseVal.consolidate()?.matrix;
  const corners = [[x, y], [x + width, y], [x, y + height], [x + width, y + height]]
    .map(([px, py]) => (turned ? [turned.a * px + turned.c * py + turned.e, turned.b * px + turned.d * py + turned.f] : [px, py]));
  const [xs, ys] = [corners.map(([px]) => px), corners.map(([, py]) => py)];
  // The lines of a font are higher than its letters.
  const air = height * 0.16;
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys) + air, bottom: Math.max(...ys) - air };
}

/** @param {Box} box @param {number} dx @param {number} dy @returns {Box} */
function moved({ left, top, right, bottom }, dx, dy) {
  return { left: left + dx, right: right + dx, top: top + dy, bottom: bottom + dy };
}

/** How much of one lies under the other. @param {Box} a @param {Box} b */
function overlap(a, b) {
  const w = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const h = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return w > 0 && h > 0 ? w * h : 0;
}
