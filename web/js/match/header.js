// @ts-check
// The header of the match, which binds its dice: kept when the match is first opened here, compared each time it is opened
// and when it ends. If it is ever another, the page says so, for good.
import { ApiError, persist } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, sayKey } from "../say.js";
import { saveHeader } from "../save.js";
import { compareHeader, headerOf } from "../store.js";
/** @import { KeptHeader } from "../store.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** The fields in which two headers differ; those of an object by name: `commitments.server`. @param {unknown} one @param {unknown} other @param {string} [at] @returns {string[]} */
export function differing(one, other, at = "") {
  if (JSON.stringify(one) === JSON.stringify(other)) return [];
  const parts = [one, other].map((value) => (value && typeof value === "object" && !Array.isArray(value) ? value : null));
  if (!parts[0] || !parts[1]) return [at];
  const [here, there] = /** @type {Record<string, unknown>[]} */ (parts);
  const names = [...new Set([...Object.keys(here), ...Object.keys(there)])].filter((name) => name !== "link");
  return names.flatMap((name) => differing(here[name], there[name], at ? `${at}.${name}` : name));
}

/** @param {KeptHeader} header @returns {string[]} */
function differences(header) {
  try {
    return differing(JSON.parse(header.kept), JSON.parse(header.other ?? ""));
  } catch {
    // What is no header at all binds nothing.
    return ["commitments"];
  }
}

/** Saves the kept header of this match, where there is one. @param {Game} game */
export function exportHeader(game) {
  const kept = headerOf(game.id)?.kept;
  const { system, scenario } = game.state.env;
  if (kept) saveHeader({ id: game.id, system, scenario }, kept);
}

export class HeaderNotice {
  /** @param {HTMLElement} root @param {Context} ctx @param {Game} game */
  constructor(root, ctx, game) {
    this.root = root;
    this.ctx = ctx;
    this.game = game;
    this.over = !!ctx.state.env.over;
    this.key = "";
    this.check();
  }

  /** Asks for the header and holds it against the kept one. */
  async check() {
    try {
      compareHeader(this.game.id, await persist(() => this.game.client.header()));
      this.ctx.update();
    } catch (error) {
      // A seat that is no longer one is told so elsewhere.
      if (!(error instanceof ApiError)) throw error;
    }
  }

  render() {
    const over = !!this.ctx.state.env.over;
    if (over && !this.over) this.check();
    this.over = over;
    const header = headerOf(this.game.id);
    const key = header?.other ? `${lang()} ${header.other}` : "";
    if (key === this.key) return;
    this.key = key;
    this.root.hidden = !header?.other;
    if (!header?.other) return;
    const fields = differences(header);
    const dice = fields.some((field) => field.startsWith("commitments"));
    const save = h("button", { type: "button", class: "btn", "data-do": "header", onclick: () => exportHeader(this.game) }, icon("export"), sayKey("header-save"));
    // What it means may be folded away; that it is so stays.
    refill(this.root, icon("warning"), h("details", { open: true },
      h("summary", {}, sayKey(dice ? "header-other" : "header-agreed")),
      h("div", {}, h("p", {}, sayKey(dice ? "header-other-text" : "header-agreed-text", { fields: fields.join(", ") })), save)));
  }
}
