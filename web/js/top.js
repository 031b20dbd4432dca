// @ts-check
// The bar at the top of every page: mark, pages, language, theme; a menu where the screen is narrow.
import { watchDisk } from "./disk.js";
import { fill, h, refill } from "./dom.js";
import { icon, mark } from "./icons.js";
import { LANGS, lang, onLang, sayKey, setLang } from "./say.js";
import { keep, setting } from "./store.js";
/** @import { Lang } from "./types.js" */

/** @typedef {"home" | "match" | "rules" | "quick"} Page */

/** The theme in force. @returns {"light" | "dark"} */
export function theme() {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Changes the theme: light or dark, whatever the system says; `null` follows the system. @param {"light" | "dark" | null} which */
export function setTheme(which) {
  if (which) document.documentElement.dataset.theme = which;
  else delete document.documentElement.dataset.theme;
  keep("theme", which);
  window.dispatchEvent(new CustomEvent("grognard:theme"));
}

/** Keeps the theme of the last visit; called by every page. */
export function takeTheme() {
  const kept = setting("theme");
  if (kept === "light" || kept === "dark") document.documentElement.dataset.theme = kept;
}

/** Where a page can show both languages side by side. @typedef {{ on(): boolean, set(on: boolean): void }} Both */

/** The switch between the languages, with both together where the page can show them.
 * @param {Both} [both] @returns {HTMLElement} */
export function langSwitch(both) {
  const choose = (/** @type {Lang} */ which) => {
    both?.set(false);
    setLang(which).then(say, () => {});
  };
  const buttons = LANGS.map((which) => h("button", { type: "button", lang: which, onclick: () => choose(which) }, which.toUpperCase()));
  const together = both && h("button", {
    type: "button",
    onclick: () => {
      both.set(true);
      say();
    },
  });
  const group = h("div", { class: "lang", role: "group" }, buttons, together);
  const say = () => {
    group.setAttribute("aria-label", sayKey("page-language"));
    LANGS.forEach((which, i) => {
      buttons[i].setAttribute("aria-pressed", String(which === lang() && !both?.on()));
      buttons[i].title = sayKey(`page-language-${which}`);
    });
    if (!together) return;
    together.textContent = sayKey("book-both");
    together.title = sayKey("book-both-name");
    together.setAttribute("aria-pressed", String(both.on()));
  };
  onLang(say);
  say();
  return group;
}

/** @param {Page} page @returns {HTMLAnchorElement[]} */
function links(page) {
  const link = (/** @type {string} */ href, /** @type {string} */ key, /** @type {Page} */ to) =>
    h("a", { href, "aria-current": page === to ? "page" : null }, sayKey(key));
  return [link("/", "page-play", "home"), link("/rules", "page-rules", "rules")];
}

/** @param {boolean} worded @returns {HTMLButtonElement} */
function themeButton(worded) {
  const button = h("button", { type: "button", class: worded ? "item" : "icon theme", onclick: () => setTheme(theme() === "dark" ? "light" : "dark") });
  const say = () => {
    const to = sayKey(theme() === "dark" ? "page-theme-light" : "page-theme-dark");
    refill(button, icon(theme() === "dark" ? "sun" : "moon"), worded && to);
    if (!worded) {
      button.setAttribute("aria-label", to);
      button.title = to;
    }
  };
  onLang(say);
  window.addEventListener("grognard:theme", say);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", say);
  say();
  return button;
}

/** The bar. `middle` stands after the pages, `tools` before the language; `menu` gives more entries for the narrow menu.
 * @param {{ page: Page, middle?: Node[], tools?: Node[], menu?: () => Node[], nav?: boolean, both?: Both }} parts @returns {HTMLElement} */
export function top({ page, middle = [], tools = [], menu = () => [], nav = true, both }) {
  const pages = h("nav", { class: "nav" });
  const skip = h("a", { class: "skip", href: "#main" });
  const list = h("div", { class: "pop menu", hidden: true });
  const open = h("button", { type: "button", class: "icon", "aria-expanded": "false", onclick: () => show(list.hidden === true) }, icon("menu"));
  const menuParts = [langSwitch(both), themeButton(true)];
  const show = (/** @type {boolean} */ on) => {
    if (on) refill(list, links(page), menuParts, menu());
    list.hidden = !on;
    open.setAttribute("aria-expanded", String(on));
  };
  const holder = h("div", { class: "menu-at" }, open, list);
  list.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest(".item")) show(false);
  });
  holder.addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || list.hidden) return;
    event.stopPropagation();
    show(false);
    open.focus();
  });
  document.addEventListener("pointerdown", (event) => {
    if (!list.hidden && !holder.contains(/** @type {Node} */ (event.target))) show(false);
  });
  const bar = h("header", { class: "top" });
  fill(bar, skip, h("a", { class: "brand", href: "/" }, mark(), "Grognard"), nav && pages,
    middle, h("div", { class: "tools" }, tools, langSwitch(both), themeButton(false), holder));
  const say = () => {
    refill(pages, links(page));
    pages.setAttribute("aria-label", sayKey("page-pages"));
    skip.textContent = sayKey("page-skip");
    open.setAttribute("aria-label", sayKey("page-menu"));
    if (!list.hidden) show(true);
  };
  onLang(say);
  say();
  watchDisk();
  return bar;
}
