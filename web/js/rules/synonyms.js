// @ts-check
// Other words for the same thing, in both languages: who searches for one finds the others. The words are in the locales.
import { fold } from "../fold.js";
import { LANGS, hasWords, sayKey } from "../say.js";

/** What is no longer than this is an abbreviation. */
const SHORT = 3;

/** A word searched for, and those that would do as well. @typedef {string[]} Wanted */

/** Words that mean the same, folded: `machine gun, MG, mitrailleuse; trench, tranchée`. @returns {string[][]} */
function groups() {
  const tables = LANGS.filter((lang) => hasWords("search-synonyms", lang)).map((lang) => sayKey("search-synonyms", {}, lang));
  return tables.flatMap((table) => table.split(";")).map((group) => group.split(",").map((word) => fold(word.trim())).filter(Boolean)).filter((group) => group.length > 1);
}

/** What is searched for: each word, or words that are one name, with its synonyms. @param {string} query @returns {Wanted[]} */
export function searched(query) {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const known = groups();
  /** @type {Wanted[]} */
  const wanted = [];
  for (let at = 0; at < words.length;) {
    // The longest name that begins here; a single word may be the beginning of what is still being written.
    let taken = 1;
    let same = [words[at]];
    for (let n = Math.min(3, words.length - at); n >= 1; n--) {
      const name = words.slice(at, at + n).join(" ");
      const found = known.filter((group) => group.some((word) => word === name || word === name.replace(/s$/, "")));
      if (!found.length) continue;
      taken = n;
      same = [name, ...found.flat()];
      break;
    }
    wanted.push([...new Set(same)]);
    at += taken;
  }
  return wanted;
}

/** What is marked in a text: abbreviations that nobody has written are left alone. @param {Wanted[]} wanted @returns {string[]} */
export function toMark(wanted) {
  return wanted.flatMap(([own, ...others]) => [own, ...others.filter((word) => word.length > SHORT)]);
}

/** Whether a folded text holds something: what is short only as a word of its own, so that a gun is not found in every damage. @param {string} folded @param {string} word */
export function has(folded, word) {
  if (word.length > SHORT) return folded.includes(word);
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
    if (!/[a-z0-9]/.test(folded.charAt(at - 1)) && !/[a-z0-9]/.test(folded.charAt(at + word.length))) return true;
  }
  return false;
}

/** Whether a folded text holds all that is wanted, each by itself or by a synonym. @param {string} folded @param {Wanted[]} wanted */
export function holdsAny(folded, wanted) {
  return wanted.every(([own, ...others]) => folded.includes(own) || others.some((word) => has(folded, word)));
}
