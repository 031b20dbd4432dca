// @ts-check
// The rails beside the map: the sides at the left, tally and log at the right. Each folds away by a button or a key, and stays as it was left.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { onLang, sayKey } from "../say.js";
import { keep, setting } from "../store.js";

/** From this width on there is room for everything. */
const WIDE = 1600;

/** @typedef {"left" | "right"} Rail */

export class Rails {
  /** @param {HTMLElement} match @param {HTMLElement} map */
  constructor(match, map) {
    this.match = match;
    /** @type {Record<Rail, HTMLElement>} */
    this.tabs = { left: this.tab("left", "J"), right: this.tab("right", "K") };
    /** What is said over the map stands under this heading, whatever is folded away. */
    this.title = h("h2", { class: "sr" });
    map.prepend(this.title);
    map.append(this.tabs.left, this.tabs.right);
    onLang(() => this.show());
    matchMedia(`(min-width: ${WIDE}px)`).addEventListener("change", () => this.show());
    this.show();
  }

  /** @param {Rail} rail @param {string} key */
  tab(rail, key) {
    return h("button", { type: "button", class: `rail-tab ${rail}`, "data-do": `rail-${rail}`, "data-key": key, onclick: () => this.turn(rail) });
  }

  /** Whether a rail is unfolded: as it was left, or where there is room. The question is never folded away. @param {Rail} rail */
  isOpen(rail) {
    const usual = rail === "right" || innerWidth >= WIDE ? "open" : "shut";
    return setting(`rail-${rail}`, usual) === "open";
  }

  /** @param {Rail} rail */
  turn(rail) {
    keep(`rail-${rail}`, this.isOpen(rail) ? "shut" : "open");
    this.show();
  }

  show() {
    this.title.textContent = sayKey("match-board");
    for (const rail of /** @type {Rail[]} */ (["left", "right"])) {
      const open = this.isOpen(rail);
      const tab = this.tabs[rail];
      this.match.dataset[rail] = open ? "open" : "shut";
      const words = sayKey(open ? "rail-shut" : "rail-open", { rail: sayKey(`rail-${rail}`) });
      tab.setAttribute("aria-label", words);
      tab.setAttribute("aria-expanded", String(open));
      tab.dataset.tip = `${words} (${tab.dataset.key})`;
      tab.replaceChildren(icon(open === (rail === "left") ? "back" : "forward"));
    }
  }
}
