// @ts-check
// The sight tool: from any hex what is seen, and for the hex pointed at the line, what blocks it, and the rule.
import { ApiError } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { lang, say, sayKey } from "../say.js";
import { ruleLink, sentence } from "./popover.js";
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

export class SightTool {
  /** @param {HTMLElement} map @param {Context} ctx @param {Game} game */
  constructor(map, ctx, game) {
    this.ctx = ctx;
    this.game = game;
    this.note = h("div", { class: "sight-note", role: "status", hidden: true });
    map.append(this.note);
    this.key = "";
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
  }

  render() {
    const { sight, view } = this.ctx.state;
    const key = JSON.stringify([lang(), sight && [sight.from, sight.to, !!sight.hexes]]);
    if (key === this.key) return;
    this.key = key;
    this.note.hidden = !sight;
    if (!sight) return;
    const at = sight.to && this.ctx.board.placeOf(sight.to);
    this.note.classList.toggle("up", !!at && at.y > this.ctx.board.port.clientHeight * 0.6);
    const shut = h("button", { type: "button", class: "icon", "aria-label": sayKey("match-sight-off"), "data-tip": sayKey("match-sight-off"), onclick: () => this.toggle(null) }, icon("cross"));
    refill(this.note, icon("eye"), h("div", {}, ...this.words(view.system)), shut);
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
