// @ts-check
// The contents: booklets, chapters, parts, rules; what is searched for stays, the rest is left out.
import { h } from "../dom.js";
import { marked } from "../fold.js";
import { searched, toMark } from "./synonyms.js";
/** @import { Wanted } from "./synonyms.js" */
import { lang, sayKey } from "../say.js";
import { nameOf } from "./catalogue.js";
/** @import { Rule } from "../types.js" */
/** @import { Catalogue } from "./catalogue.js" */

/** How much of the text is shown around what was found. */
const AROUND = 34;

/** @param {Catalogue} book @param {string} query @param {Rule | undefined} current @returns {Node[]} */
export function contents(book, query, current) {
  const wanted = searched(query);
  const found = wanted.length ? book.find(wanted) : null;
  const link = (/** @type {Rule} */ rule) => {
    const title = rule.title[lang()];
    return h("li", {}, h("a", { href: address(book.system, rule.id), "data-rule": rule.id, "aria-current": rule === current ? "page" : null },
      h("span", {}, marked(title, toMark(wanted))), snippet(book, rule, wanted)));
  };
  /** @type {Node[]} */
  const nodes = [];
  let booklet = "";
  const several = new Set(book.chapters.map((chapter) => chapter.booklet)).size > 1;
  for (const chapter of book.chapters) {
    const rules = found ? chapter.rules.filter((rule) => found.has(rule)) : chapter.rules;
    if (!rules.length) continue;
    if (several && chapter.booklet !== booklet) {
      booklet = chapter.booklet;
      nodes.push(h("h2", { class: "eyebrow" }, nameOf(`${book.system}-booklet-${booklet}`)));
    }
    const inner = chapter.parts.flatMap((part) => {
      const some = found ? part.rules.filter((rule) => found.has(rule)) : part.rules;
      if (!some.length) return [];
      if (!part.key) return some.map(link);
      const open = found !== null || (current !== undefined && some.includes(current));
      return [h("li", {}, h("details", { open }, h("summary", {}, h("span", {}, nameOf(part.key)), h("small", { class: "num" }, some.length)), h("ul", {}, some.map(link))))];
    });
    const open = found !== null || (current !== undefined && rules.includes(current));
    nodes.push(h("details", { class: "chapter", open }, h("summary", {}, h("span", {}, nameOf(chapter.chapter)), h("small", { class: "num" }, rules.length)), h("ul", {}, inner)));
  }
  if (found) {
    nodes.unshift(h("p", { class: "count", role: "status" }, found.size ? sayKey("book-found", { n: found.size }) : sayKey("book-none-found", { query })));
  }
  return nodes;
}

/** Where the words are not in the title: a few words around the first of them. @param {Catalogue} book @param {Rule} rule @param {Wanted[]} wanted */
function snippet(book, rule, wanted) {
  if (!wanted.length || book.inTitle(rule, wanted)) return null;
  for (const which of /** @type {const} */ ([lang(), lang() === "fr" ? "en" : "fr"])) {
    const parts = marked(rule.text[which], toMark(wanted));
    const at = parts.findIndex((node) => node.nodeName === "MARK");
    if (at < 0) continue;
    const before = parts[at - 1]?.textContent ?? "";
    /** @type {Node[]} */
    const shown = [];
    let room = AROUND * 1.5;
    for (const node of parts.slice(at)) {
      const text = node.textContent ?? "";
      if (text.length > room && node.nodeName !== "MARK") {
        shown.push(document.createTextNode(`${text.slice(0, room)}…`));
        break;
      }
      shown.push(node);
      room -= text.length;
      if (room <= 0) break;
    }
    return h("small", { lang: which }, before.length > AROUND ? `…${before.slice(-AROUND)}` : before, shown);
  }
  return null;
}

/** The address of a rule. @param {string} system @param {string} rule */
export function address(system, rule) {
  return `/rules/${encodeURIComponent(system)}/${encodeURIComponent(rule)}`;
}

/** Up and down lead through what is open. @param {HTMLElement} list */
export function walkable(list) {
  list.addEventListener("keydown", (event) => {
    if (event.key !== "ArrowDown" && event.key !== "ArrowUp" && event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    const target = /** @type {HTMLElement} */ (event.target);
    const stops = /** @type {HTMLElement[]} */ ([...list.querySelectorAll("summary, a")]).filter((one) => one.offsetParent !== null);
    const at = stops.indexOf(target);
    if (at < 0) return;
    event.preventDefault();
    if (event.key === "ArrowDown") stops[at + 1]?.focus();
    else if (event.key === "ArrowUp") stops[at - 1]?.focus();
    else {
      const group = target.closest("details");
      if (target.tagName === "SUMMARY" && group) group.open = event.key === "ArrowRight";
      else if (event.key === "ArrowLeft") /** @type {HTMLElement | null | undefined} */ (group?.querySelector("summary"))?.focus();
    }
  });
}
