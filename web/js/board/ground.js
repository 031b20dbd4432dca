// @ts-check
// The ground under everything: the drawing of the map, loaded once, and what came upon its hexes in play.

import { drawn, svg } from "../dom.js";
import { corners, pointList } from "./geometry.js";
import { Names } from "./names.js";
/** @import { HexView } from "../types.js" */
/** @import { Grid } from "./geometry.js" */
/** @import { Faces } from "./parts.js" */

/** Something written: where its middle is, before it is moved as its `transform` says.
 * @typedef {{ node: SVGGraphicsElement, transform: string, x: number, y: number }} Word */

/** @param {SVGGraphicsElement} node @returns {Word} */
function wordOf(node) {
  const { x, y, width, height } = node.getBBox();
  return { node, transform: node.getAttribute("transform") ?? "", x: x + width / 2, y: y + height / 2 };
}

export class Ground {
  /** @param {HTMLElement} holder @param {Grid} grid @param {Faces} faces */
  constructor(holder, grid, faces) {
    this.holder = holder;
    this.grid = grid;
    this.faces = faces;
    const viewBox = grid.window.join(" ");
    this.sheet = document.createElement("div");
    this.sheet.className = "ground-drawing";
    /** The letters and numbers of the margin lie above the lamp. */
    this.edge = svg("svg", { viewBox, class: "edge-letters", "aria-hidden": "true" });
    this.tokens = svg("svg", { viewBox, class: "tokens", "aria-hidden": "true" });
    const outline = [...grid.cells.values()].map((cell) =>
      svg("polygon", { points: pointList(corners(cell.x, cell.y, grid.size, grid.flat)) }),
    );
    this.sheet.append(svg("svg", { viewBox, class: "outline", "aria-hidden": "true" }, outline));
    holder.append(this.sheet, this.tokens);
    this.names = new Names(grid);
    /** Everything written on the drawing. @type {Word[]} */
    this.words = [];
    /** @type {Map<string, string>} */
    this.drawn = new Map();
    /** @type {Map<string, SVGGElement>} */
    this.nodes = new Map();
  }

  /** Loads the drawing; the bare grid stands until it is there. @param {string} address */
  async load(address) {
    const answer = await fetch(address);
    if (!answer.ok) throw new Error(`ground: ${answer.status}`);
    const page = new DOMParser().parseFromString(await answer.text(), "image/svg+xml");
    const drawing = document.importNode(page.documentElement, true);
    drawing.removeAttribute("width");
    drawing.removeAttribute("height");
    drawing.setAttribute("aria-hidden", "true");
    drawing.removeAttribute("role");
    const edge = drawing.querySelector(".edge");
    if (edge) this.edge.replaceChildren(edge);
    this.sheet.replaceChildren(drawing);
    // Only when their letters are there can it be told how long names are.
    await document.fonts.ready;
    if (!drawing.isConnected) return;
    this.words = [drawing, this.edge].flatMap((one) => [.../** @type {NodeListOf<SVGGraphicsElement>} */ (one.querySelectorAll("text"))].map(wordOf));
    this.names.take(this.words.filter(({ node }) => node.getAttribute("font-style") === "italic"));
    this.turn();
  }

  /** Lays the drawing as the board lies; its words stay upright, and what came upon the hexes too. */
  turn() {
    const { turned } = this.grid;
    this.holder.classList.toggle("turned", turned);
    this.edge.classList.toggle("turned", turned);
    for (const { node, transform, x, y } of this.words) node.setAttribute("transform", turned ? `${transform} rotate(180 ${x.toFixed(1)} ${y.toFixed(1)})` : transform);
    for (const [hex, node] of this.nodes) {
      const cell = this.grid.at(hex);
      if (cell) node.setAttribute("transform", `translate(${cell.x} ${cell.y})`);
    }
    this.names.turn();
  }

  /** Patches what lies on the hexes. @param {HexView[]} hexes */
  show(hexes) {
    for (const { hex, faces = [] } of hexes) {
      const ready = faces.filter((face) => this.faces.get(face));
      const key = ready.join(" ");
      if ((this.drawn.get(hex) ?? "") === key) continue;
      this.drawn.set(hex, key);
      const cell = this.grid.at(hex);
      if (!cell) continue;
      const node = this.nodes.get(hex) ?? this.add(hex, cell);
      node.replaceChildren(
        ...ready.map((face) => svg("g", {}, drawn(this.faces.get(face)?.svg ?? ""))),
      );
    }
  }

  /** Where something has come upon a hex, in units of the board. */
  boxes() {
    return [...this.nodes].flatMap(([hex, node]) => {
      const cell = this.grid.at(hex);
      if (!cell || !this.drawn.get(hex)) return [];
      const { x, y, width, height } = node.getBBox();
      return [{ left: cell.x + x, right: cell.x + x + width, top: cell.y + y, bottom: cell.y + y + height }];
    });
  }

  /** @param {string} hex @param {{x: number, y: number}} cell */
  add(hex, cell) {
    const node = svg("g", { transform: `translate(${cell.x} ${cell.y})` });
    this.nodes.set(hex, node);
    this.tokens.append(node);
    return node;
  }
}
