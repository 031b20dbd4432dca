// @ts-check
// A game on one page: what wins, the turn in pictures, the few numbers that matter.
import { ApiError, faces, persist, quick, systems } from "../api.js";
import { byId, h, picture, refill, unbroken } from "../dom.js";
import { icon, noHexes } from "../icons.js";
import { lang, onLang, say, sayKey, words } from "../say.js";
import { takeTheme, top } from "../top.js";
/** @import { QuickCard, QuickPartCard } from "../wire.js" */
/** @import { Art, SystemInfo } from "../types.js" */

const system = decodeURIComponent(location.pathname.split("/")[2] ?? "");

/** A drawing that fills less of its window than this. */
const SMALL = 0.55;

/** @param {Map<string, Art>} arts @param {string | undefined} name @param {string} kind */
function drawing(arts, name, kind) {
  const art = name ? arts.get(name) : undefined;
  return art ? picture(art, { class: kind }) : null;
}

/** @param {QuickPartCard} part @param {Map<string, Art>} arts */
function section(part, arts) {
  const pictures = part.faces.map((name) => drawing(arts, name, "face")).filter((one) => one !== null);
  return h("section", { class: "part" },
    h("h2", {}, part.title[lang()]),
    pictures.length > 0 && h("div", { class: "faces", "aria-hidden": "true" }, pictures),
    h("p", {}, unbroken(part.text[lang()])),
    part.rows.length > 0 && h("table", {}, h("tbody", {}, part.rows.map((row) => h("tr", {},
      h("th", { scope: "row" }, h("span", { class: "what" }, drawing(arts, row.face, "small"), h("span", {}, row.what[lang()]))),
      h("td", {}, row.value[lang()]))))),
    part.rules.length > 0 && h("p", { class: "rules" }, part.rules.map((rule) =>
      h("a", { class: "rule", href: `/rules/${encodeURIComponent(system)}/${encodeURIComponent(rule)}` }, rule))));
}

/** @param {QuickCard} card @param {SystemInfo | undefined} info @param {Map<string, Art>} arts */
function draw(card, info, arts) {
  const title = say(card.title);
  document.title = `${title} · Grognard`;
  const lesson = info?.lessons[0];
  refill(byId("main"),
    h("header", { class: "head" },
      h("div", {}, h("div", { class: "eyebrow" }, sayKey("quick")), h("h1", {}, title), h("p", { class: "lead" }, card.about[lang()])),
      h("div", { class: "acts" },
        lesson && h("a", { class: "btn main", href: `/lesson/${encodeURIComponent(system)}/${encodeURIComponent(lesson.id)}` }, icon("play"), h("span", {}, lesson.title[lang()])),
        h("a", { class: "btn", href: `/?system=${encodeURIComponent(system)}` }, sayKey("page-play")),
        h("a", { class: "btn", href: `/rules/${encodeURIComponent(system)}` }, sayKey("page-rules")))),
    h("div", { class: "parts" }, card.parts.map((part) => section(part, arts))));
  for (const face of document.querySelectorAll("svg.face")) comeNear(/** @type {SVGSVGElement} */ (face));
}

/** What lies small in its window, as a marker does in its hex, is shown without the rest of it. @param {SVGSVGElement} face */
function comeNear(face) {
  const { x, y, width, height } = face.getBBox();
  const window = face.viewBox.baseVal;
  if (!width || Math.max(width / window.width, height / window.height) > SMALL) return;
  const rim = Math.max(width, height) * 0.35;
  face.setAttribute("viewBox", `${x - rim} ${y - rim} ${width + 2 * rim} ${height + 2 * rim}`);
}

async function begin() {
  takeTheme();
  await words();
  byId("top").replaceWith(top({ page: "quick" }));
  const [card, all] = await persist(() => Promise.all([quick(system), systems()]));
  const names = card.parts.flatMap((part) => [...part.faces, ...part.rows.flatMap((row) => row.face ?? [])]);
  const arts = await faces(system, names);
  const info = all.find((one) => one.id === system);
  draw(card, info, arts);
  onLang(() => draw(card, info, arts));
}

begin().catch((error) => {
  if (!(error instanceof ApiError)) console.error(error);
  refill(byId("main"), h("div", { class: "empty" }, noHexes(), h("h2", {}, sayKey("quick-none")), h("a", { class: "btn main", href: "/" }, sayKey("match-home"))));
});
