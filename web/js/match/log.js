// @ts-check
// What happened, a line for each deed, newest on top. A line leads to its position, a hex to its place, a number to its
// sum; how it came about unfolds.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { hasWords, lang, sayKey } from "../say.js";
import { Story, wayText } from "./deeds.js";
import { sideName, sideOf, signless, tell } from "./words.js";
/** @import { Event, Position, Text } from "../types.js" */
/** @import { Deed, Told } from "./deeds.js" */
/** @import { Context } from "./state.js" */

export class LogPanel {
  /** @param {HTMLElement} root @param {Context} ctx */
  constructor(root, ctx) {
    this.ctx = ctx;
    this.root = root;
    this.title = h("h2", { class: "eyebrow" });
    this.list = h("ol", {});
    root.append(this.title, this.list);
    this.story = new Story();
    /** The line of each deed. @type {Map<Deed, HTMLElement>} */
    this.lines = new Map();
    /** The name of a round above its lines, by the deed with which the next one begins. @type {Map<Deed, HTMLElement>} */
    this.rounds = new Map();
    /** The deeds of which everything is shown. @type {Set<Deed>} */
    this.open = new Set();
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
    const fresh = state.positions.slice(this.known.length);
    this.add(fresh);
    this.known = state.positions;
    this.mark();
    // Now is on top: who reads further down while nothing happens is left there.
    if (fresh.length && (state.live || state.reel === "catching")) this.root.scrollTop = 0;
    if (!this.list.contains(document.activeElement)) this.stop(this.list.querySelector("li:not([hidden]) .go"));
  }

  forget() {
    this.clear();
  }

  clear() {
    this.list.replaceChildren();
    this.story = new Story();
    this.lines.clear();
    this.rounds.clear();
    this.open.clear();
    this.known = [];
    this.number = -1;
  }

  /** @param {Position[]} positions */
  add(positions) {
    /** @type {Set<Deed>} */
    const changed = new Set();
    for (const position of positions) for (const deed of this.story.add(position)) changed.add(deed);
    for (const deed of changed) this.draw(deed);
  }

  /** Draws a deed in its place, a new one on top. @param {Deed} deed */
  draw(deed) {
    const old = this.lines.get(deed);
    const line = this.line(deed);
    this.lines.set(deed, line);
    if (old) {
      // Who stands on the line stays on it.
      const focused = old.contains(document.activeElement) && document.activeElement?.className;
      old.replaceWith(line);
      if (focused) this.stop(line.querySelector(`.${CSS.escape(focused)}`) ?? line.querySelector(".go"))?.focus();
      return;
    }
    const before = this.story.deeds[this.story.deeds.indexOf(deed) - 1];
    if (before && before.round !== deed.round) {
      const heading = this.heading(before);
      this.rounds.set(deed, heading);
      this.list.prepend(heading);
    }
    this.list.prepend(line);
  }

  /** The newest is on top: a round is named above its own lines, when the next one begins. @param {Deed} deed */
  heading(deed) {
    const side = sideOf(this.ctx.state.view, deed.seat);
    const words = [sayKey("match-round", { n: deed.round }), sideName(side)].filter(Boolean).join(" · ");
    return h("li", { class: "round eyebrow", "data-number": deed.all.at(-1)?.number }, words);
  }

  /** @param {Deed} deed */
  line(deed) {
    const { head, from, results, all, seat } = deed;
    const { isHex } = this.ctx;
    const wide = this.open.has(deed);
    const parts = h("ol", { class: "parts", hidden: !wide });
    const more = all.length > 1 + results.length || all.some(({ event }) => event.tally?.terms.length || event.dice?.length);
    const unfold = more && h("button", { type: "button", class: "unfold", tabindex: -1, "aria-expanded": String(wide), "aria-label": sayKey("log-more"), "data-tip": sayKey("log-more"), onclick: () => this.unfold(deed) }, icon("down"));
    if (wide) parts.append(...all.map((told) => this.part(told)));
    return h("li", { class: "deed", "data-number": head.number, "data-seat": seat },
      h("button", { type: "button", class: "go", tabindex: -1, "data-go": head.number, "aria-label": sayKey("match-go-there") }, icon(sign(deed))),
      h("span", { class: "told" }, tell(wayText(head.event.text, from), isHex, -1),
        results.map(({ event, number }) => h("span", { class: "came", "data-at": number }, " ", tell(shortly(event.text), isHex, -1)))),
      unfold, wide && parts);
  }

  /** @param {Told} told */
  part({ event, number }) {
    const { commands, isHex } = this.ctx;
    const { text, tally } = event;
    const sum = tally && tally.terms.length > 0 && h("button", { type: "button", class: "sum-of", tabindex: -1, "data-tip": sayKey("match-tally-open"), onclick: () => commands.open(text, tally) }, signless(tally.total), h("span", { class: "sr" }, ` ${sayKey("match-tally-open")}`));
    return h("li", { "data-number": number, "data-at": number }, tell(text, isHex, -1), sum && " ", sum);
  }

  /** Shows how a deed came about, or no more. @param {Deed} deed */
  unfold(deed) {
    if (!this.open.delete(deed)) this.open.add(deed);
    this.draw(deed);
    this.number = -1;
    this.mark();
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
    const line = event.target instanceof Element ? event.target.closest("li.deed") : null;
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

  /** Marks the line of the position on the screen; what comes after it is pale, or not there yet. */
  mark() {
    const { state } = this.ctx;
    const key = state.number * 4 + (state.live ? 0 : state.reel === "catching" ? 1 : 2) + state.positions.length * 1e6;
    if (key === this.number) return;
    this.number = key;
    const catching = state.reel === "catching";
    for (const [deed, node] of this.lines) {
      const [first, last] = [deed.all[0].number, deed.all[deed.all.length - 1].number];
      const here = first <= state.number && state.number <= last;
      node.hidden = first > state.number && catching;
      const heading = this.rounds.get(deed);
      if (heading) heading.hidden = node.hidden;
      node.classList.toggle("later", first > state.number);
      if (here && !state.live) node.setAttribute("aria-current", "true");
      else node.removeAttribute("aria-current");
      node.classList.toggle("newest", here);
      for (const part of /** @type {NodeListOf<HTMLElement>} */ (node.querySelectorAll("[data-at]"))) {
        part.hidden = catching && Number(part.dataset.at) > state.number;
        part.classList.toggle("later", Number(part.dataset.at) > state.number && first <= state.number);
      }
      if (here && !state.live && !catching) node.scrollIntoView({ block: "nearest" });
    }
  }
}

/** Whether one list goes on from the other. @param {Position[]} whole @param {Position[]} start */
function startsWith(whole, start) {
  const last = start.length - 1;
  return last < 0 || (whole.length > last && whole[last].number === start[last].number && whole[last].events.length === start[last].events.length);
}

/** What came of something, in a few words where there are such: the key with `-short` behind it. @param {Text} text @returns {Text} */
function shortly(text) {
  const key = `${text.key}-short`;
  return hasWords(key) ? { ...text, key } : text;
}

/** The sign of a line: a way, a card, a fight, dice. @param {Deed} deed */
function sign({ head: { event }, all }) {
  const has = (/** @type {string} */ name) => (event.text.args ?? []).some(([arg]) => arg === name);
  if (event.step) return "move";
  if (event.played || has("card")) return "card";
  const rolled = all.some((told) => told.event.dice?.length);
  if (event.tally || (rolled && !event.dice?.length)) return "target";
  return rolled ? "die" : "flag";
}
