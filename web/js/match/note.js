// @ts-check
// A word that answers a key or a button which did nothing: it goes by itself.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { Popover, sentence } from "./popover.js";
/** @import { Box } from "./popover.js" */

/** So long it stays, in milliseconds: time to read it twice. */
const STAYS = 5000;

export class Note {
  constructor() {
    this.pop = new Popover("why note", "status");
    this.timer = 0;
    document.addEventListener("pointerdown", () => this.close(), true);
  }

  /** @param {Box} box what it speaks of @param {string} title @param {string} words */
  say(box, title, words) {
    this.close();
    this.pop.open(box, [h("h3", {}, icon("barred"), title), h("p", {}, sentence(words))]);
    this.timer = window.setTimeout(() => this.close(), STAYS);
  }

  close() {
    clearTimeout(this.timer);
    return this.pop.close();
  }
}
