// @ts-check
// One rule: where it stands, its words in one language or both, how it is read, and its neighbours.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { marked } from "../fold.js";
import { searched, toMark } from "./synonyms.js";
import { lang, sayKey } from "../say.js";
import { nameOf } from "./catalogue.js";
import { caseBox } from "./case.js";
import { address } from "./toc.js";
/** @import { Lang, Rule } from "../types.js" */
/** @import { Catalogue } from "./catalogue.js" */

/** The languages to show, that of the page first. @param {boolean} both @returns {Lang[]} */
function shown(both) {
  const first = lang();
  return both ? [first, first === "fr" ? "en" : "fr"] : [first];
}

/** @param {Catalogue} book @param {Rule} rule @param {{ both: boolean, query: string }} how @returns {Node[]} */
export function article(book, rule, { both, query }) {
  const { chapter, part } = book.where(rule);
  const wanted = toMark(searched(query));
  const langs = shown(both);
  const crumbs = [chapter && nameOf(chapter.chapter), part?.key && nameOf(part.key)].filter(Boolean);
  return [
    h("p", { class: "crumb" }, crumbs.join(" › ")),
    h("header", { class: "rh" }, h("span", { class: "id num" }, rule.id), h("h1", { tabindex: -1 }, rule.title[lang()])),
    h("div", { class: both ? "two" : "one" }, langs.map((which) => h("section", { lang: which },
      both && h("h2", { class: "eyebrow" }, sayKey(`page-language-${which}`)),
      both && which !== lang() && h("p", { class: "other-title" }, rule.title[which]),
      paragraphs(rule.text[which], wanted)))),
    reading(rule, langs),
    rule.cases > 0 ? caseBox(book, rule) : "",
    h("nav", { class: "near", "aria-label": sayKey("book-near") }, step(book, rule, -1), step(book, rule, 1)),
  ].filter((node) => node !== "" && node !== null).map((node) => /** @type {Node} */ (node));
}

/** @param {string} text @param {string[]} wanted */
function paragraphs(text, wanted) {
  return text.split(/\n{2,}/).map((one) => h("p", { class: "words" }, marked(one, wanted)));
}

/** How what is not clear in the source is read here. @param {Rule} rule @param {Lang[]} langs */
function reading(rule, langs) {
  const texts = rule.unclear;
  if (!texts) return null;
  const same = texts.fr === texts.en;
  const said = same ? [h("p", { lang: "en" }, texts.en)] : langs.map((which) => h("p", { lang: which }, texts[which]));
  return h("section", { class: "reading" }, h("h2", { class: "eyebrow" }, sayKey("book-reading")), h("div", { class: said.length > 1 ? "pair" : null }, said));
}

/** @param {Catalogue} book @param {Rule} rule @param {number} by */
function step(book, rule, by) {
  const to = book.near(rule, by);
  if (!to) return h("span");
  return h("a", { href: address(book.system, to.id), "data-rule": to.id, class: by < 0 ? "before" : "after" },
    by < 0 && icon("back"), h("span", {}, h("small", {}, sayKey(by < 0 ? "book-before" : "book-after")), h("span", {}, to.title[lang()])), by > 0 && icon("forward"));
}

/** What stands beside a rule: its term, the rules it names and that name it, what checks it. @param {Catalogue} book @param {Rule} rule @returns {Node[]} */
export function beside(book, rule) {
  const list = (/** @type {string} */ key, /** @type {(Rule | undefined)[]} */ rules) => {
    const known = /** @type {Rule[]} */ (rules.filter(Boolean));
    return known.length > 0 && h("section", {}, h("h2", { class: "eyebrow" }, sayKey(key)),
      h("ul", {}, known.map((one) => h("li", {}, h("a", { href: address(book.system, one.id), "data-rule": one.id }, one.title[lang()], h("small", {}, one.id))))));
  };
  const see = rule.see.map((id) => book.byId.get(id));
  const others = (book.namedBy.get(rule.id) ?? []).filter((one) => !see.includes(one));
  return [
    rule.term ? h("section", {}, h("h2", { class: "eyebrow" }, sayKey("book-term")), h("p", { class: "term", lang: "fr" }, rule.term)) : null,
    list("book-see", see) || null,
    list("book-named-by", others.slice(0, 12)) || null,
    h("section", {}, h("h2", { class: "eyebrow" }, sayKey("book-about")),
      h("ul", {}, h("li", {}, nameOf(`${book.system}-booklet-${rule.booklet}`)), h("li", {}, sayKey("book-checked", { n: rule.cases })))),
  ].filter((node) => node !== null);
}
