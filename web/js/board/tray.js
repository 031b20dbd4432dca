// @ts-check
// A stack laid out beside its hex: every piece large, with its name.

import { h, picture, svg } from "../dom.js";
import { beside } from "./beside.js";
/** @import { PieceView } from "../types.js" */
/** @import { Box } from "./beside.js" */
/** @import { Faces } from "./parts.js" */

export class Tray {
  /**
   * @param {HTMLElement} port
   * @param {Faces} faces
   * @param {(piece: PieceView) => string} nameOf
   * @param {(piece: PieceView) => boolean} takesPart in what is asked about
   */
  constructor(port, faces, nameOf, takesPart) {
    this.takesPart = takesPart;
    this.faces = faces;
    this.nameOf = nameOf;
    this.port = port;
    this.node = h("div", { class: "tray", hidden: true, "aria-hidden": "true" });
    port.append(this.node);
    /** @type {string | null} */
    this.hex = null;
    /** What lies there, as it was drawn. */
    this.key = "";
    /** @type {HTMLElement | null} */
    this.more = null;
    this.place = () => {};
  }

  /**
   * Lays a stack out above its hex, or where there is room that is not needed.
   * @param {string} hex @param {PieceView[]} pieces @param {{x: number, y: number, r: number}} at the hex on the screen
   * @param {Box[]} [keep] what it should not cover
   */
  open(hex, pieces, at, keep = []) {
    const key = JSON.stringify([hex, pieces.map((piece) => [piece.id, piece.face, this.nameOf(piece), this.takesPart(piece)])]);
    if (this.hex !== hex || this.key !== key) {
      this.more = h("div", { class: "tray-more", hidden: true });
      this.node.replaceChildren(h("div", { class: "tray-row" }, pieces.map((piece) => this.item(piece)).reverse()), this.more);
      this.hex = hex;
      this.key = key;
    }
    this.node.hidden = false;
    this.place = () => this.put(at, keep);
    this.place();
  }

  /** @param {{x: number, y: number, r: number}} at @param {Box[]} keep */
  put(at, keep) {
    const { offsetWidth: w, offsetHeight: h } = this.node;
    const box = { left: at.x - at.r, right: at.x + at.r, top: at.y - at.r, bottom: at.y + at.r };
    const room = { left: 0, top: 0, right: this.port.clientWidth, bottom: this.port.clientHeight };
    const { left, top, at: side } = beside({ w, h }, box, room, keep, 10);
    this.node.classList.toggle("below", side === "below");
    this.node.style.left = `${left}px`;
    this.node.style.top = `${top}px`;
    this.node.style.setProperty("--tip", `${at.x - left}px`);
  }

  /** @param {PieceView} piece */
  item(piece) {
    const art = this.faces.get(piece.face);
    return h("div", { class: "tray-piece", "data-piece-card": piece.id }, art && picture(art), h("span", {}, this.takesPart(piece) && tick(), this.nameOf(piece)));
  }

  /** What there is to know of one of them, under the row. @param {number | null} piece @param {Node | null} node */
  tell(piece, node) {
    for (const item of this.node.querySelectorAll("[data-piece-card]")) item.classList.toggle("on", item.getAttribute("data-piece-card") === String(piece));
    if (!this.more) return;
    this.more.hidden = !node;
    this.more.replaceChildren(...(node ? [node] : []));
    this.place();
  }

  close() {
    this.node.hidden = true;
    this.hex = null;
  }
}

/** It takes part. */
function tick() {
  return svg("svg", { class: "takes-part", viewBox: "0 0 12 10" }, svg("path", { d: "M1.5 5.2L4.6 8.3L10.5 1.5" }));
}
