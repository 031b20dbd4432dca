// @ts-check
// What a case expects. It comes in the notation of case files (`#T: F6 figures=3`, `not legal: fire E3 F6`);
// here it is read and said in the language of the page. What cannot be read stays as it is written.
import { h } from "../dom.js";
import { pieceName, sideNamed, signed, zoneName } from "../match/words.js";
import { hasWords, say, sayKey } from "../say.js";
import { address } from "./toc.js";
/** @import { Frame, Text, View } from "../types.js" */
/** @import { Catalogue } from "./catalogue.js" */

/** @typedef {{ book: Catalogue, parts: (text: Text) => Node, hex: (label: string) => Node }} Speech */

/** A hex by its printed label. */
const HEX = /^[A-Z]{1,2}\d{1,2}$/;

/** One expectation as nodes. @param {string} text @param {Frame} frame @param {Speech} speech @returns {(Node | string)[]} */
export function sayExpected(text, frame, speech) {
  const [, kind, rest] = /^(legal|only legal|not legal|refused|told): (.*)$/.exec(text) ?? [];
  switch (kind) {
    case "legal":
      return [sayKey("case-may"), notation(rest)];
    case "only legal":
      return rest ? [sayKey("case-only"), notation(rest)] : [sayKey("case-nothing")];
    case "not legal":
      return [sayKey("case-may-not"), notation(rest)];
    case "refused": {
      const [, act, rules] = /^(.*) \((.*)\)$/.exec(rest) ?? [, rest, ""];
      return [sayKey("case-may-not"), notation(act ?? rest), ...(rules ?? "").split(", ").filter(Boolean).flatMap((rule) => [" ", ruleLink(rule, speech.book)])];
    }
    case "told":
      return told(rest.split(", "), frame, speech);
  }
  const [, key, words] = /^(\S+): (.*)$/.exec(text) ?? [];
  if (key !== undefined) return seen(key, words.split(" ").filter(Boolean), frame, speech);
  return tally(text, frame, speech) ?? [notation(text)];
}

/** Something seen: a piece, a hex, a question, a place for cards, a public value.
 * @param {string} key @param {string[]} words @param {Frame} frame @param {Speech} speech @returns {(Node | string)[]} */
function seen(key, words, frame, speech) {
  const { view } = frame;
  const described = () => list(words.map((word) => sayWord(view.system, word, speech)));
  if (key.startsWith("#")) {
    const piece = view.pieces.find((one) => one.name === key.slice(1));
    const name = piece ? `${pieceName(view, piece)} (${key.slice(1)})` : key.slice(1);
    return [`${capital(name)}${sayKey("case-colon")}`, ...described()];
  }
  if (key === "asked") return asked(words, frame);
  if (HEX.test(key)) return [speech.hex(key), sayKey("case-colon"), ...described()];
  if (/^(zone|hand)\./.test(key)) {
    const cards = words.join(" ").replace(/^\[|\]$/g, "").split(" ").filter(Boolean);
    return [`${zone(view, key.replace(/^zone\./, ""))}${sayKey("case-colon")}${cards.map((word) => card(view, word)).join(", ") || "0"}`];
  }
  return [`${fact(view, key)}${sayKey("case-colon")}${value(view, words.join(" "))}`];
}

/** @param {string} text */
function notation(text) {
  return h("span", { class: "notation", lang: "en" }, text);
}

/** @param {string} rule @param {Catalogue} book */
export function ruleLink(rule, book) {
  return book.byId.has(rule) ? h("a", { class: "rule", href: address(book.system, rule), "data-rule": rule }, rule) : h("span", { class: "rule" }, rule);
}

/** @param {(Node | string)[][]} items @param {string} [between] @returns {(Node | string)[]} */
function list(items, between = ", ") {
  return items.flatMap((item, i) => (i ? [between, ...item] : item));
}

/** One word of a case: a hex, a number, a state, or the lack of it. @param {string} system @param {string} word @param {Speech} speech @returns {(Node | string)[]} */
function sayWord(system, word, speech) {
  if (word.startsWith("!")) return [sayKey("case-not"), ...sayWord(system, word.slice(1), speech)];
  if (word.startsWith("#")) return [word.slice(1)];
  if (HEX.test(word)) return [speech.hex(word)];
  const [name, n] = word.split("=");
  if (n !== undefined) return [words([`${system}-value-${name}`], { n: Number(n) }) ?? `${plain(name)} ${n}`];
  return [words([`case-word-${word}`, `${system}-state-${word}`, `${system}-terrain-${word}`, `${system}-side-${word}`, `${system}-kind-${word}`]) ?? plain(word)];
}

/** The first of these keys that has words. @param {string[]} keys @param {Record<string, number>} [args] */
function words(keys, args = {}) {
  const key = keys.find((one) => hasWords(one));
  return key ? sayKey(key, args) : null;
}

/** @param {string} word */
const plain = (word) => word.replaceAll("-", " ");

/** @param {string} text */
const capital = (text) => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Who is asked, and what: in the words of the question if it is this one. @param {string[]} wanted @param {Frame} frame */
function asked(wanted, frame) {
  const { prompt, sides } = frame.view;
  const [seat, moment] = wanted;
  if (seat === "nobody") return [sayKey("case-asked-nobody")];
  const side = sides?.find((one) => one.name === seat);
  const same = prompt && (!moment || prompt.moment === moment);
  return [sayKey("case-asked", { side: side ? say(side.text) : plain(seat), what: same ? say(prompt.text) : plain(moment ?? "") })];
}

/** A public value such as `hq.british`, by the track of that side where there is one. @param {View} view @param {string} name */
function fact(view, name) {
  const parts = name.split(".");
  const side = sideNamed(view, parts.at(-1) ?? "");
  if (!side) return words([`${view.system}-fact-${parts.join("-")}`]) ?? plain(parts.join(" "));
  const track = side.tracks.find((one) => one.id === parts[0]);
  return `${say(side.text)}, ${track ? say(track.text) : plain(parts.slice(0, -1).join(" "))}`;
}

/** @param {View} view @param {string} what */
function value(view, what) {
  const side = sideNamed(view, what);
  return side ? say(side.text) : words([`case-word-${what}`, `${view.system}-state-${what}`]) ?? what;
}

/** @param {View} view @param {string} id */
function zone(view, id) {
  const found = view.zones.find((one) => one.id === id) ?? view.zones.find((one) => one.id.startsWith(`${id}.`));
  const side = id.split(".").map((part) => sideNamed(view, part)).find(Boolean);
  const name = found ? (found.id === id ? zoneName(view, found) : sayKey(`match-zone-${found.kind}`)) : plain(id.split(".").join(" "));
  return side ? `${say(side.text)}, ${name}` : name;
}

/** A card by its name, if it lies anywhere to be seen. @param {View} view @param {string} word */
function card(view, word) {
  const not = word.startsWith("!");
  const id = not ? word.slice(1) : word;
  const found = view.zones.flatMap((one) => one.cards).find((one) => one.card === id);
  return `${not ? sayKey("case-not") : ""}${found ? say(found.text) : plain(id)}`;
}

/** A number with its terms: `hits = 1 +2 ranged.hits -1 ter.hill.protection-ranged`. @param {string} text @param {Frame} frame @param {Speech} speech */
function tally(text, frame, speech) {
  const [, name, total, rest] = /^([a-z-]+)(?: = (-?\d+))?((?: [+-]\d+ \S+)*)$/.exec(text) ?? [];
  if (name === undefined) return null;
  const key = `${frame.view.system}-tally-${name}`;
  const head = total === undefined ? plain(name) : hasWords(key) ? sayKey(key, { total: Number(total) }) : `${plain(name)} ${total}`;
  const terms = [...rest.matchAll(/ ([+-]\d+) (\S+)/g)].map(([, amount, rule]) => [`${signed(Number(amount))} `, ruleLink(rule, speech.book)]);
  return [capital(head), ...(terms.length ? [sayKey("case-colon"), ...list(terms)] : [])];
}

/** @param {string[]} keys @param {Frame} frame @param {Speech} speech @returns {(Node | string)[]} */
function told(keys, frame, speech) {
  const events = keys.map((key) => frame.events.find((event) => event.text.key === key));
  const said = events.map((event) => (event ? [speech.parts(event.text)] : []));
  return [sayKey("case-is-told"), ...list(said.filter((one) => one.length), " ")];
}
