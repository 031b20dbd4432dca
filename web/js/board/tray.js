// @ts-check
// A stack laid out beside its hex: every piece large, with its name.

import { h, picture } from "../dom.js";
import { beside } from "./beside.js";
/** @import { PieceView } from "../types.js" */
/** @import { Box } from "./beside.js" */
/** @import { Faces } from "./parts.js" */

export class Tray {
  /**
   * @param {HTMLElement} port
   * @param {Faces} faces
   * @param {(piece: PieceView) => string} nameOf
   */
  constructor(port, faces, nameOf) {
    this.faces = faces;
    this.nameOf = nameOf;
    this.port = port;
    this.node = h("div", { class: "tray", hidden: true, "aria-hidden": "true" });
    port.append(this.node);
    /** @type {string | null} */
    this.hex = null;
  }

  /**
   * Lays a stack out above its hex, or where there is room that is not needed.
   * @param {string} hex @param {PieceView[]} pieces @param {{x: number, y: number, r: number}} at the hex on the screen
   * @param {Box[]} [keep] what it should not cover
   */
  open(hex, pieces, at, keep = []) {
    if (this.hex !== hex) {
      this.node.replaceChildren(...pieces.map((piece) => this.item(piece)).reverse());
      this.hex = hex;
    }
    this.node.hidden = false;
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
    return h("div", { class: "tray-piece" }, art && picture(art), h("span", {}, this.nameOf(piece)));
  }

  close() {
    this.node.hidden = true;
    this.hex = null;
  }
}
