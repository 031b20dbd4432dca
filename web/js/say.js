// @ts-check
// Says texts in the language of the page, as crates/words does: nested texts first, lists joined, a key
// without words in brackets.
import { FluentBundle, FluentNumber, FluentResource } from "../vendor/fluent-bundle/index.js";
import { keep, setting } from "./store.js";
/** @import { Arg, Lang, Text } from "./types.js" */

/** @typedef {number | string | Text | Text[]} Plain */

/** Both languages. @type {Lang[]} */
export const LANGS = ["fr", "en"];

/** @type {Map<Lang, FluentBundle>} */
const bundles = new Map();
/** @type {Map<Lang, Promise<void>>} */
const loading = new Map();
/** @type {Set<() => void>} */
const listeners = new Set();
/** @type {Lang} */
let now = first();

/** @returns {Lang} */
function first() {
  const kept = setting("lang");
  if (kept === "fr" || kept === "en") return kept;
  const wanted = navigator.languages?.find((lang) => /^(fr|en)\b/i.test(lang)) ?? "en";
  return wanted.toLowerCase().startsWith("fr") ? "fr" : "en";
}

/** The language of the page. @returns {Lang} */
export function lang() {
  return now;
}

/** Loads the words of a language, once. @param {Lang} [which] @returns {Promise<void>} */
export function words(which = now) {
  let load = loading.get(which);
  if (!load) {
    load = read(which);
    load.catch(() => loading.delete(which));
    loading.set(which, load);
  }
  return load;
}

/** @param {Lang} which */
async function read(which) {
  const answer = await fetch(`/words/${which}.ftl`);
  if (!answer.ok) throw new Error(`/words/${which}.ftl: ${answer.status}`);
  const bundle = new FluentBundle(which, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(which, bundle);
  if (which === now) document.documentElement.lang = which;
}

/** Changes the language and tells everybody who asked by `onLang`. @param {Lang} which */
export async function setLang(which) {
  await words(which);
  now = which;
  keep("lang", which);
  document.documentElement.lang = which;
  for (const listener of [...listeners]) listener();
}

/** Calls back after each change of language; the answer stops it. @param {() => void} listener @returns {() => void} */
export function onLang(listener) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The sentence of a text. @param {Text} text @param {Lang} [which] @returns {string} */
export function say(text, which = now) {
  return format(text, which, (name) => name);
}

/** The sentence of a key with plain arguments: numbers, names, texts, lists of texts.
 * @param {string} key @param {Record<string, Plain>} [args] @param {Lang} [which] @returns {string} */
export function sayKey(key, args = {}, which = now) {
  return pattern(key, which, Object.fromEntries(Object.entries(args).map(([name, value]) => [name, plain(value, which)])));
}

/** Whether there are words for a key. @param {string} key @param {Lang} [which] */
export function hasWords(key, which = now) {
  return bundles.get(which)?.getMessage(key)?.value != null;
}

/** An attribute of a key, or `null`. @param {string} key @param {string} attribute @param {Lang} [which] */
export function attribute(key, attribute, which = now) {
  const bundle = bundles.get(which);
  const found = bundle?.getMessage(key)?.attributes[attribute];
  return bundle && found ? bundle.formatPattern(found, {}, []) : null;
}

/** Several words joined as the language joins them: "a, b and c". @param {string[]} parts @param {Lang} [which] */
export function join(parts, which = now) {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")}${which === "fr" ? " et " : " and "}${parts[parts.length - 1]}`;
}

/** What is called by a name of its own: never a hex, even where one has the same label. */
const OWN_NAME = "name";

/** The sentence as nodes, in which names that are hex labels are what `make` makes of them: a button with the
 * label in `data-hex` unless told otherwise.
 * @param {Text} text @param {(name: string) => boolean} isHex @param {(label: string) => Node} [make]
 * @param {Lang} [which] @returns {DocumentFragment} */
export function sayParts(text, isHex, make = hexButton, which = now) {
  // The marks are private to this function: no words of ours use that plane.
  const said = format(text, which, (name) => (isHex(name) ? `\uE000${name}\uE001` : name));
  const nodes = document.createDocumentFragment();
  said.split(/\uE000([^\uE001]*)\uE001/).forEach((part, i) => {
    if (i % 2) nodes.append(make(part));
    else nodes.append(...unbroken(part));
  });
  return nodes;
}

/** Words in which what is named by its numbers, as 4-4-7, stays on one line. @param {string} words */
function unbroken(words) {
  return words.split(/(\d+(?:-\d+)+)/).filter(Boolean).map((part) => {
    if (!/^\d+-/.test(part)) return part;
    const whole = document.createElement("span");
    whole.className = "whole";
    whole.textContent = part;
    return whole;
  });
}

/** @param {string} label */
function hexButton(label) {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "hexlink";
  button.dataset.hex = label;
  button.textContent = label;
  return button;
}

/** @param {Text} text @param {Lang} which @param {(name: string) => string} name @returns {string} */
function format(text, which, name) {
  const args = (text.args ?? []).map(([key, arg]) => [key, value(arg, which, name, key)]);
  return pattern(text.key, which, Object.fromEntries(args));
}

/** @param {Arg} arg @param {Lang} which @param {(name: string) => string} name @param {string} key */
function value(arg, which, name, key) {
  if ("num" in arg) return number(arg.num);
  if ("name" in arg) return key === OWN_NAME ? arg.name : name(arg.name);
  if ("text" in arg) return format(arg.text, which, name);
  return join(arg.list.map((text) => format(text, which, name)), which);
}

/** @param {Plain} arg @param {Lang} which */
function plain(arg, which) {
  if (typeof arg === "number") return number(arg);
  if (typeof arg === "string") return arg;
  return Array.isArray(arg) ? join(arg.map((text) => say(text, which)), which) : say(arg, which);
}

/** Numbers as the rest of the program writes them: without a mark between thousands. @param {number} n */
function number(n) {
  return new FluentNumber(n, { useGrouping: false });
}

/** @param {string} key @param {Lang} which @param {Record<string, any>} args @returns {string} */
function pattern(key, which, args) {
  const bundle = bundles.get(which);
  const found = bundle?.getMessage(key)?.value;
  return bundle && found ? bundle.formatPattern(found, args, []) : `[${key}]`;
}
