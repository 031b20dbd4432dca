// @ts-check
// What answers the pointer: a refusal, a menu, a word about the thing pointed at. One of each at a time.
import { beside } from "../board/beside.js";
import { h, picture, refill } from "../dom.js";
import { icon } from "../icons.js";
import { say } from "../say.js";
/** @import { Art, Refusal } from "../types.js" */

/** @typedef {import("../board/beside.js").Box} Box on the screen */

const GAP = 12;

/** A box on the page, placed beside what it speaks of, where it covers nothing that is being judged. */
export class Popover {
  /** @param {string} kind its class @param {string} role */
  constructor(kind, role) {
    this.node = h("div", { class: `pop at-thing ${kind}`, role, hidden: true });
    (document.getElementById("main") ?? document.body).append(this.node);
    /** @type {(() => void) | null} */
    this.onclose = null;
  }

  /** @param {Box} box @param {(Node | string)[]} content @param {() => void} [onclose] @param {Box[]} [keep] what it should not cover */
  open(box, content, onclose, keep = []) {
    this.close();
    if (!content.length) return;
    refill(this.node, ...content);
    this.node.hidden = false;
    this.onclose = onclose ?? null;
    this.place(box, keep);
  }

  /** @param {Box} box @param {Box[]} [keep] */
  place(box, keep = []) {
    const { offsetWidth: w, offsetHeight: hgt } = this.node;
    const middle = (box.left + box.right) / 2;
    const { left, top, at } = beside({ w, h: hgt }, box, this.room(box, w, hgt), keep, GAP);
    this.node.classList.toggle("below", at === "below");
    this.node.classList.toggle("aside", at === "side");
    this.node.style.left = `${left}px`;
    this.node.style.top = `${top}px`;
    this.node.style.setProperty("--tip", `${Math.max(14, Math.min(w - 14, middle - left))}px`);
  }

  /** What speaks of something on the map stays over the map, where there is room: the question beside it is read at the same time.
   * @param {Box} box @param {number} w @param {number} hgt @returns {Box} */
  room(box, w, hgt) {
    const map = this.node.parentElement?.getBoundingClientRect();
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
    const over = map && x >= map.left && x <= map.right && y >= map.top && y <= map.bottom;
    return over && map.width > w * 1.6 && map.height > hgt * 2.4 ? map : { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  }

  get isOpen() {
    return !this.node.hidden;
  }

  close() {
    if (this.node.hidden) return false;
    this.node.hidden = true;
    const { onclose } = this;
    this.onclose = null;
    onclose?.();
    return true;
  }
}

/** A link to a rule. @param {string} system @param {string} rule */
export function ruleLink(system, rule) {
  return h("a", { class: "rule", href: `/rules/${encodeURIComponent(system)}/${encodeURIComponent(rule)}`, target: "grognard-rules" }, rule);
}

/** Sentence case, for a reason that follows a colon elsewhere. @param {string} words */
export function sentence(words) {
  const text = words.charAt(0).toUpperCase() + words.slice(1);
  return /[.!?…]$/.test(text) ? text : `${text}.`;
}

/** Why something may not be done. @param {string} system @param {string} title @param {Refusal} refusal */
export function refusalNodes(system, title, refusal) {
  const links = refusal.rules.flatMap((rule) => [" ", ruleLink(system, rule)]);
  return [h("h3", {}, icon("barred"), title), h("p", { class: "refusal" }, sentence(say(refusal.text)), ...links)];
}

/** Several actions at one place.
 * @param {{ words: string, run: () => void, art?: Art, action?: string, of?: string, note?: string, chance?: string, look?: () => void }[]} choices @param {string} title */
export function menuNodes(choices, title) {
  const buttons = choices.map(({ words, run, art, action, of, note, chance, look }, i) =>
    h("button", { type: "button", class: "choice", "data-action": action, "data-of": of, onclick: run, onfocus: look, onpointerenter: look }, h("kbd", {}, i < 9 ? String(i + 1) : ""), art && picture(art), note ? h("span", {}, h("b", {}, words), h("small", {}, note)) : h("span", {}, words), chance && h("span", { class: "num chance" }, chance)));
  return [h("h3", {}, title), h("div", { class: "choices" }, buttons)];
}
