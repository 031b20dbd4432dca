// @ts-check
// What happened, in words, newest on top. A line leads to its position, a hex to its place, a number to its sum.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
import { sideName, sideOf, signless, tell } from "./words.js";
/** @import { Event, Position } from "../types.js" */
/** @import { Context } from "./state.js" */

export class LogPanel {
  /** @param {HTMLElement} root @param {Context} ctx */
  constructor(root, ctx) {
    this.ctx = ctx;
    this.title = h("h2", { class: "eyebrow" });
    this.list = h("ol", {});
    root.append(this.title, this.list);
    /** The lines of each position. @type {Map<number, HTMLElement[]>} */
    this.lines = new Map();
    /** @type {Position[]} */
    this.known = [];
    this.lang = "";
    this.number = -1;
    this.list.addEventListener("click", (event) => this.click(event));
    this.list.addEventListener("keydown", (event) => this.arrow(event));
  }

  render() {
    const { state } = this.ctx;
    const round = state.positions.findLast((one) => one.number <= state.number)?.round ?? 0;
    this.title.textContent = sayKey("match-log", { n: round });
    if (this.lang !== lang() || !startsWith(state.positions, this.known)) this.clear();
    this.lang = lang();
    for (const position of state.positions.slice(this.known.length)) this.add(position);
    this.known = state.positions;
    this.mark();
    if (!this.list.contains(document.activeElement)) this.stop(this.list.querySelector("li:not([hidden]) .go"));
  }

  forget() {
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.lines.clear();
    this.known = [];
    this.number = -1;
  }

  /** @param {Position} position */
  add(position) {
    const before = this.known.at(-1) ?? null;
    const nodes = [];
    if (before && position.round !== before.round) nodes.push(this.heading(before));
    nodes.push(...position.events.map((event) => this.line(position, event)));
    this.list.prepend(...nodes.toReversed());
    this.lines.set(position.number, nodes);
    this.known = [...this.known, position];
  }

  /** The newest is on top: a round is named above its own lines, when the next one begins. @param {Position} position */
  heading(position) {
    const side = sideOf(this.ctx.state.view, position.seat);
    const words = [sayKey("match-round", { n: position.round }), sideName(side)].filter(Boolean).join(" · ");
    return h("li", { class: "round eyebrow", "data-number": position.number }, words);
  }

  /** @param {Position} position @param {Event} event */
  line(position, event) {
    const { commands, isHex } = this.ctx;
    const { text, tally } = event;
    const sum = tally && tally.terms.length > 0 && h("button", { type: "button", class: "sum-of", tabindex: -1, "data-tip": sayKey("match-tally-open"), onclick: () => commands.open(text, tally) }, signless(tally.total), h("span", { class: "sr" }, ` ${sayKey("match-tally-open")}`));
    return h("li", { "data-number": position.number, "data-seat": position.seat },
      h("button", { type: "button", class: "go", tabindex: -1, "data-go": position.number, "aria-label": sayKey("match-go-there") }, icon(sign(event))),
      h("span", { class: "told" }, tell(text, isHex, -1), sum && " ", sum));
  }

  /** A line leads to its position; what is a button itself does its own. @param {MouseEvent} event */
  click(event) {
    if (!(event.target instanceof Element)) return;
    const own = event.target.closest("button:not(.go), a");
    const line = event.target.closest("li[data-number]");
    if (own || !line) return;
    this.ctx.commands.go(Number(/** @type {HTMLElement} */ (line).dataset.number));
  }

  /** The log is one stop for Tab: arrows go from line to line, and along a line. @param {KeyboardEvent} event */
  arrow(event) {
    const line = event.target instanceof Element ? event.target.closest("li") : null;
    const [up, along] = [{ ArrowUp: -1, ArrowDown: 1 }[event.key], { ArrowLeft: -1, ArrowRight: 1 }[event.key]];
    if (!line || (!up && !along)) return;
    event.preventDefault();
    const stops = [...(up ? this.list : line).querySelectorAll(up ? "li:not([hidden]) .go" : "button, a")];
    const at = stops.indexOf(/** @type {Element} */ (up ? line.querySelector(".go") : event.target));
    const to = /** @type {HTMLElement | undefined} */ (stops[at + (up ?? along ?? 0)]);
    if (to) this.stop(to)?.focus();
  }

  /** Tab comes back to where one was. @param {HTMLElement | null} to */
  stop(to) {
    for (const old of this.list.querySelectorAll('[tabindex="0"]')) old.setAttribute("tabindex", "-1");
    to?.setAttribute("tabindex", "0");
    return to;
  }

  /** Marks the lines of the position on the screen; what comes after it is pale, or not there yet. */
  mark() {
    const { state } = this.ctx;
    const key = state.number * 4 + (state.live ? 0 : state.reel === "catching" ? 1 : 2) + state.positions.length * 1e6;
    if (key === this.number) return;
    this.number = key;
    for (const [number, nodes] of this.lines) {
      const later = number > state.number;
      for (const node of nodes) {
        node.hidden = later && state.reel === "catching";
        node.classList.toggle("later", later);
        if (number === state.number && !state.live) node.setAttribute("aria-current", "true");
        else node.removeAttribute("aria-current");
        node.classList.toggle("newest", number === state.number);
      }
    }
    if (!state.live && state.reel !== "catching") {
      this.lines.get(state.number)?.[0]?.scrollIntoView({ block: "nearest" });
    }
  }
}

/** Whether one list goes on from the other. @param {Position[]} whole @param {Position[]} start */
function startsWith(whole, start) {
  const last = start.length - 1;
  return last < 0 || (whole.length > last && whole[last].number === start[last].number && whole[last].events.length === start[last].events.length);
}

/** The sign of a line: dice, a way, a card. @param {Event} event */
function sign({ text, dice, tally }) {
  if (dice?.length) return "die";
  const names = new Set((text.args ?? []).map(([name]) => name));
  if (names.has("card")) return "card";
  if (names.has("from") && names.has("to") && !tally && !names.has("dice")) return "move";
  if (tally || names.has("dice")) return "target";
  return "flag";
}
