// @ts-check
// The page of a match: takes the seats, sits down at the one that is asked, opens the screen.
import { ApiError, LISTED, LineLost, mapInfo, match, openLesson, ownersMatches, persist } from "../api.js";
import { byId, h, refill } from "../dom.js";
import { enter } from "../enter.js";
import { noHexes } from "../icons.js";
import { sayKey, words } from "../say.js";
import { keepInTab, keepSeat, ofTab, ownerKey, seatsOf, seenBy } from "../store.js";
import { takeTheme } from "../top.js";
import { handOver } from "./handover.js";
import { bringOrders } from "./notagain.js";
import { takeInvite } from "./invited.js";
import { place } from "./lesson.js";
import { Screen } from "./screen.js";
/** @import { Envelope } from "../types.js" */

const [, page, ...parts] = location.pathname.split("/").map(decodeURIComponent);
/** The match; that of a lesson is only known once it is laid out. */
let id = parts[0] ?? "";

/** What was read on the way in, by token. @type {Map<string | null, Envelope>} */
const read = new Map();

/** @param {string | null} token @returns {Promise<Envelope>} */
async function envelopeOf(token) {
  const env = read.get(token) ?? (await match(id, token).envelope());
  read.set(token, env);
  return env;
}

/** Takes the seats the address brings, and those this browser has. @returns {Promise<Record<string, string>>} */
async function takeSeats() {
  const { tokens, invite } = await enter();
  for (const token of tokens) keepSeat(id, (await envelopeOf(token)).you ?? -1, token);
  if (invite) await takeInvite(id, invite);
  const known = seatsOf(id);
  const owner = ownerKey();
  if (Object.keys(known).length || !owner) return known;
  const summary = await owned(owner);
  for (const seat of summary?.seats ?? []) if (seat.token && seat.by === "here") keepSeat(id, seat.seat, seat.token);
  return seatsOf(id);
}

/** This match in the owner's list, which may be long. @param {string} owner */
async function owned(owner) {
  for (let skip = 0; ; skip += LISTED) {
    const some = await ownersMatches(owner, skip);
    const found = some.find((one) => one.id === id);
    if (found || some.length < LISTED) return found;
  }
}

/** Which seat looked last in this tab. */
const looking = {
  get: () => ofTab(`looks.${id}`),
  set: (/** @type {number | null} */ seat) => keepInTab(`looks.${id}`, String(seat ?? -1)),
};

/** A lesson is a match of its own, laid out when the page is opened. */
async function learn() {
  const [system, lesson] = parts;
  const [begun] = await Promise.all([persist(() => openLesson(system, lesson, place())), words()]);
  id = begun.id;
  const env = await match(id, begun.token).envelope();
  open({ [begun.seat]: begun.token }, env, begun.token, await mapInfo(env.system, env.view.map), () => {});
}

async function start() {
  takeTheme();
  if (page === "lesson") return learn();
  const [tokens] = await Promise.all([takeSeats(), words()]);
  const seats = Object.keys(tokens).sort();
  const first = looking.get() ?? seats[0];
  let token = tokens[first] ?? tokens[seats[0]] ?? ownerKey();
  let env = await envelopeOf(token);
  let uncover = () => {};
  const people = seats.filter((seat) => Number(seat) >= 0);
  const asked = env.asked?.seat;
  // A reaction is asked for before both, whoever looks.
  const before = !!env.asked?.window && people.includes(looking.get() ?? "");
  if (people.length > 1 && !env.over && asked !== undefined && asked in tokens && looking.get() !== String(asked) && !before) {
    uncover = await handOver(byId("match"), env, asked);
    token = tokens[asked];
    env = await match(id, token).envelope();
  }
  looking.set(env.you);
  const map = await mapInfo(env.system, env.view.map);
  open(tokens, env, token, map, uncover);
}

/** @param {Record<string, string>} tokens @param {Envelope} env @param {string | null} token @param {import("../types.js").MapInfo} map @param {() => void} uncover */
function open(tokens, env, token, map, uncover) {
  /** The last position each seat has seen here. @type {Map<number, number>} */
  const seen = new Map();
  const people = Object.fromEntries(Object.entries(tokens).filter(([seat]) => Number(seat) >= 0));
  let passing = false;
  const screen = new Screen(id, people, env, token, map, async (seat) => {
    if (passing) return;
    passing = true;
    const { game } = screen;
    seen.set(game.state.env.you ?? -1, game.state.env.position);
    screen.covered = true;
    looking.set(null);
    screen.forget();
    const take = await handOver(byId("match"), game.state.env, seat);
    const next = await persist(() => match(id, tokens[seat]).envelope());
    game.sit(tokens[seat], next);
    looking.set(seat);
    passing = false;
    await game.start(seen.get(seat) ?? seenBy(id, seat), () => {
      screen.covered = false;
      screen.render();
      take();
    });
  });
  byId("match").removeAttribute("data-loading");
  const wanted = new URLSearchParams(location.search).get("p");
  const shown = () => {
    screen.render();
    uncover();
  };
  bringOrders(screen.game, env);
  // Who comes back sees what happened meanwhile, unless a position was asked for.
  const last = wanted === null && env.you !== null ? seenBy(id, env.you) : undefined;
  screen.game.start(last, shown).then(() => {
    if (wanted !== null && /^\d+$/.test(wanted)) screen.game.go(Number(wanted));
  }).catch((error) => screen.game.trouble(error));
}

/** @param {unknown} error */
function failed(error) {
  const told = { taken: "match-taken", "other-secret": "match-other-secret" };
  const key = error instanceof ApiError ? (told[/** @type {keyof typeof told} */ (error.code)] ?? "match-no-seat") : error instanceof LineLost ? "match-no-server" : "match-broken";
  if (key === "match-broken") console.error(error);
  byId("match").removeAttribute("data-loading");
  byId("match").hidden = false;
  const again = h("button", { type: "button", class: "btn", onclick: () => location.reload() }, sayKey("match-line-now"));
  const home = h("a", { class: "btn main", href: "/" }, sayKey("match-home"));
  refill(byId("match"), h("main", { class: "empty", id: "main" }, noHexes(), h("h2", {}, sayKey(`${key}-title`)), h("p", {}, sayKey(key)), h("div", { class: "acts" }, home, error instanceof ApiError ? null : again)));
}

// What went wrong is said in words: they may still be on their way.
start().catch((error) => words().catch(() => {}).then(() => failed(error)));
