// @ts-check
// The sight tool: from any hex what is seen, and for the hex pointed at the line, what blocks it, and the rule.
import { ApiError } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, say, sayKey } from "../say.js";
import { ruleLink, sentence } from "./popover.js";
import { profileNodes } from "./profile.js";
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** How long a hex is pointed at before what lies on the line to it is asked for. */
const PATIENCE = 90;

export class SightTool {
  /** @param {HTMLElement} map @param {Context} ctx @param {Game} game */
  constructor(map, ctx, game) {
    this.ctx = ctx;
    this.game = game;
    this.note = h("div", { class: "sight-note", role: "status", hidden: true });
    map.append(this.note);
    this.key = "";
    /** The lines looked at, from the side. @type {Map<string, import("../types.js").Profile | null>} */
    this.profiles = new Map();
    this.seq = -1;
    this.timer = 0;
  }

  /** Takes the tool up or lays it down. @param {string | null} from where to look from, if that is known */
  toggle(from) {
    const { state, update } = this.ctx;
    if (state.sight) state.sight = null;
    else {
      state.sight = { from: "", hexes: null, to: null };
      if (from) this.from(from);
    }
    update();
  }

  /** Looks from another hex. @param {string} hex */
  async from(hex) {
    const { state, update } = this.ctx;
    const sight = (state.sight = { from: hex, hexes: null, to: /** @type {string | null} */ (null) });
    update();
    try {
      const answer = await this.game.client.sight(hex);
      if (state.sight !== sight) return;
      sight.hexes = /** @type {any} */ (answer.hexes);
      update();
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
    }
  }

  /** Points at a hex. @param {string | null} hex */
  to(hex) {
    const { state, update } = this.ctx;
    if (!state.sight || state.sight.to === hex) return;
    state.sight.to = hex;
    update();
    clearTimeout(this.timer);
    const { from } = state.sight;
    if (from && hex && from !== hex) this.timer = window.setTimeout(() => this.askLine(from, hex), PATIENCE);
  }

  /** What lies on a line. @param {string} from @param {string} to */
  async askLine(from, to) {
    const { env } = this.ctx.state;
    if (this.seq !== env.seq) this.profiles.clear();
    this.seq = env.seq;
    const name = `${from} ${to}`;
    if (this.profiles.has(name)) return;
    try {
      const { profile } = await this.game.client.line(from, to);
      this.profiles.set(name, profile ?? null);
      this.ctx.update();
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
    }
  }

  render() {
    const { sight, view } = this.ctx.state;
    const profile = sight?.to && sight.hexes ? this.profiles.get(`${sight.from} ${sight.to}`) : undefined;
    const key = JSON.stringify([lang(), sight && [sight.from, sight.to, !!sight.hexes, !!profile]]);
    if (key === this.key) return;
    this.key = key;
    this.note.hidden = !sight;
    if (!sight) return;
    const at = sight.to && this.ctx.board.placeOf(sight.to);
    this.note.classList.toggle("up", !!at && at.y > this.ctx.board.port.clientHeight * 0.6);
    const shut = h("button", { type: "button", class: "icon", "aria-label": sayKey("match-sight-off"), "data-tip": sayKey("match-sight-off"), onclick: () => this.toggle(null) }, icon("cross"));
    this.note.classList.toggle("profiled", !!profile);
    refill(this.note, icon("eye"), h("div", {}, ...this.words(view.system), ...(profile ? this.side(profile) : [])), shut);
  }

  /** The line from the side. @param {import("../types.js").Profile} profile @returns {Node[]} */
  side(profile) {
    const { sight } = this.ctx.state;
    const seen = sight?.hexes?.find((one) => one.hex === sight.to);
    const n = sight?.to ? this.ctx.board.grid.distance(sight.from, sight.to) : 0;
    const { far, drawing, list } = profileNodes(this.ctx.state.view.system, profile, { clear: !!seen?.clear, n });
    return [h("span", { class: "far" }, far), drawing, ...(list ? [list] : [])];
  }

  /** @param {string} system @returns {(Node | string)[]} */
  words(system) {
    const { sight } = this.ctx.state;
    if (!sight?.from) return [sayKey("match-sight-choose")];
    const seen = sight.to && sight.hexes?.find((one) => one.hex === sight.to);
    if (!seen || sight.to === sight.from) return [sayKey("match-sight-from", { hex: sight.from })];
    const title = h("b", {}, sayKey(seen.clear ? "match-sight-clear" : "match-sight-blocked", { from: sight.from, to: seen.hex }));
    if (!seen.why) return [title];
    const links = seen.why.rules.flatMap((rule) => [" ", ruleLink(system, rule)]);
    return [title, " ", sentence(say(seen.why.text)), ...links];
  }
}
