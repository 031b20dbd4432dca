// @ts-check
// For who is new to a game: its lessons, and the turn on one page.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
/** @import { SystemInfo } from "../types.js" */

/** @param {SystemInfo} system @param {boolean} newcomer whether no match was ever played here */
export function learn(system, newcomer) {
  if (!system.lessons.length) return null;
  const at = encodeURIComponent;
  const lessons = system.lessons.map((lesson, i) =>
    h("a", { class: newcomer && !i ? "btn main" : "btn", href: `/lesson/${at(system.id)}/${at(lesson.id)}`, "data-do": "lesson" },
      icon("play"), h("span", {}, lesson.title[lang()])));
  const first = system.lessons[0];
  return h("section", { class: newcomer ? "learn new" : "learn", "aria-label": sayKey("lesson-new") },
    h("p", {}, h("b", {}, sayKey("lesson-new")), " ", h("span", {}, `${first.about[lang()]} · ${sayKey("lesson-steps", { n: first.steps })}`)),
    h("div", { class: "acts" }, h("a", { class: "btn quiet", href: `/start/${at(system.id)}`, "data-do": "quick" }, sayKey("quick")), lessons));
}
