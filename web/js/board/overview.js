// @ts-check
// The whole of a large board, small, with a frame around what is in sight: a click brings another part there.

import { h, svg } from "../dom.js";
/** @import { Camera } from "./camera.js" */
/** @import { Grid } from "./geometry.js" */
/** @import { View } from "../types.js" */

/** How large a piece is there, of the size of a hex. */
const PIECE = 1.1;

export class Overview {
  /** @param {HTMLElement} port @param {Grid} grid @param {Camera} camera @param {HTMLElement} ground where the board is drawn */
  constructor(port, grid, camera, ground) {
    this.grid = grid;
    this.camera = camera;
    this.ground = ground;
    const [x, y, width, height] = grid.window;
    this.land = svg("g", {});
    this.pieces = svg("g", { class: "pieces" });
    this.frame = svg("rect", { class: "frame" });
    this.sheet = svg("svg", { viewBox: grid.window.join(" ") }, [svg("rect", { x, y, width, height, class: "paper" }), this.land, this.pieces, this.frame]);
    this.node = h("div", { class: "overview", hidden: true, "aria-hidden": "true" }, this.sheet);
    port.append(this.node);
    const go = (/** @type {PointerEvent} */ event) => this.go(event);
    this.node.addEventListener("pointerdown", go);
    this.node.addEventListener("pointermove", (event) => event.buttons && go(event));
  }

  /** Brings what is pointed at into the middle. @param {PointerEvent} event */
  go(event) {
    const box = this.sheet.getBoundingClientRect();
    const [x, y, wide, high] = this.grid.window;
    this.camera.centre({ x: x + ((event.clientX - box.left) / box.width) * wide, y: y + ((event.clientY - box.top) / box.height) * high });
  }

  /** Where the pieces are: the first side square, the second round. @param {View | null} view */
  show(view) {
    if (this.node.hidden || !view) return;
    const r = this.grid.size * PIECE;
    const first = view.sides?.[0]?.name;
    const seen = new Map(view.pieces.map((piece) => [`${piece.place} ${piece.side === first}`, piece]));
    this.pieces.replaceChildren(...[...seen.values()].flatMap((piece) => {
      const at = this.grid.at(piece.place);
      if (!at) return [];
      return [piece.side === first ? svg("rect", { x: at.x - r, y: at.y - r, width: 2 * r, height: 2 * r }) : svg("circle", { cx: at.x, cy: at.y, r: r * 1.1 })];
    }));
  }

  /** The frame, or nothing where the whole board is in sight. @param {boolean} large whether the board is too large for the window @param {View | null} view */
  rest(large, view) {
    this.node.hidden = !large || this.camera.whole;
    if (this.node.hidden) return;
    if (!this.land.firstChild) this.draw();
    const [x, y, wide, high] = this.grid.window;
    this.land.setAttribute("transform", this.grid.turned ? `rotate(180 ${x + wide / 2} ${y + high / 2})` : "");
    const { left, top, w, h } = this.camera.room;
    const scale = this.camera.scale;
    const from = { x: Math.max(x, x + (left - this.camera.x) / scale), y: Math.max(y, y + (top - this.camera.y) / scale) };
    const to = { x: Math.min(x + wide, x + (left + w - this.camera.x) / scale), y: Math.min(y + high, y + (top + h - this.camera.y) / scale) };
    for (const [name, value] of Object.entries({ x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y })) this.frame.setAttribute(name, value.toFixed(1));
    this.show(view);
  }

  /** The drawing of the ground once more, small. */
  draw() {
    const drawing = this.ground.querySelector(".ground-drawing > svg:not(.outline)");
    if (!drawing) return;
    drawing.id ||= `ground-${Math.random().toString(36).slice(2)}`;
    const [x, y, width, height] = this.grid.window;
    this.land.append(svg("use", { href: `#${drawing.id}`, x, y, width, height }));
  }
}
