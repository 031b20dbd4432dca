// @ts-check
// The home page: matches that run, systems and their scenarios, and the way into a new match.
import { LineLost, persist, systems } from "../api.js";
import { byId, h, refill } from "../dom.js";
import { enter } from "../enter.js";
import { fold, holds, terms } from "../fold.js";
import { icon, noHexes } from "../icons.js";
import { lineBar } from "../line.js";
import { LANGS, onLang, say, sayKey, words } from "../say.js";
import { keep, setting } from "../store.js";
import { takeTheme, top } from "../top.js";
import { bones, cards } from "./cards.js";
import { detail } from "./detail.js";
import { learn } from "./learn.js";
import { matchesPage, resume } from "./matches.js";
import { watchMatches } from "./watch.js";
/** @import { Scenario, Summary, SystemInfo } from "../types.js" */

const MATCHES = "matches";

/** @type {{ systems: SystemInfo[], matches: Summary[] | null, tab: string, chosen: Map<string, string>, query: string }} */
const page = { systems: [], matches: null, tab: "", chosen: new Map(), query: "" };

const search = h("input", { type: "search", oninput: () => find(search.value), onfocus: () => allWords(), autocomplete: "off", spellcheck: "false" });
const strip = h("section", { class: "resume", hidden: true });
const tabs = h("div", { class: "sys", role: "tablist" });
const body = h("div", { class: "body", id: "tab-body", role: "tabpanel" });
const line = lineBar(() => location.reload());
/** The address had a code that opens nothing any more. */
const spent = h("p", { class: "note spent", role: "alert", hidden: true });

/** The words of both languages, so that a title is found in either. */
async function allWords() {
  await Promise.all(LANGS.map((lang) => words(lang)));
  texts.clear();
}

/** @type {Map<Scenario, string>} */
const texts = new Map();

/** All that may be searched in a scenario, folded, in both languages once they are there. @param {Scenario} scenario */
function text(scenario) {
  let found = texts.get(scenario);
  if (found === undefined) {
    const said = [scenario.title, scenario.date, scenario.briefing, scenario.special, ...scenario.sides];
    found = fold(`${scenario.number} ${LANGS.flatMap((lang) => said.map((text) => say(text, lang))).join(" ")}`);
    texts.set(scenario, found);
  }
  return found;
}

/** @param {SystemInfo} system */
function foundIn(system) {
  const wanted = terms(page.query);
  return wanted.length ? system.scenarios.filter((scenario) => holds(text(scenario), wanted)) : system.scenarios;
}

/** @param {string} query */
async function find(query) {
  page.query = query;
  if (terms(query).length) await allWords().catch(() => {});
  const here = page.systems.find((system) => system.id === page.tab);
  if (!here || foundIn(here).length === 0) {
    const other = page.systems.find((system) => foundIn(system).length > 0);
    if (other) page.tab = other.id;
    else if (!here && page.systems.length) page.tab = page.systems[0].id;
  }
  drawTabs();
  drawBody();
}

/** @param {string} tab @param {boolean} [push] */
function open(tab, push = true) {
  page.tab = tab;
  if (tab !== MATCHES) keep("home.system", tab);
  address(push);
  drawStrip();
  drawTabs();
  drawBody();
}

/** The address says what is shown, so that it can be kept and sent. @param {boolean} push */
function address(push) {
  const chosen = page.chosen.get(page.tab);
  const to = page.tab === MATCHES ? "/?show=matches" : `/?system=${encodeURIComponent(page.tab)}${chosen ? `&scenario=${encodeURIComponent(chosen)}` : ""}`;
  if (push) history.pushState(null, "", to);
  else history.replaceState(null, "", to);
}

function readAddress() {
  const query = new URLSearchParams(location.search);
  const known = (/** @type {string | null} */ id) => page.systems.find((system) => system.id === id);
  const system = known(query.get("system")) ?? known(setting("home.system")) ?? page.systems[0];
  page.tab = query.get("show") === "matches" ? MATCHES : system?.id ?? MATCHES;
  const scenario = query.get("scenario");
  if (system && system.scenarios.some((one) => one.id === scenario)) page.chosen.set(system.id, /** @type {string} */ (scenario));
}

function drawTabs() {
  const tab = (/** @type {string} */ id, /** @type {(Node | string)[]} */ inner, /** @type {string} */ kind) => {
    const on = page.tab === id;
    return h("button", { type: "button", role: "tab", class: kind, id: `tab-${id}`, "aria-selected": String(on), "aria-controls": "tab-body", tabindex: on ? 0 : -1, onclick: () => open(id) }, inner);
  };
  const focused = tabs.contains(document.activeElement);
  const running = page.matches?.filter((match) => !match.over).length ?? 0;
  refill(tabs,
    page.systems.map((system) => tab(system.id, [say(system.title), " ", h("small", { class: "num" }, foundIn(system).length)], "")),
    tab(MATCHES, [sayKey("home-matches"), " ", h("small", { class: "num" }, page.matches ? (running || page.matches.length) : "")], "mine"));
  tabs.setAttribute("aria-label", sayKey("home-systems"));
  body.setAttribute("aria-labelledby", `tab-${page.tab}`);
  if (focused) /** @type {HTMLElement | null} */ (tabs.querySelector("[aria-selected=true]"))?.focus();
}

tabs.addEventListener("keydown", (event) => {
  const all = /** @type {HTMLElement[]} */ ([...tabs.children]);
  const at = all.indexOf(/** @type {HTMLElement} */ (event.target));
  /** @type {Record<string, number>} */
  const steps = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: all.length - 1 };
  const to = steps[event.key];
  if (at < 0 || to === undefined) return;
  event.preventDefault();
  all[(to + all.length) % all.length].click();
});

function drawBody() {
  if (page.tab === MATCHES) {
    refill(body, matchesPage(page, () => open(page.systems[0]?.id ?? MATCHES)));
    return;
  }
  const system = page.systems.find((one) => one.id === page.tab);
  if (!system) return;
  const found = foundIn(system);
  if (!found.length) {
    refill(body, h("div", { class: "empty" }, noHexes(), h("h2", {}, sayKey("home-none-found", { query: page.query })),
      h("button", { type: "button", class: "btn main", onclick: () => { search.value = ""; find(""); search.focus(); } }, sayKey("home-clear"))));
    return;
  }
  const chosen = found.find((scenario) => scenario.id === page.chosen.get(system.id)) ?? found[0];
  const side = h("aside", { class: "detail", "aria-label": say(chosen.title) });
  const show = (/** @type {Scenario} */ scenario) => {
    side.setAttribute("aria-label", say(scenario.title));
    refill(side, detail(system, scenario));
  };
  const list = cards(system, found, chosen, (scenario) => {
    page.chosen.set(system.id, scenario.id);
    address(false);
    show(scenario);
    if (narrow.matches) asSheet(system, scenario);
  });
  show(chosen);
  // What is searched for is not the lesson.
  const lessons = page.query ? null : learn(system, page.matches?.length === 0);
  refill(body, lessons, h("div", { class: "cols" }, list, side));
}

const narrow = matchMedia("(max-width: 860px)");

/** Where there is no room beside the list, the scenario opens over it. @param {SystemInfo} system @param {Scenario} scenario */
function asSheet(system, scenario) {
  const dialog = h("dialog", { class: "sheet detail-sheet", "aria-label": say(scenario.title) });
  const draw = () => refill(dialog,
    h("button", { type: "button", class: "icon shut", "aria-label": sayKey("page-close"), onclick: () => dialog.close() }, icon("cross")),
    h("div", { class: "detail" }, detail(system, scenario)));
  draw();
  const off = onLang(draw);
  const wide = () => { if (!narrow.matches) dialog.close(); };
  narrow.addEventListener("change", wide);
  dialog.addEventListener("click", (event) => { if (event.target === dialog) dialog.close(); });
  dialog.addEventListener("close", () => {
    off();
    narrow.removeEventListener("change", wide);
    dialog.remove();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function drawStrip() {
  const inner = page.matches ? resume(page, () => open(MATCHES)) : [];
  refill(strip, inner);
  strip.hidden = inner.length === 0 || page.tab === MATCHES;
}

function draw() {
  document.title = "Grognard";
  refill(spent, icon("warning"), h("span", {}, sayKey("home-spent")));
  const n = page.systems.reduce((sum, system) => sum + system.scenarios.length, 0);
  search.placeholder = sayKey("home-search", { n });
  search.setAttribute("aria-label", sayKey("home-search", { n }));
  drawStrip();
  drawTabs();
  drawBody();
}

async function begin() {
  takeTheme();
  const main = byId("main");
  refill(main, line, h("h1", { class: "sr" }, "Grognard"), spent, strip, tabs, body);
  refill(body, bones());
  await words();
  byId("top").replaceWith(top({ page: "home", middle: [h("label", { class: "find push" }, icon("search"), search)] }));
  spent.hidden = !(await persist(enter, (state) => line.show(state))).spent;
  page.systems = await persist(systems, (state) => line.show(state));
  readAddress();
  draw();
  onLang(draw);
  window.addEventListener("popstate", () => { readAddress(); drawStrip(); drawTabs(); drawBody(); });
  watchMatches((matches) => {
    // Who has never played is shown the lesson first.
    const first = page.matches === null && matches.length === 0;
    page.matches = matches;
    drawStrip();
    drawTabs();
    if (page.tab === MATCHES || first) drawBody();
  }, (state) => line.show(state));
}

begin().catch((error) => {
  console.error(error);
  // The words themselves could not be had: the one sentence of this page that is not in them.
  if (error instanceof LineLost || error instanceof TypeError) {
    byId("main").replaceChildren(h("p", { class: "empty", role: "alert" }, "The server does not answer. Start it, then load this page again. — Le serveur ne répond pas. Démarrez-le, puis rechargez cette page."));
  }
});
