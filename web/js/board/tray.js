// @ts-check
// A stack laid out beside its hex: every piece large, with its name.

import { h, picture } from "../dom.js";
/** @import { PieceView } from "../types.js" */
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
   * Lays a stack out above its hex, or below where there is no room.
   * @param {string} hex @param {PieceView[]} pieces @param {{x: number, y: number, r: number}} at the hex on the screen
   */
  open(hex, pieces, at) {
    if (this.hex !== hex) {
      this.node.replaceChildren(...pieces.map((piece) => this.item(piece)).reverse());
      this.hex = hex;
    }
    this.node.hidden = false;
    const { offsetWidth: w, offsetHeight: h } = this.node;
    const above = at.y - at.r - h - 10;
    const left = Math.max(8, Math.min(this.port.clientWidth - w - 8, at.x - w / 2));
    this.node.classList.toggle("below", above < 4);
    this.node.style.left = `${left}px`;
    this.node.style.top = `${above < 4 ? at.y + at.r + 10 : above}px`;
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
