// @ts-check
// The matches of this browser: those that run, above the scenarios; all of them, on a page of their own.
import { ApiError, LineLost, match as matchApi, openJournal } from "../api.js";
import { h, refill } from "../dom.js";
import { icon, noHexes } from "../icons.js";
import { say, sayKey } from "../say.js";
import { saveHeader, saveText } from "../save.js";
import { headerOf, keepSeat, ownerKey, seatsOf } from "../store.js";
import { ago } from "../when.js";
import { thumb } from "./cards.js";
import { discard } from "./discard.js";
import { invite, ownLink } from "./invite.js";
import { agreedLine } from "../options.js";
import { hasMore, readMore } from "./watch.js";
/** @import { SeatInfo, Summary, SystemInfo } from "../types.js" */

/** @typedef {{ systems: SystemInfo[], matches: Summary[] | null }} Page */

/** The seats played at this screen. @param {Summary} match @returns {SeatInfo[]} */
function mine(match) {
  const kept = seatsOf(match.id);
  return match.seats.filter((seat) => match.yours.includes(seat.seat) && (seat.by === "here" || String(seat.seat) in kept));
}

/** @param {Summary} match */
function myTurn(match) {
  return !match.over && mine(match).some((seat) => seat.seat === match.asked?.seat);
}

/** Whose turn it is, or how it ended. @param {Summary} match */
function standing(match) {
  if (match.damaged) return sayKey("home-damaged");
  if (match.over) {
    const winner = match.seats.find((seat) => seat.seat === match.over?.winner);
    return winner ? sayKey("home-won", { side: winner.text }) : sayKey("home-drawn");
  }
  const asked = match.seats.find((seat) => seat.seat === match.asked?.seat);
  if (!asked) return sayKey("home-round", { n: match.round });
  if (myTurn(match)) return mine(match).length > 1 ? sayKey("home-turn-here", { side: asked.text }) : sayKey("home-turn-yours");
  return sayKey(asked.by === "machine" ? "home-turn-machine" : "home-turn-far", { side: asked.text });
}

/** Who plays. @param {Summary} match */
function against(match) {
  const me = mine(match);
  if (me.length === 0) return match.seats.map((seat) => say(seat.text)).join(" – ");
  if (me.length > 1) return sayKey("home-two-here");
  const other = match.seats.find((seat) => seat.seat !== me[0].seat);
  if (!other) return say(me[0].text);
  return sayKey(other.by === "machine" ? "home-against-machine" : "home-against-far", { side: me[0].text, level: other.level ? { key: `level-${other.level}` } : "" });
}

/** Turn and time. @param {Summary} match */
function since(match) {
  return `${sayKey("home-round", { n: match.round })} · ${ago(match.changed)}`;
}

/** The way to a match; the seats of this screen are taken along. @param {Summary} match */
function takeSeats(match) {
  for (const seat of match.seats) {
    if (seat.token && seat.by === "here" && match.yours.includes(seat.seat)) keepSeat(match.id, seat.seat, seat.token);
  }
  const any = match.seats.find((seat) => seat.token);
  if (match.over && any?.token && !Object.keys(seatsOf(match.id)).length) keepSeat(match.id, any.seat, any.token);
}

/** @param {Summary} match @param {string} query @param {Record<string, any>} props @param {...(Node | string)} children */
function way(match, query, props, ...children) {
  return h("a", { href: `/match/${encodeURIComponent(match.id)}${query}`, onclick: () => takeSeats(match), onauxclick: () => takeSeats(match), ...props }, children);
}

/** The strip above the scenarios: matches that run, those that wait for you first. @param {Page} page @param {() => void} showAll @returns {Node[]} */
export function resume(page, showAll) {
  const running = (page.matches ?? []).filter((match) => !match.over);
  if (!running.length) return [];
  const yours = running.filter(myTurn);
  const first = [...yours, ...running.filter((match) => !yours.includes(match))].slice(0, 3);
  return [
    h("div", { class: "row" },
      h("h2", { class: "eyebrow" }, yours.length ? sayKey("home-your-turn", { n: yours.length }) : sayKey("home-running", { n: running.length })),
      h("button", { type: "button", class: "all", onclick: showAll }, sayKey("home-all"))),
    h("ul", { class: "rs" }, first.map((match) => h("li", {}, way(match, "", { class: myTurn(match) ? "r go" : "r" },
      thumb(match.system, match.scenario),
      h("span", { class: "in" }, h("b", {}, say(match.title)), h("span", {}, against(match)), h("span", { class: "st" }, standing(match)), h("span", { class: "sr" }, since(match))))))),
  ];
}

/** All matches, and the place to open a journal. @param {Page} page @param {() => void} toScenarios @returns {Node[]} */
export function matchesPage(page, toScenarios) {
  const matches = page.matches;
  if (!matches) return [h("div", { class: "empty" })];
  const running = matches.filter((match) => !match.over);
  const over = matches.filter((match) => match.over);
  const part = (/** @type {string} */ key, /** @type {Summary[]} */ some) => some.length > 0 && h("section", {}, h("h2", { class: "eyebrow" }, sayKey(key)), h("ul", { class: "mlist" }, some.map(row)));
  const left = matches.length
    ? h("div", { class: "mcol" }, part("home-part-running", running) || "", part("home-part-over", over) || "",
      hasMore() && h("button", { type: "button", class: "btn", onclick: () => readMore() }, sayKey("home-older")))
    : h("div", { class: "empty" }, noHexes(), h("h2", {}, sayKey("home-no-match")), h("p", {}, sayKey("home-no-match-text")),
      h("button", { type: "button", class: "btn main", onclick: toScenarios }, sayKey("home-to-scenarios")));
  return [h("div", { class: "cols" }, left, journalBox())];
}

/** @param {Summary} match */
function row(match) {
  const problem = h("p", { class: "wrong", role: "alert", hidden: true });
  const kept = seatsOf(match.id);
  const far = match.over ? [] : match.seats.filter((seat) => seat.by === "far");
  const friends = far.filter((seat) => !(String(seat.seat) in kept));
  const open = friends.filter((seat) => seat.invite && !seat.taken);
  const gone = match.owned ? "home-delete" : "home-forget";
  const header = headerOf(match.id);
  const acts = h("div", { class: "acts" },
    match.over
      ? way(match, "?p=0", { class: "btn" }, icon("replay"), sayKey("home-replay"))
      : way(match, "", { class: myTurn(match) ? "btn main" : "btn" }, sayKey(mine(match).length ? "home-continue" : "home-look")),
    !match.over && match.seq > 0 && way(match, "?p=0", { class: "icon", title: sayKey("home-replay"), "aria-label": sayKey("home-replay-of", { title: match.title }) }, icon("replay")),
    open.map((seat) => h("button", { type: "button", class: "btn quiet", "data-do": "invite", "aria-label": sayKey("home-link", { side: seat.text }), onclick: () => invite(match.id, seat.text, /** @type {string} */ (seat.invite)) }, icon("link"), open.length > 1 ? sayKey("home-link", { side: seat.text }) : sayKey("home-link-only"))),
    far.filter((seat) => String(seat.seat) in kept).map((seat) => h("button", { type: "button", class: "icon", "data-do": "own-link", title: sayKey("home-own-link"), "aria-label": sayKey("home-own-link-of", { title: match.title }), onclick: () => ownLink(match.id, seat.text, kept[seat.seat]) }, icon("link"))),
    h("button", { type: "button", class: "icon", title: sayKey("home-export"), "aria-label": sayKey("home-export-of", { title: match.title }), onclick: () => exportJournal(match, problem) }, icon("export")),
    header && h("button", { type: "button", class: "icon", "data-do": "header", title: sayKey("header-save"), "aria-label": sayKey("header-save-of", { title: match.title }), onclick: () => saveHeader(match, header.kept) }, icon("die")),
    h("button", { type: "button", class: "icon", "data-do": "discard", title: sayKey(gone), "aria-label": sayKey(`${gone}-of`, { title: match.title }), onclick: () => discard(match, !!match.owned, `${against(match)} · ${standing(match)}`) }, icon("trash")));
  return h("li", { class: myTurn(match) ? "m go" : "m" },
    thumb(match.system, match.scenario),
    h("div", { class: "in" }, h("h3", {}, say(match.title)), h("p", {}, against(match)), friends.length > 0 && h("p", { class: "came" }, friends.map((seat) => sayKey(seat.taken ? "home-came" : "home-not-come", { side: seat.text })).join(" ")), match.options?.length && h("p", { class: "agreed" }, agreedLine(match.options)), h("p", {}, h("span", { class: "st" }, standing(match)), " · ", since(match)),
      header?.other && h("p", { class: "wrong" }, icon("warning"), sayKey("header-other")), problem),
    acts);
}

/** Saves the journal of a match as a file. @param {Summary} match @param {HTMLElement} problem */
async function exportJournal(match, problem) {
  problem.hidden = true;
  const token = Object.values(seatsOf(match.id))[0] ?? match.seats.find((seat) => seat.token && (match.over || match.yours.includes(seat.seat)))?.token ?? ownerKey();
  try {
    const text = await matchApi(match.id, token).journal();
    saveText(`grognard-${match.system}-${match.scenario}-${match.id.slice(0, 8)}.txt`, text);
  } catch (error) {
    refill(problem, icon("warning"), sayKey(error instanceof LineLost ? "home-export-lost" : "home-export-refused"));
    problem.hidden = false;
  }
}

/** Where a journal is dropped or chosen, to be looked at. */
function journalBox() {
  const problem = h("p", { class: "wrong", role: "alert", hidden: true });
  const open = async (/** @type {File | undefined} */ file) => {
    if (!file) return;
    problem.hidden = true;
    try {
      const opened = await openJournal(ownerKey(), await file.text());
      keepSeat(opened.id, 0, opened.token);
      location.assign(`/match/${encodeURIComponent(opened.id)}?p=0`);
    } catch (error) {
      const key = error instanceof LineLost ? "home-journal-lost" : error instanceof ApiError && error.status === 413 ? "home-journal-large" : "home-journal-bad";
      refill(problem, icon("warning"), h("span", {}, sayKey(key, { file: file.name }), error instanceof ApiError && error.status === 422 && h("span", { lang: "en", class: "detail-of" }, error.message)));
      problem.hidden = false;
    }
  };
  const input = h("input", { type: "file", class: "sr", id: "journal-file", tabindex: -1, "aria-hidden": "true", onchange: () => open(input.files?.[0]).finally(() => { input.value = ""; }) });
  const box = h("section", {
    class: "drop",
    ondragover: (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      box.classList.add("over");
    },
    ondragleave: () => box.classList.remove("over"),
    ondrop: (/** @type {DragEvent} */ event) => {
      event.preventDefault();
      box.classList.remove("over");
      open(event.dataTransfer?.files[0]);
    },
  }, icon("import"), h("h2", {}, sayKey("home-journal")), h("p", {}, sayKey("home-journal-text")), input,
  h("button", { type: "button", class: "btn", onclick: () => input.click() }, sayKey("home-journal-choose")), problem);
  return box;
}
