// @ts-check
// The page of the rules: contents, one rule, what stands beside it. The address names system and rule.
import { LineLost, persist, systems } from "../api.js";
import { byId, h, refill } from "../dom.js";
import { icon, noHexes } from "../icons.js";
import { lineBar } from "../line.js";
import { LANGS, lang, onLang, say, sayKey, words } from "../say.js";
import { keep, setting, takeFragment } from "../store.js";
import { takeTheme, top } from "../top.js";
import { article, beside } from "./article.js";
import { catalogue, nameOf } from "./catalogue.js";
import { address, contents, walkable } from "./toc.js";
/** @import { Rule, SystemInfo } from "../types.js" */
/** @import { Catalogue } from "./catalogue.js" */

/** @type {{ systems: SystemInfo[], book: Catalogue | null, id: string, query: string, both: boolean }} */
const page = { systems: [], book: null, id: "", query: "", both: setting("book.both") === "yes" };

const search = h("input", { type: "search", autocomplete: "off", spellcheck: "false", "aria-keyshortcuts": "/", onfocus: () => bothLanguages(), oninput: () => find(search.value) });

/** The words of both languages: what one means may be called otherwise in the other. */
async function bothLanguages() {
  await Promise.all(LANGS.map((lang) => words(lang))).catch(() => {});
  if (page.query) drawContents();
}
const pick = h("select", { onchange: () => go(`/rules/${encodeURIComponent(pick.value)}`) });
const pickLabel = h("small", {});
const list = h("div", { class: "chapters" });
const toc = h("nav", { class: "toc", id: "toc" }, h("label", { class: "pick" }, h("span", {}, pickLabel, pick)), list);
const main = h("main", { class: "art", id: "main", tabindex: -1 });
const meta = h("aside", { class: "meta" });
const line = lineBar(() => location.reload());
walkable(list);

/** The rule of the address, if there is one. @returns {Rule | undefined} */
function current() {
  return page.book?.byId.get(page.id);
}

/** @param {string} query */
function find(query) {
  page.query = query;
  drawContents();
  if (narrow.matches) openToc(true);
}

/** Opens an address of this page without leaving it. @param {string} to @param {boolean} [focus] */
function go(to, focus = false) {
  history.pushState(null, "", to);
  show(focus);
}

/** @param {boolean} focus */
async function show(focus) {
  const [, , system = "", rule = ""] = location.pathname.split("/").map(decodeURIComponent);
  const wanted = page.systems.find((one) => one.id === system) ?? page.systems.find((one) => one.id === setting("book.system")) ?? page.systems[0];
  if (!wanted) return;
  const before = page.book?.system;
  if (before !== wanted.id) {
    page.book = await persist(() => catalogue(wanted.id), (state) => line.show(state));
    keep("book.system", wanted.id);
  }
  page.id = rule;
  if (!rule && page.book?.rules.length && !narrow.matches) {
    page.id = page.book.rules[0].id;
    history.replaceState(null, "", address(wanted.id, page.id));
  }
  openToc(false);
  draw();
  window.scrollTo(0, 0);
  main.scrollTop = 0;
  if (focus) /** @type {HTMLElement | null} */ (main.querySelector("h1"))?.focus({ preventScroll: true });
}

function drawContents() {
  if (page.book) refill(list, contents(page.book, page.query, current()));
  const here = list.querySelector("[aria-current]");
  if (here instanceof HTMLElement && here.offsetParent) {
    const top = here.getBoundingClientRect().top - list.getBoundingClientRect().top;
    if (top < 40 || top > list.clientHeight - 60) list.scrollTop += top - list.clientHeight / 3;
  }
}

function drawRule() {
  const book = page.book;
  const rule = current();
  document.title = rule ? `${rule.title[lang()]} · Grognard` : `${sayKey("book-title")} · Grognard`;
  if (book && rule) {
    refill(main, line, article(book, rule, page));
    refill(meta, beside(book, rule));
  } else if (book && page.id) {
    const first = book.rules[0];
    refill(main, line, h("div", { class: "empty" }, noHexes(), h("h1", {}, sayKey("book-rule-lost", { id: page.id })),
      first && h("a", { class: "btn main", href: address(book.system, first.id), "data-rule": first.id }, sayKey("book-to-first"))));
    refill(meta);
  } else if (book) {
    refill(main, line, h("div", { class: "welcome" }, h("h1", { tabindex: -1 }, sayKey("book-title")), h("p", {}, sayKey("book-welcome"))), narrow.matches && h("button", { type: "button", class: "btn main wide", onclick: () => openToc(true) }, icon("list"), sayKey("book-contents")), narrow.matches && chapters(book));
    refill(meta);
  }
}

/** The chapters, each with its first rule, where the contents do not stand beside. @param {Catalogue} book */
function chapters(book) {
  return h("ul", { class: "all-chapters" }, book.chapters.map(({ chapter, rules }) => h("li", {},
    h("a", { href: address(book.system, rules[0].id), "data-rule": rules[0].id }, nameOf(chapter), h("small", { class: "num" }, rules.length)))));
}

function draw() {
  search.placeholder = sayKey("book-search");
  search.setAttribute("aria-label", sayKey("book-search"));
  toc.setAttribute("aria-label", sayKey("book-contents"));
  meta.setAttribute("aria-label", sayKey("book-about"));
  pickLabel.textContent = sayKey("book-system");
  refill(pick, page.systems.map((system) => h("option", { value: system.id }, say(system.title))));
  pick.value = page.book?.system ?? "";
  for (const button of document.querySelectorAll(".toc-open")) button.setAttribute("aria-label", sayKey("book-contents"));
  drawContents();
  drawRule();
}

/** Where the screen is narrow the contents lie over the rule. */
const narrow = matchMedia("(max-width: 860px)");

/** @param {boolean} open */
function openToc(open) {
  document.body.classList.toggle("toc-over", open && narrow.matches);
  for (const button of document.querySelectorAll(".toc-open")) button.setAttribute("aria-expanded", String(open && narrow.matches));
}

/** Links to rules are followed in this page. @param {MouseEvent} event */
function follow(event) {
  if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const link = /** @type {HTMLElement} */ (event.target).closest?.("a[data-rule]");
  if (!(link instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  go(link.pathname, !toc.contains(link));
  if (toc.contains(link)) /** @type {HTMLElement | null} */ (list.querySelector("[aria-current]"))?.focus();
}

/** @param {KeyboardEvent} event */
function keys(event) {
  const target = /** @type {HTMLElement} */ (event.target);
  if (event.key === "/" && !target.matches("input, select, textarea")) {
    event.preventDefault();
    search.focus();
    search.select();
  } else if (event.key === "Escape") {
    if (document.body.classList.contains("toc-over")) openToc(false);
    else if (target === search && search.value) {
      search.value = "";
      find("");
    }
  } else if (target === search && (event.key === "Enter" || event.key === "ArrowDown")) {
    event.preventDefault();
    const first = /** @type {HTMLAnchorElement | null} */ (list.querySelector("a"));
    if (event.key === "ArrowDown") first?.focus();
    else first?.click();
  }
}

async function begin() {
  takeTheme();
  takeFragment();
  const place = byId("book");
  refill(place, toc, main, meta);
  refill(main, h("div", { class: "bones line" }), h("div", { class: "bones text" }));
  await words();
  const opener = h("button", { type: "button", class: "icon toc-open", "aria-expanded": "false", "aria-controls": "toc", onclick: () => openToc(!document.body.classList.contains("toc-over")) }, icon("list"));
  byId("top").replaceWith(top({
    page: "rules",
    middle: [h("label", { class: "find push" }, icon("search"), search), opener],
    both: {
      on: () => page.both,
      set: (on) => {
        page.both = on;
        keep("book.both", on ? "yes" : null);
        drawRule();
      },
    },
  }));
  page.systems = await persist(systems, (state) => line.show(state));
  await show(false);
  onLang(draw);
  document.addEventListener("click", follow);
  document.addEventListener("keydown", keys);
  window.addEventListener("popstate", () => show(true));
  narrow.addEventListener("change", () => { openToc(false); drawRule(); });
}

begin().catch((error) => {
  console.error(error);
  // The words themselves could not be had: the one sentence of this page that is not in them.
  if (error instanceof LineLost || error instanceof TypeError) {
    main.replaceChildren(h("p", { class: "empty", role: "alert" }, "The server does not answer. Start it, then load this page again. — Le serveur ne répond pas. Démarrez-le, puis rechargez cette page."));
  }
});
