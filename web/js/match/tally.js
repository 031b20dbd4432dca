// @ts-check
// A number opened into its terms, and the odds as bars.
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, say, sayKey } from "../say.js";
import { figureRow } from "./know.js";
import { ruleLink } from "./popover.js";
import { percent, short, signed, signless, total, upper, width } from "./words.js";
/** @import { Odds, Tally } from "../types.js" */
/** @import { Context } from "./state.js" */

export class TallyPanel {
  /** @param {HTMLElement} root @param {Context} ctx */
  constructor(root, ctx) {
    this.root = root;
    this.ctx = ctx;
    this.key = "";
    this.open = true;
  }

  forget() {
    this.key = "";
    this.root.replaceChildren();
  }

  render() {
    const { state } = this.ctx;
    const subject = this.subject();
    const key = JSON.stringify([lang(), subject && [subject.title, subject.tally, subject.odds], this.open, state.showOdds]);
    if (key === this.key) return;
    this.key = key;
    this.root.hidden = !subject;
    if (!subject) return refill(this.root);
    const { title, tally, odds, close } = subject;
    refill(
      this.root,
      this.head(title, tally, close),
      tally && this.open && termTable(state.view.system, tally),
      this.open && against(state.view.system, odds),
      odds && bars(odds),
    );
  }

  /** What is counted: the action aimed at or pointed at, or a number opened from the log. */
  subject() {
    const { state, commands } = this.ctx;
    if (state.opened) {
      const { text, tally } = state.opened;
      return { title: say(text), tally, odds: null, close: () => commands.closeOpened() };
    }
    const action = state.aim.aimed?.action ?? state.glance;
    const offer = action && state.aim.offers.find((one) => one.action === action);
    const odds = action && state.live ? state.odds[action] : undefined;
    if (!offer || !odds || !state.showOdds) return null;
    return { title: short(offer), tally: odds.tally ?? null, odds, close: null };
  }

  /** @param {string} title @param {Tally | null} tally @param {(() => void) | null} close */
  head(title, tally, close) {
    const turn = () => {
      this.open = !this.open;
      this.render();
    };
    const sum = tally && h("button", {
      type: "button", class: "big", "aria-expanded": String(this.open), onclick: turn,
      "data-tip": sayKey(this.open ? "match-tally-close" : "match-tally-open"),
    }, close ? signless(tally.total) : total(this.ctx.state.view.system, tally));
    const shut = close && h("button", { type: "button", class: "icon", "aria-label": sayKey("page-close"), onclick: close }, icon("cross"));
    return h("div", { class: "tally-head" }, h("h2", {}, title), sum, shut);
  }
}

/** The terms of a number, each with its rule. @param {string} system @param {Tally} tally */
export function termTable(system, tally) {
  const rows = tally.terms.map((term, i) =>
    h("tr", {},
      h("th", { scope: "row" }, upper(say(term.why))),
      h("td", {}, ruleLink(system, term.rule)),
      h("td", { class: "v" }, i ? signed(term.amount) : signless(term.amount))));
  const sum = tally.terms.length > 1 && h("tr", { class: "sum" },
    h("th", { scope: "row", colspan: 2 }, sayKey("match-sum")), h("td", { class: "v" }, signless(tally.total)));
  return h("table", { class: "terms" }, h("caption", { class: "sr" }, sayKey("match-sum")), h("tbody", {}, rows, sum));
}

/** What stands against it: the protection of the target, how firm it is. @param {string} system @param {Odds | null} odds */
function against(system, odds) {
  if (!odds?.against?.length) return null;
  return h("table", { class: "figures against" }, h("caption", { class: "eyebrow" }, sayKey("tally-against")), h("tbody", {}, odds.against.map((figure) => figureRow(system, figure, true))));
}

/** Every result with its chance. @param {Odds} odds */
function bars(odds) {
  return h("dl", { class: "bars" }, odds.rows.map((row) => [
    h("dt", {}, upper(say(row.text))),
    h("dd", { class: row.harm ? "bar harm" : "bar", "aria-hidden": "true" }, h("i", { style: { width: width(row.chance) } })),
    h("dd", { class: "num" }, percent(row.chance)),
  ]).flat());
}
