// @ts-check
// The bar of the match: where we are, the steps of the turn, the tools.
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { attribute, hasWords, lang, say, sayKey } from "../say.js";
import { agreedLine } from "../options.js";
import { top } from "../top.js";
import { undoWords } from "./words.js";
/** @import { View } from "../types.js" */
/** @import { Context } from "./state.js" */

/** A tool: icon, words, key, what it does. @typedef {{ icon: string, key: string, words: string, run: () => void, pressed?: () => boolean }} Tool */

export class TopBar {
  /** @param {HTMLElement} root @param {Context} ctx @param {{ settings: () => void, rules: string, quick: string, menu: () => Node[], about: () => void, hint: () => void }} more */
  constructor(root, ctx, more) {
    this.ctx = ctx;
    this.key = "";
    this.where = h("div", { class: "where" });
    this.phases = h("ol", { class: "phases" });
    this.undo = this.tool("undo", () => ctx.commands.undo());
    this.undo.dataset.do = "undo";
    /** What it takes back. */
    this.undoes = h("span", { class: "undoes", "aria-hidden": "true" });
    this.undo.append(this.undoes);
    this.odds = this.tool("percent", () => ctx.commands.toggleOdds());
    this.bulb = this.tool("bulb", more.hint);
    this.bulb.dataset.do = "hint";
    this.eye = this.tool("eye", () => ctx.commands.toggleSight());
    this.book = h("a", { class: "icon book", href: more.rules, target: "grognard-rules" }, icon("book"));
    this.start = h("a", { class: "icon quick", href: more.quick, target: "grognard-rules", "data-do": "quick" }, icon("quick"));
    this.about = this.tool("scroll", more.about);
    this.about.dataset.do = "about";
    this.gear = this.tool("gear", more.settings);
    const bar = top({ page: "match", nav: false, middle: [this.where, this.phases], tools: [this.undo, this.bulb, this.odds, this.eye, this.about, this.start, this.book, this.gear], menu: more.menu });
    root.prepend(bar);
  }

  /** @param {string} name @param {() => void} run */
  tool(name, run) {
    return h("button", { type: "button", class: `icon ${name}`, onclick: run }, icon(name));
  }

  render() {
    const { env, view, live, sending, showOdds, sight } = this.ctx.state;
    const key = JSON.stringify([lang(), env.title, env.you, view.phases, env.undo, live, sending, showOdds, !!sight, env.over]);
    if (key === this.key) return;
    this.key = key;
    const title = env.lesson?.name[lang()] ?? say(env.title);
    document.title = `${title} · Grognard`;
    const agreed = agreedLine(env.options);
    refill(this.where, h("h1", {}, title), this.friendly && h("b", { class: "friendly", "data-tip": sayKey("table-friendly-hint") }, sayKey("table-friendly")), h("span", { "data-tip": agreed || null }, [say(env.date), agreed].filter(Boolean).join(" · ")));
    this.steps(view);
    this.renderUndo();
    this.undo.setAttribute("aria-disabled", String(!env.undo.may || sending));
    this.bulb.hidden = !!env.over || env.seats.some((seat) => seat.by === "far" || (seat.seat === env.you && seat.help === "none"));
    this.name(this.bulb, "hint", "W");
    this.name(this.odds, showOdds ? "match-odds-on" : "match-odds-off", "O");
    this.odds.setAttribute("aria-pressed", String(showOdds));
    this.name(this.eye, "match-sight", "L");
    this.eye.setAttribute("aria-pressed", String(!!sight));
    this.name(this.start, "quick", "");
    this.name(this.book, "page-rules", "R");
    this.name(this.about, "about", "B");
    this.name(this.gear, "match-settings", "");
  }

  /** Whether who looks may take back whatever he likes. */
  get friendly() {
    const { env } = this.ctx.state;
    return env.seats.some((seat) => seat.seat === env.you && seat.friendly);
  }

  /** Undo says what it takes back, or why it cannot. */
  renderUndo() {
    const { undo } = this.ctx.state.env;
    const what = undo.may && undo.what ? undoWords(undo.what) : "";
    const note = undo.may ? (this.friendly ? sayKey("undo-friendly") : "") : undo.why ? say(undo.why) : sayKey("match-undo-none");
    this.undoes.textContent = what;
    this.undo.classList.toggle("free", this.friendly);
    this.named(this.undo, what ? sayKey("undo-of", { what }) : sayKey("match-undo"), "Z", note);
  }

  /** @param {HTMLElement} tool @param {string} words @param {string} key @param {string} [note] */
  name(tool, words, key, note = "") {
    this.named(tool, sayKey(words), key, note);
  }

  /** @param {HTMLElement} tool @param {string} said @param {string} key @param {string} [note] */
  named(tool, said, key, note = "") {
    tool.setAttribute("aria-label", note ? `${said}. ${note}` : said);
    tool.dataset.tip = `${said}${key ? ` (${key})` : ""}${note ? `\n${note}` : ""}`;
  }

  /** @param {View} view */
  steps(view) {
    const phases = view.phases ?? [];
    const now = phases.findIndex((phase) => phase.now);
    this.phases.setAttribute("aria-label", sayKey("match-phases"));
    refill(this.phases, phases.map((phase, i) =>
      h("li", { class: now > i ? "done" : "", "aria-current": i === now ? "step" : null, "data-tip": say(phase.text) }, stepName(view, phase.id, phase.text, i === now))));
  }
}

/** A step of the turn in one word, where the system has one; the present one in more, where that is only letters.
 * @param {View} view @param {string} id @param {import("../types.js").Text} text @param {boolean} now */
function stepName(view, id, text, now) {
  const key = `${view.system}-step-${id}`;
  if (!hasWords(key)) return say(text);
  return (now && attribute(key, "now")) || sayKey(key);
}
