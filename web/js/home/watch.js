// @ts-check
// The matches of this browser, kept fresh while the page is looked at.
import { ApiError, LISTED, LineLost, matchesOf, ownersMatches } from "../api.js";
import { allSeats, ownerKey } from "../store.js";
/** @import { Line } from "../api.js" */
/** @import { Summary } from "../types.js" */

const EVERY = 10_000;

/** All matches this browser has something to do with, the last changed first. @returns {Promise<Summary[]>} */
export async function readMatches() {
  const key = ownerKey();
  const owned = key ? await owners(key).catch((error) => none(error)) : [];
  for (const match of owned) match.owned = true;
  const listed = new Set(owned.map((match) => match.id));
  const tokens = Object.entries(allSeats()).flatMap(([match, seats]) => Object.values(seats).map((token) => ({ match, token })));
  const others = tokens.filter(({ match }) => !listed.has(match));
  // Of matches in both lists the owner's says all, but for the seats of friends that were taken here.
  const mine = tokens.filter(({ match }) => listed.has(match));
  const taken = await seatsOf([...others, ...mine]).catch((error) => none(error));
  /** @type {Map<string, Summary>} */
  const all = new Map();
  for (const match of [...owned, ...taken]) {
    const known = all.get(match.id);
    const yours = new Set([...(known?.yours ?? []), ...match.yours]);
    const seats = match.seats.map((seat, i) => ({ ...seat, token: seat.token ?? known?.seats[i]?.token, invite: seat.invite ?? known?.seats[i]?.invite }));
    all.set(match.id, { ...match, owned: match.owned ?? known?.owned, seats, yours: [...yours] });
  }
  return [...all.values()].sort((a, b) => Number(new Date(b.changed)) - Number(new Date(a.changed)));
}

/** How many pages of the owner's list are read. */
let pages = 1;
/** Whether there are more. */
let more = false;

/** Whether older matches are left out. */
export const hasMore = () => more;

/** Reads older matches too. */
export function readMore() {
  pages += 1;
  window.dispatchEvent(new CustomEvent("grognard:matches"));
}

/** @param {string} key @returns {Promise<Summary[]>} */
async function owners(key) {
  /** @type {Summary[]} */
  const all = [];
  for (let page = 0; page < pages; page++) {
    const some = await ownersMatches(key, page * LISTED);
    all.push(...some);
    more = some.length === LISTED;
    if (!more) break;
  }
  return all;
}

/** @param {{ match: string, token: string }[]} tokens @returns {Promise<Summary[]>} */
async function seatsOf(tokens) {
  const lots = Array.from({ length: Math.ceil(tokens.length / LISTED) }, (_, i) => tokens.slice(i * LISTED, (i + 1) * LISTED));
  return (await Promise.all(lots.map((some) => matchesOf(some)))).flat();
}

/** A key or token of another server opens nothing here; that is no error of the page. @param {unknown} error @returns {Summary[]} */
function none(error) {
  if (error instanceof ApiError) return [];
  throw error;
}

/** Calls back with the matches, now and as they change. @param {(matches: Summary[]) => void} onMatches @param {(line: Line) => void} onLine */
export function watchMatches(onMatches, onLine) {
  let last = "";
  /** @type {Date | null} */
  let since = null;
  const look = async () => {
    if (document.hidden) return;
    try {
      const matches = await readMatches();
      if (since) onLine({ state: "open" });
      since = null;
      const now = JSON.stringify(matches);
      if (now !== last) onMatches(matches);
      last = now;
    } catch (error) {
      if (!(error instanceof LineLost)) throw error;
      since ??= new Date();
      onLine({ state: "lost", since, next: new Date(Date.now() + EVERY) });
    }
  };
  document.addEventListener("visibilitychange", look);
  window.addEventListener("grognard:matches", look);
  setInterval(look, EVERY);
  look();
}
