// @ts-check
// The rules of a system: in order, by id, in chapters, and searched.
import { rules as readRules } from "../api.js";
import { fold } from "../fold.js";
import { hasWords, sayKey } from "../say.js";
import { holdsAny } from "./synonyms.js";
/** @import { Rule } from "../types.js" */

/** @typedef {{ key: string, rules: Rule[] }} Part a part of a chapter; without a key, rules that stand in no part */
/** @typedef {{ booklet: string, chapter: string, parts: Part[], rules: Rule[] }} Chapter */

export class Catalogue {
  /** @param {string} system @param {Rule[]} rules */
  constructor(system, rules) {
    this.system = system;
    this.rules = rules;
    this.byId = new Map(rules.map((rule) => [rule.id, rule]));
    this.place = new Map(rules.map((rule, i) => [rule.id, i]));
    this.chapters = chapters(system, rules);
    /** Which rules name a rule. @type {Map<string, Rule[]>} */
    this.namedBy = new Map();
    for (const rule of rules) {
      for (const id of rule.see) this.namedBy.set(id, [...(this.namedBy.get(id) ?? []), rule]);
    }
    this.titles = new Map(rules.map((rule) => [rule, fold(`${rule.id} ${rule.title.en} ${rule.title.fr} ${rule.term ?? ""}`)]));
    this.texts = new Map(rules.map((rule) => [rule, `${this.titles.get(rule)} ${fold(`${rule.text.en} ${rule.text.fr}`)}`]));
  }

  /** The rules that hold all words: those that hold them in their title first where `ranked`. @param {import("./synonyms.js").Wanted[]} wanted @returns {Set<Rule>} */
  find(wanted) {
    return new Set(this.rules.filter((rule) => holdsAny(this.texts.get(rule) ?? "", wanted)));
  }

  /** Whether the title alone holds all words. @param {Rule} rule @param {import("./synonyms.js").Wanted[]} wanted */
  inTitle(rule, wanted) {
    return holdsAny(this.titles.get(rule) ?? "", wanted);
  }

  /** @param {Rule} rule @param {number} step */
  near(rule, step) {
    return this.rules[(this.place.get(rule.id) ?? 0) + step];
  }

  /** The chapter and part a rule stands in. @param {Rule} rule */
  where(rule) {
    const chapter = this.chapters.find((one) => one.rules.includes(rule));
    return { chapter, part: chapter?.parts.find((one) => one.rules.includes(rule)) };
  }
}

/** The name of a chapter, a part or a booklet; its own id where it has no words. @param {string} key */
export function nameOf(key) {
  return hasWords(key) ? sayKey(key) : key.replace(/^.*?-(chapter|booklet)-/, "");
}

/** The chapter in an id: a word, a number, or the letter before one. `O20.3.1a` is in `O`, `10.2b` in `10`. @param {string} id */
function headOf(id) {
  const [first] = id.split(".");
  return /^(\d+|[A-Z](?=\d))/.exec(first)?.[0] ?? first;
}

/** @param {string} system @param {Rule} rule @returns {string} the key of the part it stands in, or nothing */
function partOf(system, rule) {
  const steps = rule.id.split(".");
  const lettered = /^[A-Z]\d+/.exec(steps[0])?.[0];
  if (lettered && hasWords(`${system}-chapter-${lettered}`)) return `${system}-chapter-${lettered}`;
  for (let n = Math.min(3, steps.length - 1); n >= 2; n--) {
    const key = `${system}-chapter-${steps.slice(0, n).join("-")}`;
    if (hasWords(key)) return key;
  }
  return "";
}

/** @param {string} system @param {Rule[]} rules @returns {Chapter[]} */
function chapters(system, rules) {
  /** @type {Map<string, Chapter>} */
  const all = new Map();
  for (const rule of rules) {
    const name = headOf(rule.id);
    const key = `${rule.booklet}/${name}`;
    const chapter = all.get(key) ?? { booklet: rule.booklet, chapter: `${system}-chapter-${name}`, parts: [], rules: [] };
    all.set(key, chapter);
    chapter.rules.push(rule);
    const part = partOf(system, rule);
    const last = chapter.parts.find((one) => one.key === part);
    if (last) last.rules.push(rule);
    else chapter.parts.push({ key: part, rules: [rule] });
  }
  return [...all.values()];
}

/** @type {Map<string, Promise<Catalogue>>} */
const catalogues = new Map();

/** The catalogue of a system, read once. @param {string} system @returns {Promise<Catalogue>} */
export function catalogue(system) {
  let found = catalogues.get(system);
  if (!found) {
    found = readRules(system).then((rules) => new Catalogue(system, rules));
    found.catch(() => catalogues.delete(system));
    catalogues.set(system, found);
  }
  return found;
}
