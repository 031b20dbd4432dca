// @ts-check
// What a side has more or less of than its scenario gives it: a row for each, a choice for each side, folded away while there is none.
import { h } from "./dom.js";
import { say, sayKey } from "./say.js";
/** @import { Scenario, SystemInfo } from "./types.js" */

/** How much it is, with a real minus. @param {string} value */
const signed = (value) => value.replace("-", "\u2212");

/** The values chosen by name, beside those of the options; what is as usual is left out.
 * @param {SystemInfo} system @param {Scenario} scenario @param {Record<string, string>} chosen @returns {HTMLElement | null} */
export function handicapChoice(system, scenario, chosen) {
  const rows = system.handicaps.filter((row) => scenario.handicaps.some((one) => one.id === row.id));
  if (!rows.length) return null;
  const now = h("span", { class: "now" });
  const words = (/** @type {typeof rows[number]} */ row, /** @type {string} */ value) => (row.switch ? sayKey("handicap-taken") : signed(value));
  const whose = (/** @type {typeof rows[number]} */ row, /** @type {number} */ seat) => sayKey("handicap-of", { side: scenario.sides[seat], what: row.text });
  const tell = () => {
    const taken = scenario.handicaps.flatMap((one) => {
      const row = rows.find((it) => it.id === one.id);
      const value = chosen[one.name];
      return row && value ? [sayKey("home-agreed", { option: whose(row, one.seat), value: words(row, value) })] : [];
    });
    now.textContent = taken.length ? taken.join(" · ") : sayKey("home-handicap-usual");
  };
  tell();
  const choice = (/** @type {typeof rows[number]} */ row, /** @type {number} */ seat) => {
    const one = scenario.handicaps.find((it) => it.id === row.id && it.seat === seat);
    if (!one) return h("td", {}, h("span", { "aria-hidden": "true" }, "–"), h("span", { class: "sr" }, sayKey("handicap-lacks")));
    // From the least to the most, none in its place.
    const less = one.values.filter((value) => value.startsWith("-"));
    const values = [...less, "0", ...one.values.slice(less.length)];
    const none = row.switch ? sayKey("handicap-not") : "0";
    return h("td", {}, h("select", {
      name: one.name, "aria-label": whose(row, seat), "aria-describedby": `handicap-${row.id}`,
      onchange: (/** @type {Event} */ event) => {
        const { value } = /** @type {HTMLSelectElement} */ (event.target);
        if (value === "0") delete chosen[one.name];
        else chosen[one.name] = value;
        tell();
      },
    }, values.map((value) => h("option", { value, selected: value === (chosen[one.name] ?? "0") }, value === "0" ? none : words(row, value)))));
  };
  return h("details", { class: "handi" }, h("summary", {}, h("b", {}, sayKey("home-handicap")), now),
    h("p", { class: "hint" }, sayKey("home-handicap-hint")),
    h("table", {},
      h("thead", {}, h("tr", {}, h("td", {}), scenario.sides.map((side) => h("th", { scope: "col" }, say(side))))),
      h("tbody", {}, rows.map((row) => h("tr", { "data-handicap": row.id },
        h("th", { scope: "row" }, say(row.text), h("small", { id: `handicap-${row.id}` }, say(row.help))),
        scenario.sides.map((_, seat) => choice(row, seat)))))));
}
