// @ts-check
// The hexes of a map as points: corners, neighbours, the hex under a point.

/** @import { MapInfo } from "../types.js" */
/** @typedef {{hex: string, x: number, y: number}} Cell */

const ROOT3 = Math.sqrt(3);

/**
 * The six corners of a hex.
 * @param {number} x @param {number} y @param {number} r @param {boolean} flat
 * @returns {[number, number][]}
 */
export function corners(x, y, r, flat) {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const a = (Math.PI / 3) * i + (flat ? 0 : Math.PI / 6);
    return [x + r * Math.cos(a), y + r * Math.sin(a)];
  });
}

/** Where a way out of a hex leads, in degrees clockwise from the right.
 * @param {number} heading in twelfths of a turn, from the first side @param {boolean} flat */
export function degreesOf(heading, flat) {
  return heading * 30 + (flat ? 30 : 0);
}

/** The same as on the face of a clock. @param {number} heading @param {boolean} flat */
export function hourOf(heading, flat) {
  return (degreesOf(heading, flat) / 30 + 2) % 12 + 1;
}

/** A head of an arrow that points out of a hex from its rim. @param {number} heading @param {number} size of the hex @param {boolean} flat */
export function arrowHead(heading, size, flat) {
  // The sides of a hex are nearer than its corners.
  const rim = size * (heading % 2 ? 0.92 : 0.8);
  const [long, wide] = [size * 0.24, size * 0.16];
  return { points: `${rim},0 ${rim - long},${-wide} ${rim - long},${wide}`, transform: `rotate(${degreesOf(heading, flat)})` };
}

/** @param {[number, number][]} points */
export function pointList(points) {
  return points.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
}

/** Where arrow keys lead: the angle of each step, and of its fallback, in degrees clockwise from the right. */
const HEADINGS = {
  flat: { ArrowUp: [270], ArrowDown: [90], ArrowRight: [-30, 30], ArrowLeft: [210, 150] },
  pointed: { ArrowRight: [0], ArrowLeft: [180], ArrowUp: [300, 240], ArrowDown: [120, 60] },
};

/** The grid of a map: read from the middles of its hexes alone. */
export class Grid {
  /** @param {MapInfo} info */
  constructor(info) {
    this.flat = info.flat;
    this.size = info.size;
    this.window = info.window;
    /** The distance between the middles of neighbours. */
    this.step = ROOT3 * info.size;
    /** As it is printed. @type {Cell[]} */
    this.printed = info.hexes;
    /** Whether the board lies the other way round: everything is where it is seen. */
    this.turned = false;
    /** @type {Map<string, Cell>} */
    this.cells = new Map(info.hexes.map((cell) => [cell.hex, cell]));
    /** The row (points up) or column (flat tops) a hex lies in, by number. @type {Map<string, number>} */
    this.ranks = new Map(info.hexes.map((cell) => [cell.hex, Math.round((info.flat ? cell.x : cell.y) / (1.5 * info.size))]));
  }

  /** Lays the board the other way round, or as it is printed. @param {boolean} turned */
  turn(turned) {
    this.turned = turned;
    this.cells = new Map(this.printed.map((cell) => [cell.hex, turned ? { hex: cell.hex, ...this.across(cell) } : cell]));
  }

  /** The point across the middle of the board. @param {{ x: number, y: number }} point */
  across({ x, y }) {
    const [left, top, wide, high] = this.window;
    return { x: 2 * left + wide - x, y: 2 * top + high - y };
  }

  /** A way out of a hex as it is seen. @param {number} heading */
  seen(heading) {
    return this.turned ? (heading + 6) % 12 : heading;
  }

  /** @param {string} hex */
  at(hex) {
    return this.cells.get(hex);
  }

  /**
   * The hex around a point, if there is one.
   * @param {number} x @param {number} y
   */
  under(x, y) {
    let best = null;
    let near = this.size * this.size;
    for (const cell of this.cells.values()) {
      const d = (cell.x - x) ** 2 + (cell.y - y) ** 2;
      if (d < near) [best, near] = [cell, d];
    }
    return best?.hex ?? null;
  }

  /**
   * The neighbour in a direction, in degrees clockwise from the right.
   * @param {string} hex @param {number} degrees
   */
  beside(hex, degrees) {
    const cell = this.cells.get(hex);
    if (!cell) return null;
    const a = (degrees * Math.PI) / 180;
    const found = this.under(cell.x + this.step * Math.cos(a), cell.y + this.step * Math.sin(a));
    return found === hex ? null : found;
  }

  /**
   * Where an arrow key leads. Where the grid leans two ways, every other step leans back, so that the cursor goes
   * straight on.
   * @param {string} hex @param {string} key
   */
  arrow(hex, key) {
    const table = this.flat ? HEADINGS.flat : HEADINGS.pointed;
    const ways = table[/** @type {keyof typeof table} */ (key)];
    if (!ways) return null;
    const cell = this.cells.get(hex);
    const odd = cell ? (this.ranks.get(hex) ?? 0) % 2 !== 0 : false;
    const order = ways.length > 1 && odd ? [ways[1], ways[0]] : ways;
    for (const way of order) {
      const found = this.beside(hex, way);
      if (found) return found;
    }
    return null;
  }

  /**
   * How many hexes apart two are.
   * @param {string} a @param {string} b
   */
  distance(a, b) {
    const [p, q] = [this.cells.get(a), this.cells.get(b)];
    if (!p || !q) return 0;
    const dx = Math.abs(q.x - p.x) / this.step;
    const dy = Math.abs(q.y - p.y) / this.step;
    const [across, along] = this.flat ? [dx, dy] : [dy, dx];
    const rows = across / (ROOT3 / 2);
    return Math.round(rows + Math.max(0, along - rows / 2));
  }

  /** The hexes on the straight line between two, both with it. @param {string} a @param {string} b */
  between(a, b) {
    const [p, q] = [this.cells.get(a), this.cells.get(b)];
    if (!p || !q) return [];
    const n = Math.max(1, this.distance(a, b));
    const at = (/** @type {number} */ i) => this.under(p.x + ((q.x - p.x) * i) / n, p.y + ((q.y - p.y) * i) / n);
    return [...new Set(Array.from({ length: n + 1 }, (_, i) => at(i)))].filter((hex) => hex !== null);
  }

  /**
   * The smallest rectangle around some hexes.
   * @param {Iterable<string>} hexes
   */
  around(hexes) {
    const cells = [...hexes].map((hex) => this.cells.get(hex)).filter((cell) => !!cell);
    if (!cells.length) return null;
    const xs = cells.map((cell) => cell.x);
    const ys = cells.map((cell) => cell.y);
    const [x, y] = [Math.min(...xs) - this.size, Math.min(...ys) - this.size];
    return { x, y, w: Math.max(...xs) + this.size - x, h: Math.max(...ys) + this.size - y };
  }
}
