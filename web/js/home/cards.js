// @ts-check
// The scenarios of a system as cards.
import { faces } from "../api.js";
import { h, picture } from "../dom.js";
import { say, sayKey } from "../say.js";
/** @import { Scenario, SystemInfo } from "../types.js" */

/** The picture of a scenario's battlefield. @param {string} system @param {string} scenario @returns {HTMLElement} */
export function thumb(system, scenario) {
  // A match that goes on from a lesson is of no scenario.
  if (!scenario) return h("span", { class: "thumb" });
  const src = `/art/${encodeURIComponent(system)}/thumb/${encodeURIComponent(scenario)}.png`;
  const image = h("img", { alt: "", loading: "lazy", decoding: "async", src });
  image.addEventListener("error", () => image.remove());
  return h("span", { class: "thumb" }, image);
}

/** The emblem of a side, once it is there. @param {string} system @param {Scenario} scenario @param {number} seat @returns {HTMLElement} */
export function emblem(system, scenario, seat) {
  const place = h("span", { class: "emblem", "aria-hidden": "true" });
  const face = scenario.setup?.[seat]?.face;
  if (face) {
    faces(system, [face]).then((arts) => {
      const art = arts.get(face);
      if (art) place.append(picture(art));
    }).catch(() => {});
  }
  return place;
}

/** The sides, each with its emblem. @param {string} system @param {Scenario} scenario */
function sides(system, scenario) {
  return h("span", { class: "sides-line" }, scenario.sides.map((side, seat) => h("span", {}, emblem(system, scenario, seat), say(side))));
}

/** Date and length. @param {Scenario} scenario */
export function when(scenario) {
  return scenario.minutes ? `${say(scenario.date)} · ${sayKey("home-minutes", { n: scenario.minutes })}` : say(scenario.date);
}

/** @param {SystemInfo} system @param {Scenario[]} scenarios @param {Scenario} chosen @param {(scenario: Scenario) => void} onChoose */
export function cards(system, scenarios, chosen, onChoose) {
  const buttons = scenarios.map((scenario) => h("button", {
    type: "button", class: "sc", "aria-pressed": String(scenario === chosen),
    onclick: () => {
      buttons.forEach((button, i) => button.setAttribute("aria-pressed", String(scenarios[i] === scenario)));
      onChoose(scenario);
    },
  }, thumb(system.id, scenario.id), h("span", { class: "b" },
    h("b", {}, say(scenario.title)), h("span", { class: "d" }, when(scenario)), sides(system.id, scenario))));
  const list = h("ul", { class: "list", "aria-label": sayKey("home-scenarios") }, buttons.map((button) => h("li", {}, button)));
  list.addEventListener("keydown", (event) => {
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (event.target));
    const columns = getComputedStyle(list).gridTemplateColumns.split(" ").length;
    /** @type {Record<string, number>} */
    const steps = { ArrowRight: 1, ArrowLeft: -1, ArrowDown: columns, ArrowUp: -columns };
    const to = buttons[at + (steps[event.key] ?? NaN)];
    if (at < 0 || !to) return;
    event.preventDefault();
    to.focus();
  });
  return list;
}

/** What stands there until the scenarios do. */
export function bones() {
  return h("div", { class: "cols", "aria-hidden": "true" },
    h("div", { class: "list" }, Array.from({ length: 6 }, () => h("div", { class: "sc" }, h("span", { class: "thumb" }), h("span", { class: "b" }, h("b", { class: "bones" }), h("span", { class: "d bones" }))))),
    h("div", { class: "detail" }, h("span", { class: "thumb" })));
}
