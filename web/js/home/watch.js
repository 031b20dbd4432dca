// @ts-check
// The matches of this browser, kept fresh while the page is looked at.
import { ApiError, LineLost, matchesOf, ownersMatches } from "../api.js";
import { allSeats, ownerKey } from "../store.js";
/** @import { Line } from "../api.js" */
/** @import { Summary } from "../types.js" */

const EVERY = 10_000;

/** All matches this browser has something to do with, the last changed first. @returns {Promise<Summary[]>} */
export async function readMatches() {
  const key = ownerKey();
  const tokens = Object.entries(allSeats()).flatMap(([match, seats]) => Object.values(seats).map((token) => ({ match, token })));
  const [owned, taken] = await Promise.all([
    key ? ownersMatches(key).catch((error) => none(error)) : [],
    tokens.length ? matchesOf(tokens).catch((error) => none(error)) : [],
  ]);
  /** @type {Map<string, Summary>} */
  const all = new Map();
  for (const match of [...owned, ...taken]) {
    const known = all.get(match.id);
    const yours = new Set([...(known?.yours ?? []), ...match.yours]);
    const seats = match.seats.map((seat, i) => ({ ...seat, token: seat.token ?? known?.seats[i]?.token }));
    all.set(match.id, { ...match, seats, yours: [...yours] });
  }
  return [...all.values()].sort((a, b) => Number(new Date(b.changed)) - Number(new Date(a.changed)));
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
