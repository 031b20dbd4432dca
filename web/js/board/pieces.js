// @ts-check
// The pieces on the board: one element each, patched and moved, never built anew.

import { drawn as drawing, svg } from "../dom.js";
import { arrowHead } from "./geometry.js";
/** @import { PieceView } from "../types.js" */
/** @import { Grid } from "./geometry.js" */
/** @import { Faces } from "./parts.js" */

const STEP = 320;
/** A step of a way that one goes oneself: what comes of it is known. */
const SWIFT = 150;
/** How wide a piece is at least on the screen, as long as it stays within its hex: its numbers are read. */
const FEWEST = 58;
const MOST = 72;
/** How many pieces of a stack are drawn; a tab tells of the rest. */
const SHOWN = 4;
/** How much of a hex the pieces take up that lie side by side, and how wide each then is at least on the screen. */
const ROOM = 0.98;
const APART_LEAST = 44;
/** How far the pieces of a stack lie apart, of the size of a hex: the first, and where there are more of them. */
const APART = [0.17, 0.13];

const stillness = matchMedia("(prefers-reduced-motion: reduce)");

/** @typedef {{node: SVGElement, art: SVGGElement, view: PieceView, key: string, x: number, y: number, k: number}} Drawn */

export class PieceLayer {
  /** @param {SVGElement} layer @param {Grid} grid @param {Faces} faces */
  constructor(layer, grid, faces) {
    this.layer = layer;
    this.grid = grid;
    this.faces = faces;
    this.scale = 1;
    this.fitScale = 1;
    /** @type {Map<number, Drawn>} */
    this.drawn = new Map();
    /** @type {Map<string, { x: number, y: number, width: number, height: number }>} */
    this.sizes = new Map();
    /** The hexes whose pieces lie side by side. @type {Set<string>} */
    this.spread = new Set();
    this.tabs = svg("g", { class: "stack-tabs" });
    layer.append(this.tabs);
  }

  /**
   * Shows these pieces.
   * @param {PieceView[]} pieces
   * @param {boolean} animate whether what moved is seen moving
   * @param {boolean} [swift] whether it goes fast
   * @returns {Promise<void>} when everything stands still
   */
  async show(pieces, animate, swift = false) {
    const here = pieces.filter((piece) => this.grid.at(piece.place));
    const alive = new Set(here.map((piece) => piece.id));
    for (const [id, drawn] of this.drawn) {
      if (!alive.has(id)) this.remove(id, drawn, animate);
    }
    const moves = [];
    const places = new Map(here.map((piece) => [piece.id, piece.place]));
    for (const given of here) {
      // Where who it lay on stands elsewhere it lies by itself.
      const piece = given.lies && places.get(given.lies.on) !== given.place ? { ...given, lies: undefined } : given;
      const old = this.drawn.get(piece.id);
      const from = old && { x: old.x, y: old.y, place: old.view.place };
      const drawn = old ?? this.add(piece);
      if (drawn.key !== faceKey(piece, this.faces, this.grid.turned)) {
        drawn.art.replaceChildren(drawing(this.faces.get(lying(piece))?.svg ?? ""));
        drawn.art.append(...this.facing(piece, drawn.art));
        drawn.key = faceKey(piece, this.faces, this.grid.turned);
      }
      drawn.view = piece;
      // They lie as the view lists them.
      this.drawn.delete(piece.id);
      this.drawn.set(piece.id, drawn);
      drawn.node.dataset.side = piece.side;
      if (from && from.place !== piece.place) moves.push({ drawn, from });
    }
    this.arrange();
    await Promise.all(animate ? moves.map(({ drawn, from }) => this.walk(drawn, from, swift ? SWIFT : STEP)) : []);
  }

  /** @param {PieceView} piece @returns {Drawn} */
  add(piece) {
    const art = svg("g", { class: "art" });
    const node = svg("g", { class: "piece", "data-piece": piece.id }, [art]);
    this.layer.insertBefore(node, this.tabs);
    const drawn = { node, art, view: piece, key: "\0", x: 0, y: 0, k: 1 };
    this.drawn.set(piece.id, drawn);
    return drawn;
  }

  /** The arrow that shows which way a piece faces: its numbers stay upright. A drawing that turns shows it itself.
   * @param {PieceView} piece @param {SVGGElement} art */
  facing({ facing }, art) {
    if (facing === undefined || art.querySelector(".turns")) return [];
    return [svg("polygon", { ...arrowHead(this.grid.seen(facing), this.grid.size, this.grid.flat), class: "facing" })];
  }

  /** @param {number} id @param {Drawn} drawn @param {boolean} animate */
  remove(id, drawn, animate) {
    this.drawn.delete(id);
    if (!animate || stillness.matches) return drawn.node.remove();
    const fade = drawn.node.animate([{ opacity: 1 }, { opacity: 0 }], { duration: 240, fill: "forwards" });
    fade.finished.then(() => drawn.node.remove(), () => drawn.node.remove());
  }

  /** A piece goes from where it was to where it is now.
   * @param {Drawn} drawn @param {{x: number, y: number, place: string}} from @param {number} step milliseconds a hex */
  async walk(drawn, from, step) {
    if (stillness.matches) return;
    const hexes = Math.min(4, Math.max(1, this.grid.distance(from.place, drawn.view.place)));
    this.layer.insertBefore(drawn.node, this.tabs);
    const walk = drawn.node.animate(
      [{ transform: `translate(${from.x}px, ${from.y}px)` }, { transform: `translate(${drawn.x}px, ${drawn.y}px)` }],
      { duration: step * hexes, easing: "cubic-bezier(.25,.6,.35,1)" },
    );
    await walk.finished.catch(() => {});
  }

  /** Puts every piece where it lies, stacks fanned up and to the right, the southern ones in front. */
  arrange() {
    /** @type {Map<string, Drawn[]>} */
    const stacks = new Map();
    for (const drawn of this.drawn.values()) {
      const stack = stacks.get(drawn.view.place);
      if (stack) stack.push(drawn);
      else stacks.set(drawn.view.place, [drawn]);
    }
    const order = [...stacks].map(([place, stack]) => ({ cell: this.grid.at(place), stack }));
    order.sort((a, b) => (a.cell?.y ?? 0) - (b.cell?.y ?? 0));
    this.tabs.replaceChildren();
    this.spread.clear();
    const k = this.shrink();
    let last = /** @type {SVGElement | null} */ (null);
    for (const { cell, stack } of order) {
      if (!cell) continue;
      // What somebody carries lies with him and is not counted; nor is what lies on the corner of another.
      const bases = stack.filter((drawn) => !carrier(drawn, stack));
      /** Over all others of the hex. @type {Drawn[]} */
      const riders = [];
      const beside = this.sideBySide(bases.length, k);
      if (beside) this.spread.add(bases[0].view.place);
      const hidden = beside ? 0 : Math.max(0, bases.length - SHOWN);
      const shift = this.grid.size * APART[bases.length < SHOWN ? 0 : 1] * k;
      const middle = (Math.min(bases.length, SHOWN) - 1) / 2;
      bases.forEach((base, i) => {
        const step = Math.max(0, i - hidden) - middle;
        for (const drawn of [base, ...stack.filter((one) => carrier(one, stack) === base)]) {
          if (beside) this.put(drawn, cell.x + beside.at(i).x, cell.y + beside.at(i).y, beside.k);
          else this.put(drawn, cell.x + step * shift, cell.y - step * shift, k);
          drawn.node.classList.toggle("under", i < hidden);
          if (drawn.view.lies && drawn !== base) riders.push(drawn);
          else last = this.after(drawn.node, last);
        }
      });
      for (const rider of riders) last = this.after(rider.node, last);
      if (hidden) this.tab(cell, bases.length, k);
    }
  }

  /** A node lies right over another. @param {SVGElement} node @param {SVGElement | null} last */
  after(node, last) {
    if (last?.nextSibling !== node) this.layer.insertBefore(node, last ? last.nextSibling : this.layer.firstChild);
    return node;
  }

  /** Where the hex is large enough, a stack lies side by side in it: every piece is seen and clicked. @param {number} many @param {number} k */
  sideBySide(many, k) {
    if (many < 2) return null;
    const cols = Math.ceil(Math.sqrt(many));
    const rows = Math.ceil(many / cols);
    const wide = this.grid.step * 0.9;
    const own = Math.min(k, ROOM / cols);
    if (own * wide * this.scale < APART_LEAST) return null;
    const gap = wide * Math.min(own * 1.06, 1 / cols);
    const at = (/** @type {number} */ i) => ({ x: ((i % cols) - (cols - 1) / 2) * gap, y: (Math.floor(i / cols) - (rows - 1) / 2) * gap });
    return { k: own, at };
  }

  /** @param {Drawn} drawn @param {number} x @param {number} y @param {number} k */
  put(drawn, x, y, k) {
    drawn.k = k;
    drawn.x = x;
    drawn.y = y;
    drawn.node.style.transform = `translate(${x}px, ${y}px)`;
    drawn.art.style.transform = k === 1 ? "" : `scale(${k})`;
  }

  /** @param {{x: number, y: number}} cell @param {number} count @param {number} k */
  tab(cell, count, k) {
    const r = this.grid.size * k;
    this.tabs.append(
      svg("g", { class: "tab", transform: `translate(${cell.x + r * 0.62} ${cell.y - r * 0.7}) scale(${(r / 37).toFixed(3)})` }, [
        svg("rect", { x: -13, y: -9, width: 26, height: 18, rx: 4 }),
        svg("text", { y: 5, "text-anchor": "middle", class: "count" }, [`×${count}`]),
      ]),
    );
  }

  /** The factor that keeps pieces between their least and greatest size on the screen while the map zooms. */
  shrink() {
    const wide = this.grid.step * 0.9;
    const now = wide * this.scale;
    const most = Math.max(MOST, wide * this.fitScale * 1.25);
    // Where even the hexes are small, pieces stay within them: they would only hide one another.
    const least = Math.min(FEWEST, now * 1.2);
    return Math.max(least, Math.min(most, now)) / now;
  }

  /** How wide a piece is on the screen. */
  get width() {
    return this.grid.step * 0.9 * this.scale * this.shrink();
  }

  /** @param {number} scale pixels a unit @param {number} fitScale the same when the whole board is in sight */
  rescale(scale, fitScale) {
    this.scale = scale;
    this.fitScale = fitScale;
    this.arrange();
  }

  /** Where the pieces lie, in units of the board. */
  boxes() {
    return [...this.drawn.values()].map((drawn) => {
      const { k } = drawn;
      // The same drawing is as large on every piece.
      const { x, y, width, height } = this.sizes.get(drawn.key) ?? drawn.art.getBBox();
      this.sizes.set(drawn.key, { x, y, width, height });
      return { left: drawn.x + x * k, right: drawn.x + (x + width) * k, top: drawn.y + y * k, bottom: drawn.y + (y + height) * k };
    });
  }

  /** The pieces drawn at a point of the board, the uppermost first. @param {number} x @param {number} y */
  under(x, y) {
    const boxes = this.boxes();
    const hit = [...this.drawn.keys()].filter((_, i) => x >= boxes[i].left && x <= boxes[i].right && y >= boxes[i].top && y <= boxes[i].bottom);
    const order = [...this.layer.children];
    const at = (/** @type {number} */ id) => order.indexOf(/** @type {SVGElement} */ (this.drawn.get(id)?.node));
    return hit.sort((a, b) => at(b) - at(a));
  }

  /** Carries pieces with their middle at a point of the board. @param {number[]} ids @param {number} x @param {number} y */
  carry(ids, x, y) {
    ids.forEach((id, i) => {
      const drawn = this.drawn.get(id);
      if (!drawn) return;
      const shift = (i - (ids.length - 1) / 2) * this.grid.size * APART[1] * this.shrink();
      drawn.node.classList.add("carried");
      drawn.node.style.transform = `translate(${x + shift}px, ${y - shift}px)`;
      if (drawn.node.nextSibling !== this.tabs) this.layer.insertBefore(drawn.node, this.tabs);
    });
  }

  /** Puts what was carried back where it lies. */
  putBack() {
    for (const { node } of this.drawn.values()) node.classList.remove("carried");
    this.arrange();
  }

  /** The pieces in a hex, from below. @param {string} hex */
  in(hex) {
    return [...this.drawn.values()].filter((drawn) => drawn.view.place === hex).map((drawn) => drawn.view);
  }
}

/** Who carries a piece, or on whom it lies, if he lies in the same stack. @param {Drawn} drawn @param {Drawn[]} stack */
function carrier(drawn, stack) {
  const lies = stack.some((one) => one.view.lies);
  const by = lies ? drawn.view.lies?.on : drawn.view.values.by;
  return by === undefined ? undefined : stack.find((one) => one.view.id === by && one !== drawn);
}

/** The name of the drawing of a piece as it lies. @param {PieceView} piece */
function lying(piece) {
  return piece.lies?.face ?? piece.face;
}

/** What the drawing of a piece depends on. @param {PieceView} piece @param {Faces} faces @param {boolean} turned */
function faceKey(piece, faces, turned) {
  const facing = piece.facing === undefined ? "" : `>${piece.facing}${turned ? "<" : ""}`;
  const face = lying(piece);
  return (faces.get(face) ? (face ?? "") : "\0") + facing;
}
