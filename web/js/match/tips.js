// @ts-check
// A word about whatever is pointed at or focused: elements with `data-tip`, and the hexes of the board.
import { h } from "../dom.js";
import { Popover } from "./popover.js";
/** @import { Box } from "./popover.js" */

const PATIENCE = 450;

export class Tips {
  constructor() {
    this.pop = new Popover("tip", "tooltip");
    this.timer = 0;
    /** @type {Element | null} */
    this.on = null;
    /** Along the lower edge of the map, or the upper one where what it speaks of lies low. */
    this.shelf = h("div", { class: "shelf", role: "tooltip", hidden: true });
    document.getElementById("main")?.append(this.shelf);
    document.addEventListener("pointerover", (event) => this.over(event));
    document.addEventListener("pointerout", (event) => {
      if (this.on && !this.on.contains(/** @type {Node | null} */ (event.relatedTarget))) this.close();
    });
    document.addEventListener("focusin", (event) => {
      const thing = event.target instanceof Element ? event.target.closest("[data-tip]") : null;
      if (thing?.matches(":focus-visible")) this.show(thing);
      else this.close();
    });
    document.addEventListener("pointerdown", () => this.close());
    document.addEventListener("scroll", () => this.close(), true);
  }

  /** @param {PointerEvent} event */
  over(event) {
    if (event.pointerType === "touch") return;
    const thing = event.target instanceof Element ? event.target.closest("[data-tip]") : null;
    if (!thing || thing === this.on) return;
    this.close();
    this.on = thing;
    this.timer = window.setTimeout(() => this.show(thing), PATIENCE);
  }

  /** @param {Element} thing */
  show(thing) {
    const words = thing.getAttribute("data-tip");
    if (!words || !thing.isConnected) return;
    this.on = thing;
    this.pop.open(thing.getBoundingClientRect(), lines(words));
  }

  /** A word about a place that is no element. @param {Box} box @param {string} words @param {Box[]} [keep] what it should not cover */
  at(box, words, keep = []) {
    this.close();
    this.timer = window.setTimeout(() => this.pop.open(box, lines(words), undefined, keep), PATIENCE);
  }

  /** More than a word: it is made while one waits. @param {Box} box @param {() => Promise<Node[]>} make @param {Box[]} [keep] */
  card(box, make, keep = []) {
    this.close();
    const timer = (this.timer = window.setTimeout(async () => {
      const nodes = await make();
      if (this.timer === timer) this.pop.open(box, nodes, undefined, keep);
    }, PATIENCE));
  }

  /** The same along the edge of the map, where there is room for it. @param {Box} box @param {() => Promise<Node[]>} make */
  low(box, make) {
    this.close();
    const timer = (this.timer = window.setTimeout(async () => {
      const nodes = await make();
      if (this.timer !== timer) return;
      const map = this.shelf.parentElement?.getBoundingClientRect();
      this.shelf.classList.toggle("up", !!map && (box.top + box.bottom) / 2 > map.top + map.height * 0.62);
      this.shelf.replaceChildren(...nodes);
      this.shelf.hidden = false;
    }, PATIENCE));
  }

  close() {
    clearTimeout(this.timer);
    this.timer = 0;
    this.on = null;
    this.pop.close();
    this.shelf.hidden = true;
  }
}

/** The first line in bold. @param {string} words */
function lines(words) {
  return words.split("\n").map((line, i) => {
    const node = document.createElement(i ? "p" : "b");
    node.textContent = line;
    return node;
  });
}
