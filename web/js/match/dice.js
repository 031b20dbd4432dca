// @ts-check
// The last roll: dice as dice, struck through where they did nothing, and read as a sentence.
import { facesOfEvents } from "../board/faces.js";
import { h, picture, refill } from "../dom.js";
import { lang, say, sayKey } from "../say.js";
import { signless, tell } from "./words.js";
/** @import { DieView, Event } from "../types.js" */
/** @import { Context } from "./state.js" */

/** How long dice lie over the map on a narrow screen. */
const OVER_MAP = 1600;

export class DicePanel {
  /** @param {HTMLElement} root @param {HTMLElement} map @param {Context} ctx */
  constructor(root, map, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.key = "";
    this.last = "";
    this.drop = h("div", { class: "dice-drop", hidden: true, "aria-hidden": "true" });
    map.append(this.drop);
    this.timer = 0;
  }

  /** The last event with dice up to the position on the screen. */
  roll() {
    const { positions, number } = this.ctx.state;
    for (let i = positions.length - 1; i >= 0; i -= 1) {
      if (positions[i].number > number) continue;
      const events = positions[i].events.filter((event) => event.dice?.length);
      if (events.length) return { at: positions[i].number, events, all: positions[i].events };
    }
    return null;
  }

  forget() {
    this.key = this.last = "";
    this.root.replaceChildren();
    this.drop.replaceChildren();
  }

  render() {
    const roll = this.roll();
    const key = `${lang()} ${roll?.at ?? ""} ${roll?.events.length ?? 0}`;
    if (key === this.key) return;
    this.key = key;
    this.root.hidden = !roll;
    if (!roll) return;
    this.ctx.faces.need(facesOfEvents(roll.events)).then(() => {
      if (this.key === key) this.draw(roll);
    });
  }

  /** @param {{ at: number, events: Event[], all: Event[] }} roll */
  draw({ at, events, all }) {
    const { ctx } = this;
    const fresh = this.last !== "" && String(at) !== this.last && at === ctx.state.number;
    this.last = String(at);
    const shown = events.slice(-2);
    const after = all.slice(all.indexOf(events[events.length - 1]) + 1).slice(0, 3);
    refill(
      this.root,
      h("div", { class: "eyebrow" }, sayKey(events.length > 1 ? "match-last-rolls" : "match-last-roll")),
      shown.map((event) => h("div", { class: fresh ? "roll fresh" : "roll" },
        h("div", { class: "dice", role: "img", "aria-label": diceLine(event.dice ?? []) }, (event.dice ?? []).map((die) => this.die(die))),
        h("p", {}, tell(event.text, ctx.isHex), this.tally(event)))),
      after.length > 0 && h("p", { class: "came" }, after.map((event) => h("span", {}, tell(event.text, ctx.isHex), this.tally(event), " "))),
    );
    if (fresh) this.fall(shown);
  }

  /** @param {DieView} die */
  die(die) {
    const art = this.ctx.faces.get(die.face);
    const words = die.counts ? say(die.text) : sayKey("match-die-idle", { face: die.text });
    if (!art) return h("span", { class: "die-words", "data-tip": words }, say(die.text));
    return h("span", { class: die.counts ? "die" : "die idle", "data-tip": words }, picture(art));
  }

  /** @param {Event} event */
  tally({ text, tally }) {
    if (!tally?.terms.length) return null;
    const { commands } = this.ctx;
    return h("button", { type: "button", class: "sum-of", "data-tip": sayKey("match-tally-open"), onclick: () => commands.open(text, tally) }, signless(tally.total), h("span", { class: "sr" }, ` ${sayKey("match-tally-open")}`));
  }

  /** Where the screen is narrow the dice lie over the map for a moment. @param {Event[]} events */
  fall(events) {
    clearTimeout(this.timer);
    refill(this.drop, events.at(-1)?.dice?.map((die) => this.die(die)) ?? []);
    this.drop.hidden = false;
    this.timer = window.setTimeout(() => (this.drop.hidden = true), OVER_MAP);
  }
}

/** Dice as a sentence. @param {DieView[]} dice */
export function diceLine(dice) {
  const words = dice.map((die) => (die.counts ? say(die.text) : sayKey("match-die-idle", { face: die.text })));
  return `${words.join(", ")}.`;
}
