// @ts-check
// What this browser keeps: the owner's key, the tokens of seats taken, what they were taken with, the headers of matches, and settings.

/** @type {Map<string, string>} */
const memory = new Map();

/** @param {string} name @returns {string | null} */
function read(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return memory.get(name) ?? null;
  }
}

/** @param {string} name @param {string | null} value */
function write(name, value) {
  if (value === null) memory.delete(name);
  else memory.set(name, value);
  try {
    if (value === null) localStorage.removeItem(name);
    else localStorage.setItem(name, value);
  } catch {
    // Storage is off or full: it is kept until the page is closed.
  }
}

/** A setting: `lang`, `theme`, `pace`, `odds` or one of a page's own.
 * @param {string} name @param {string} [otherwise] @returns {string} */
export function setting(name, otherwise = "") {
  return read(`grognard.${name}`) ?? otherwise;
}

/** Keeps a setting; `null` forgets it.
 * @param {string} name @param {string | null} value */
export function keep(name, value) {
  write(`grognard.${name}`, value);
}

/** At most so many standing orders are kept for new matches. */
const ORDERS = 24;

/** The standing orders a player of this system begins every match with, one a line, the newest first. @param {string} system @returns {string} */
export function keptOrders(system) {
  return setting(`orders.${system}`);
}

/** Keeps one more for every match of the system. @param {string} system @param {string} order */
export function keepOrder(system, order) {
  const others = keptOrders(system).split("\n").filter((line) => line && line !== order);
  keep(`orders.${system}`, [order, ...others].slice(0, ORDERS).map((line) => `${line}\n`).join(""));
}

/** What this tab keeps until it is closed. @param {string} name @returns {string | null} */
export function ofTab(name) {
  try {
    return sessionStorage.getItem(`grognard.${name}`);
  } catch {
    return memory.get(`tab.${name}`) ?? null;
  }
}

/** Keeps something for this tab. @param {string} name @param {string} value */
export function keepInTab(name, value) {
  memory.set(`tab.${name}`, value);
  try {
    sessionStorage.setItem(`grognard.${name}`, value);
  } catch {
    // Storage is off or full: it is kept until the page is closed.
  }
}

/** Whether who opened a match in this tab wanted his force placed for him. @param {string} match */
export const isPlaced = (match) => ofTab(`placed.${match}`) === "yes";

/** @param {string} match @param {boolean} placed */
export const keepPlaced = (match, placed) => keepInTab(`placed.${match}`, placed ? "yes" : "no");

/** The key of whoever runs this server, if this browser has it. @returns {string | null} */
export function ownerKey() {
  return read("grognard.owner");
}

/** Keeps that key. @param {string} key */
export function keepOwner(key) {
  write("grognard.owner", key);
}

/** What is kept by match, and then by something of it. @param {string} name @returns {Record<string, Record<string, any>>} */
function byMatch(name) {
  try {
    const all = JSON.parse(read(name) ?? "{}");
    return all && typeof all === "object" && !Array.isArray(all) ? all : {};
  } catch {
    return {};
  }
}

/** All seats taken in this browser: match, then seat, then token.
 * @returns {Record<string, Record<string, string>>} */
export const allSeats = () => byMatch("grognard.seats");

/** The seats of one match taken in this browser. @param {string} match @returns {Record<string, string>} */
export function seatsOf(match) {
  return allSeats()[match] ?? {};
}

/** Takes a seat. @param {string} match @param {number} seat @param {string} token */
export function keepSeat(match, seat, token) {
  const seats = allSeats();
  seats[match] = { ...seats[match], [seat]: token };
  write("grognard.seats", JSON.stringify(seats));
}

/** Forgets a match. What an invitation was taken with stays while the match is there: the invitation leads back.
 * @param {string} match @param {boolean} gone whether it is deleted for ever */
export function forgetMatch(match, gone) {
  for (const name of ["grognard.seats", "grognard.seen", ...(gone ? ["grognard.claims"] : [])]) {
    const all = byMatch(name);
    delete all[match];
    write(name, JSON.stringify(all));
  }
  write(headerName(match), null);
}

/** What this browser has taken an invitation with, or tried to. @param {string} match @param {string} invite @returns {string | undefined} */
export function claimOf(match, invite) {
  return byMatch("grognard.claims")[match]?.[invite];
}

/** What to take an invitation with: nobody guesses it, and it is kept before it is used, so that a lost answer is asked for again.
 * @param {string} match @param {string} invite @returns {string} */
export function claimFor(match, invite) {
  const known = claimOf(match, invite);
  if (known) return known;
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  const claim = btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
  const claims = byMatch("grognard.claims");
  claims[match] = { ...claims[match], [invite]: claim };
  write("grognard.claims", JSON.stringify(claims));
  return claim;
}

/** What was agreed and committed to: the header as it was when the match was first opened here, and another one if the
 * server ever gave another. @typedef {{ kept: string, other?: string }} KeptHeader */

/** Each match has a place of its own, so that two tabs do not write over one another. @param {string} match */
const headerName = (match) => `grognard.header.${match}`;

/** The header kept of a match. @param {string} match @returns {KeptHeader | null} */
export function headerOf(match) {
  try {
    const header = JSON.parse(read(headerName(match)) ?? "null");
    return typeof header?.kept === "string" ? header : null;
  } catch {
    return null;
  }
}

/** Keeps the header of a match that is opened for the first time; holds it against the kept one ever after. Another one is
 * kept too, for good: a server that gives the first again has still given another. @param {string} match @param {string} line */
export function compareHeader(match, line) {
  const now = line.trim();
  const known = headerOf(match);
  if (!now || known?.kept === now || known?.other) return;
  write(headerName(match), JSON.stringify(known ? { kept: known.kept, other: now } : { kept: now }));
}

/** The last position each seat has seen here: match, then seat, then number. @returns {Record<string, Record<string, number>>} */
const allSeen = () => byMatch("grognard.seen");

/** The last position that a seat has seen in this browser. @param {string} match @param {number} seat @returns {number | undefined} */
export function seenBy(match, seat) {
  const number = allSeen()[match]?.[seat];
  return Number.isInteger(number) ? number : undefined;
}

/** @param {string} match @param {number} seat @param {number} number */
export function keepSeen(match, seat, number) {
  const all = allSeen();
  if (all[match]?.[seat] === number) return;
  all[match] = { ...all[match], [seat]: number };
  write("grognard.seen", JSON.stringify(all));
}

/** Takes what the fragment of the address brings: the owner's key is kept, the tokens of seats are handed back, for their
 * match tells which seats they are; both are cleared. A code of the owner's and an invitation must be sent first: they stay in
 * the address, so that it can be loaded again, until `clearFragment`.
 * @returns {{ tokens: string[], code: string | null, invite: string | null }} */
export function takeFragment() {
  const fragment = new URLSearchParams(location.hash.slice(1));
  const key = fragment.get("key");
  const tokens = (fragment.get("t") ?? "").split(",").filter(Boolean);
  if (key) keepOwner(key);
  if (key || tokens.length) clearFragment();
  return { tokens, code: fragment.get("code"), invite: fragment.get("i") };
}

/** Takes the secret out of the address, and so out of what the browser remembers of it. */
export function clearFragment() {
  history.replaceState(history.state, "", location.pathname + location.search);
}
