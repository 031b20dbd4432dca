// @ts-check
// The worked cases of a rule, played step by step on a board.
import { ApiError, caseOf, casesOf, faces, mapInfo } from "../api.js";
import { h, picture, refill } from "../dom.js";
import { icon } from "../icons.js";
import { hexLine, signed, total } from "../match/words.js";
import { lang, say, sayKey, sayParts } from "../say.js";
import { ruleLink, sayExpected } from "./expected.js";
import { stage } from "./stage.js";
/** @import { Case, CaseName, DieView, Frame, MapInfo, Rule, Tally, Text } from "../types.js" */
/** @import { Catalogue } from "./catalogue.js" */

/** @typedef {{ show(frame: Frame, before: Frame | undefined): void, point(hex: string): void, close(): void }} Stage */

/** Where the reader was in the cases of a rule, so that a change of language does not begin again.
 * @type {{ rule: string, at: number, step: number }} */
const bookmark = { rule: "", at: 0, step: 0 };

/** The one board on the page. @type {Stage | null} */
let shown = null;

/** @param {Catalogue} book @param {Rule} rule */
export function caseBox(book, rule) {
  if (bookmark.rule !== rule.id) Object.assign(bookmark, { rule: rule.id, at: 0, step: 0 });
  const box = h("section", { class: "case", "aria-busy": "true", "aria-label": sayKey("case-list") },
    h("div", { class: "ch" }, h("div", {}, h("div", { class: "eyebrow" }, sayKey("case-list")), h("h2", { class: "bones" }))),
    h("div", { class: "cb" }, h("div", { class: "scene" }), h("div", { class: "gwt" }, h("p", { class: "hint" }, sayKey("case-loading")))));
  /** @param {CaseName[]} names @param {number} at @param {boolean} [focus] */
  const open = async (names, at, focus = false) => {
    box.setAttribute("aria-busy", "true");
    try {
      const found = await caseOf(book.system, names[at]);
      const info = await mapInfo(book.system, found.map).catch(() => null);
      if (bookmark.at !== at) Object.assign(bookmark, { at, step: 0 });
      play(book, box, names, at, found, info, (to) => open(names, to, true));
      if (focus) /** @type {HTMLElement | null} */ (box.querySelector("h2"))?.focus();
    } catch (error) {
      failed(box, error, () => open(names, at));
    } finally {
      box.setAttribute("aria-busy", "false");
    }
  };
  const begin = () => casesOf(book.system, rule.id).then((names) => {
    if (names.length) return open(names, Math.min(bookmark.at, names.length - 1));
    box.remove();
  }, (error) => failed(box, error, begin));
  begin();
  return box;
}

/** @param {HTMLElement} box @param {unknown} error @param {() => void} again */
function failed(box, error, again) {
  if (!(error instanceof ApiError)) console.error(error);
  refill(box, h("div", { class: "empty", role: "alert" }, h("p", {}, sayKey("case-lost")), h("button", { type: "button", class: "btn", onclick: again }, sayKey("case-again"))));
}

/** @param {Catalogue} book @param {HTMLElement} box @param {CaseName[]} names @param {number} at @param {Case} found @param {MapInfo | null} info @param {(at: number) => void} go */
function play(book, box, names, at, found, info, go) {
  const n = found.frames.length;
  let now = Math.min(bookmark.step, n - 1);
  const scene = h("div", { class: "scene" });
  const words = h("div", { class: "gwt", "aria-live": "polite" });
  const count = h("span", { class: "num" });
  const first = h("button", { type: "button", class: "icon", "data-do": "case", "aria-label": sayKey("case-first"), title: sayKey("case-first"), onclick: () => step(-now) }, icon("first"));
  const back = h("button", { type: "button", class: "icon", "data-do": "back", "aria-label": sayKey("case-step-back"), title: sayKey("case-step-back"), onclick: () => step(-1) }, icon("back"));
  const on = h("button", { type: "button", class: "icon", "data-do": "step", "aria-label": sayKey("case-step-on"), title: sayKey("case-step-on"), onclick: () => step(1) }, icon("forward"));
  shown?.close();
  const theatre = stage(book.system, scene, info, found.frames);
  shown = theatre;
  const step = (/** @type {number} */ by) => {
    const to = now + by;
    if (by === 0 || to < 0 || to >= n) return;
    now = to;
    bookmark.step = now;
    draw();
  };
  const draw = () => {
    const frame = found.frames[now];
    const before = found.frames[now - 1];
    refill(count, h("span", { "aria-hidden": "true" }, `${now + 1} / ${n}`), h("span", { class: "sr" }, sayKey("case-step", { i: now + 1, n })));
    back.disabled = now === 0;
    on.disabled = now === n - 1;
    refill(words, told(book, frame, now === 0, info, theatre));
    theatre.show(frame, before);
  };
  const others = names.length > 1 && h("ol", { class: "cf", "aria-label": sayKey("case-list") }, names.map((name, i) => h("li", {},
    h("button", { type: "button", "data-do": "case", "aria-current": i === at ? "true" : null, onclick: () => go(i) }, title(name, i)))));
  refill(box,
    h("div", { class: "ch" },
      h("div", {}, h("div", { class: "eyebrow" }, sayKey("case-of", { i: at + 1, n: names.length })), h("h2", { tabindex: -1 }, title(names[at], at))),
      h("div", { class: "step", role: "group", "aria-label": sayKey("case-steps") }, first, back, count, on)),
    h("div", { class: "cb" }, scene, words),
    others);
  box.onkeydown = (event) => {
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest(".board") || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === "ArrowRight") step(1);
    else if (event.key === "ArrowLeft") step(-1);
    else return;
    event.preventDefault();
  };
  draw();
}

/** What a case is called: its name is English, elsewhere it is called after what is done there. @param {CaseName} name @param {number} i */
function title({ name, about }, i) {
  if (lang() === "en") return name;
  return about ? say(about) : sayKey("case-number", { n: i + 1 });
}

/** The words of a step. @param {Catalogue} book @param {Frame} frame @param {boolean} first
 * @param {MapInfo | null} info @param {Stage} theatre @returns {(Node | false)[]} */
function told(book, frame, first, info, theatre) {
  const hexes = new Set(info?.hexes.map((cell) => cell.hex));
  const hex = (/** @type {string} */ label) => h("button", { type: "button", class: "hexlink", onclick: () => theatre.point(label) }, label);
  const parts = (/** @type {Text} */ text) => sayParts(text, (name) => hexes.has(name), hex);
  const part = (/** @type {string} */ key, /** @type {string | null} */ kind, /** @type {(Node | false)[]} */ inner) =>
    h("section", {}, h("h3", { class: kind }, sayKey(key)), inner);
  const events = frame.events.map((event) => h("li", {}, parts(event.text), event.dice && dice(book, event.dice), event.tally && tally(book, event.tally)));
  const expects = frame.expects.map((one) => h("li", { class: one.passed ? "ok" : "no" }, icon(one.passed ? "check" : "cross"),
    h("span", {}, sayExpected(one, frame, { book, parts, hex })),
    h("span", { class: "sr" }, sayKey(one.passed ? "case-holds" : "case-fails"))));
  return [
    first && part("case-given", null, [h("ul", { class: "lines" }, given(frame, hex))]),
    frame.action !== undefined && part("case-when", null, [frame.did ? h("p", {}, parts(frame.did)) : h("p", { class: "notation", lang: "en" }, frame.action)]),
    events.length > 0 && part("case-told", null, [h("ul", { class: "told" }, events)]),
    expects.length > 0 && part("case-then", "now", [h("ul", { class: "expects" }, expects)]),
  ];
}

/** More pieces than that are a battlefield, and the map shows it better. */
const FEW = 10;

/** The position in words: what stands where, and what is asked. @param {Frame} frame @param {(label: string) => Node} hex */
function given({ view }, hex) {
  const places = [...new Set(view.pieces.map((piece) => piece.place))];
  const few = places.length <= FEW ? places : [];
  const asked = view.prompt && sayKey("case-asked", { side: view.sides?.find((side) => side.seat === view.prompt?.seat)?.text ?? "", what: view.prompt.text });
  return [
    ...few.map((place) => h("li", {}, hex(place), hexLine(view, place).slice(place.length))),
    few.length < places.length && h("li", {}, sayKey("case-many", { n: view.pieces.length })),
    asked && h("li", {}, asked),
  ];
}

/** Dice as they fell. @param {Catalogue} book @param {DieView[]} thrown */
function dice(book, thrown) {
  if (!thrown.length) return false;
  const row = h("span", { class: "dice", role: "img", "aria-label": thrown.map((die) => say(die.text)).join(", ") });
  faces(book.system, thrown.flatMap((die) => die.face ?? [])).then((arts) => refill(row, thrown.map((die) => {
    const art = die.face && arts.get(die.face);
    return art ? picture(art) : say(die.text);
  }))).catch(() => refill(row, thrown.map((die) => say(die.text)).join(", ")));
  return row;
}

/** A number with its terms, each with its rule. @param {Catalogue} book @param {Tally} tally */
function tally(book, tally) {
  return h("table", { class: "tally" },
    h("tbody", {}, tally.terms.map((term) => h("tr", {}, h("th", { scope: "row" }, say(term.why)),
      h("td", {}, ruleLink(term.rule, book)),
      h("td", { class: "v num" }, signed(term.amount))))),
    h("tfoot", {}, h("tr", {}, h("th", { scope: "row", colspan: 2 }, sayKey("match-sum")), h("td", { class: "v num" }, total(book.system, tally)))));
}
