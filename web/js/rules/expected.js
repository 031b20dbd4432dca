// @ts-check
// What a case expects, said in the language of the page.
import { h } from "../dom.js";
import { sentence } from "../match/popover.js";
import { counted, deckOf, pieceName, sideNamed, signed, zoneName } from "../match/words.js";
import { hasWords, say, sayKey } from "../say.js";
import { address } from "./toc.js";
/** @import { Claim, Deed, Expect, Frame, Text, View } from "../types.js" */
/** @import { Catalogue } from "./catalogue.js" */

/** @typedef {{ book: Catalogue, parts: (text: Text) => Node, hex: (label: string) => Node }} Speech */

/** A hex by its printed label. */
const HEX = /^[A-Z]{1,2}\d{1,2}$/;

/** One expectation as nodes. @param {Expect} expect @param {Frame} frame @param {Speech} speech @returns {(Node | string)[]} */
export function sayExpected({ text, claim }, frame, speech) {
  switch (claim?.claim) {
    case "see":
      return seen(claim.key, claim.words, frame, speech);
    case "tally":
      return tally(claim, frame, speech);
    case "may":
      return [sayKey("case-may"), ...deed(claim.deed, speech)];
    case "only":
      return claim.deeds.length ? [sayKey("case-only"), ...list(claim.deeds.map((one) => deed(one, speech)), sayKey("case-semicolon"))] : [sayKey("case-nothing")];
    case "may-not":
      return [sayKey("case-may-not"), ...deed(claim.deed, speech), ...reason(claim, speech)];
    case "told":
      return told(claim.keys, frame, speech);
    default:
      return [notation(text)];
  }
}

/** An action in words, in the middle of a sentence. @param {Deed} deed @param {Speech} speech @returns {(Node | string)[]} */
function deed({ action, text }, speech) {
  return text ? [inSentence(speech.parts(text))] : [notation(action)];
}

/** What begins with a capital because it stood alone. @param {Node} said */
function inSentence(said) {
  const first = said.firstChild;
  // A name keeps its capital: what begins with two is one, and so is a card in its quotes.
  if (first instanceof Text && /^\p{Lu}\p{Ll}/u.test(first.data)) first.data = first.data.charAt(0).toLocaleLowerCase() + first.data.slice(1);
  return said;
}

/** Why not, and the rules that say so. @param {Extract<Claim, { claim: "may-not" }>} claim @param {Speech} speech @returns {(Node | string)[]} */
function reason({ rules, why }, speech) {
  const links = (rules.length ? rules : why?.rules ?? []).flatMap((rule) => [" ", ruleLink(rule, speech.book)]);
  return why ? [h("span", { class: "reason" }, sentence(say(why.text)), links)] : links;
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
    return [`${zone(view, key.replace(/^zone\./, ""))}${sayKey("case-colon")}${words.map((word) => card(view, word)).join(", ") || "0"}`];
  }
  return [`${fact(view, key)}${sayKey("case-colon")}${value(view, key, words.join(" "))}`];
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
  const found = words([`case-word-${word}`, `${system}-word-${word}`, `${system}-state-${word}`, `${system}-terrain-${word}`, `${system}-side-${word}`, `${system}-kind-${word}`]);
  if (found) return [found];
  // A word with a number or a side behind a point: `smoke.3`, `impact.german`.
  const [head, args] = counted(word);
  const side = words([`${system}-side-${word.slice(head.length + 1)}`]);
  const said = words([`${system}-terrain-${head}`], args) ?? plain(word);
  return [side ? `${said} (${side})` : said];
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
  const own = (/** @type {string[]} */ of) => words([`${view.system}-seen-${of.join("-")}`]) ?? plain(of.join(" "));
  if (!side) return capital(own(parts));
  const track = side.tracks.find((one) => one.id === parts[0]);
  return `${say(side.text)}, ${track ? say(track.text) : own(parts.slice(0, -1))}`;
}

/** @param {View} view @param {string} key @param {string} what */
function value(view, key, what) {
  const side = sideNamed(view, what);
  if (side) return say(side.text);
  const head = key.split(".")[0];
  return words([`${view.system}-${key}-${what}`, `${view.system}-seen-${head}-${what}`, `case-word-${what}`, `${view.system}-state-${what}`]) ?? named(view, what) ?? what;
}

/** A card by its name: where it lies to be seen, or in the words of its deck. @param {View} view @param {string} id */
function named(view, id) {
  const found = view.zones.flatMap((one) => one.cards).find((one) => one.card === id);
  return found ? say(found.text) : words([...new Set(view.zones.map(deckOf))].map((deck) => `${view.system}-${deck}-${id}`));
}

/** @param {View} view @param {string} id */
function zone(view, id) {
  const found = view.zones.find((one) => one.id === id) ?? view.zones.find((one) => one.id.startsWith(`${id}.`));
  const side = id.split(".").map((part) => sideNamed(view, part)).find(Boolean);
  const name = found ? (found.id === id ? zoneName(view, found) : sayKey(`match-zone-${found.kind}`)) : plain(id.split(".").join(" "));
  return side ? `${say(side.text)}, ${name}` : name;
}

/** A card that is there, or with `!` is not. @param {View} view @param {string} word */
function card(view, word) {
  const not = word.startsWith("!");
  const id = not ? word.slice(1) : word;
  return `${not ? sayKey("case-not") : ""}${named(view, id) ?? plain(id)}`;
}

/** A number with its terms. @param {Extract<Claim, { claim: "tally" }>} claim @param {Frame} frame @param {Speech} speech */
function tally({ name, total, terms }, frame, speech) {
  const key = `${frame.view.system}-tally-${name}`;
  const bare = words([`${key}-name`]) ?? plain(name);
  const head = total === undefined ? bare : hasWords(key) ? sayKey(key, { total }) : `${bare} ${total}`;
  const added = terms.map(({ rule, amount }) => [`${signed(amount)} `, ruleLink(rule, speech.book)]);
  return [capital(head), ...(added.length ? [sayKey("case-colon"), ...list(added)] : [])];
}

/** @param {string[]} keys @param {Frame} frame @param {Speech} speech @returns {(Node | string)[]} */
function told(keys, frame, speech) {
  const events = keys.map((key) => frame.events.find((event) => event.text.key === key));
  const said = events.map((event) => (event ? [speech.parts(event.text)] : []));
  return [sayKey("case-is-told"), ...list(said.filter((one) => one.length), " ")];
}
