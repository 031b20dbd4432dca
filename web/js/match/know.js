// @ts-check
// What there is to know of a piece or a hex: every number it has now with what makes it, as the rules tell it. Short beside the pointer, with what it
// means and the rules on a sheet.
import { ApiError } from "../api.js";
import { h, picture } from "../dom.js";
import { hasWords, say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { armourNode, armsNode } from "./armour.js";
import { ruleLink } from "./popover.js";
import { goalLine, groundLine, pieceLine, pieceName, signed, signless, upper } from "./words.js";
/** @import { About, Click, Figure, PieceView, RuleNote } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** From this width on there is room for a shelf. */
const NARROW = 860;
/** So much and more is everything. */
const ALL = 255;

export class Know {
  /** @param {Context} ctx @param {Game} game */
  constructor(ctx, game) {
    this.ctx = ctx;
    this.game = game;
    this.seq = "";
    /** What was asked for already, at this question or position. @type {Map<string, Promise<About | null>>} */
    this.known = new Map();
  }

  forget() {
    this.seq = "";
    this.known.clear();
  }

  /** @param {Click} of */
  about(of) {
    const { env, live, number } = this.ctx.state;
    const seq = live ? `${env.seq}` : `at ${number}`;
    if (seq !== this.seq) this.known.clear();
    this.seq = seq;
    const key = JSON.stringify(of);
    const found = this.known.get(key) ?? this.ask(of, live ? undefined : number);
    this.known.set(key, found);
    return found;
  }

  /** @param {Click} of @param {number} [position] @returns {Promise<About | null>} */
  async ask(of, position) {
    try {
      return await this.game.client.about(of, position);
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
      return null;
    }
  }

  /** A piece as a card of its numbers. @param {PieceView} piece @param {boolean} whole with what each number means, and its rules */
  async piece(piece, whole) {
    const about = await this.about({ piece: piece.id });
    const { view } = this.ctx.state;
    const art = this.ctx.faces.get(piece.face);
    const states = pieceLine(view, { ...piece, values: piece.values }).replace(piece.name ? `${pieceName(view, piece)} (${piece.name})` : pieceName(view, piece), "").replace(/^[,\s]+/, "");
    if ((about?.sides?.length || about?.arms?.length) && !whole) return this.machine(piece, about, art);
    return h("section", { class: "know" }, whole && art && picture(art, { class: "know-art" }),
      h("h3", {}, upper(pieceName(view, piece)), piece.name && h("small", {}, ` ${piece.name}`)),
      !about?.numbers.length && states && h("p", {}, upper(states)), this.body(about, whole));
  }

  /** A piece with sides or arcs, drawn with them. @param {PieceView} piece @param {About} about @param {import("../types.js").Art | undefined} art */
  machine(piece, about, art) {
    const { view } = this.ctx.state;
    const rest = about.numbers.filter((_, i) => !about.drawn?.includes(i));
    const states = piece.words.map((word) => `${view.system}-state-${word}`).filter((key) => hasWords(key)).map((key) => sayKey(key));
    // Without sides there is room for what is told of it in sentences.
    const told = about.sides?.length ? states.length > 0 && h("p", {}, upper(states.join(", ")))
      : about.notes.length > 0 && h("ul", { class: "know-notes" }, about.notes.map((note) => this.note(note, false)));
    return h("section", { class: "know machine" }, armourNode(about, art, piece.facing ?? 0, this.ctx.board.grid),
      h("div", {}, h("h3", {}, upper(pieceName(view, piece)), piece.name && h("small", {}, ` ${piece.name}`)), told, armsNode(about)),
      h("table", { class: "figures brief-figures" }, h("tbody", {}, rest.map((figure) => figureRow(view.system, figure, false, false)))));
  }

  /** The ground of a hex. @param {string} hex @param {boolean} whole */
  async ground(hex, whole) {
    const about = await this.about({ hex });
    const { view } = this.ctx.state;
    const ground = groundLine(view, view.hexes.find((one) => one.hex === hex));
    const goals = (view.objectives ?? []).filter((goal) => goal.hexes.includes(hex)).map((goal) => h("p", {}, upper(goalLine(view, goal))));
    return h("section", { class: "know" }, h("h3", {}, ground ? `${hex} · ${ground}` : hex), goals, this.body(about, whole));
  }

  /** @param {About | null} about @param {boolean} whole */
  body(about, whole) {
    if (!about) return null;
    return [
      about.numbers.length > 0 && h("table", { class: "figures" }, h("tbody", {}, about.numbers.map((figure) => figureRow(this.ctx.state.view.system, figure, whole)))),
      about.notes.length > 0 && h("ul", { class: "know-notes" }, about.notes.map((note) => this.note(note, whole))),
    ];
  }

  /** @param {RuleNote} note @param {boolean} whole */
  note(note, whole) {
    return h("li", {}, say(note.text), whole && note.rules.flatMap((rule) => [" ", ruleLink(this.ctx.state.view.system, rule)]));
  }

  /** A card of what is pointed at: beside the hex, or under the stack that is laid out. @param {string} hex @param {number | null} id
   * @param {import("./tips.js").Tips} tips @param {{ box: import("./popover.js").Box, keep: import("./popover.js").Box[], doing: () => string }} where */
  tell(hex, id, tips, { box, keep, doing }) {
    const piece = this.ctx.state.view.pieces.find((one) => one.id === id);
    const { tray } = this.ctx.board;
    const stack = tray.hex === hex;
    if (stack) tray.tell(id, null);
    // What is drawn with its sides and arcs lies along the edge of the map: it would hide too much of it.
    if (piece?.arcs?.length && innerWidth >= NARROW) return tips.low(box, async () => [await this.piece(piece, false), ...(stack ? [] : [await this.ground(hex, false)])]);
    tips.card(box, async () => {
      const nodes = await Promise.all([...(piece ? [this.piece(piece, false)] : []), ...(piece && stack ? [] : [this.ground(hex, false)])]);
      const card = h("div", { class: "know-both" }, nodes, ...[doing()].filter(Boolean).map((words) => h("p", { class: "may" }, words)));
      if (!stack || tray.hex !== hex) return [card];
      tray.tell(id, card);
      return [];
    }, keep);
  }

  /** Everything in a hex, on a sheet. @param {string} hex */
  async open(hex) {
    const pieces = this.ctx.board.pieces.in(hex).reverse();
    const nodes = await Promise.all([...pieces.map((piece) => this.piece(piece, true)), this.ground(hex, true)]);
    if (document.querySelector("dialog[open]")) return;
    sheet({ title: `${sayKey("know-pieces")} · ${hex}`, body: nodes }).element.classList.add("know-sheet");
  }
}

/** A number: its name, what it means, what it is now, and what makes it. @param {string} system @param {Figure} figure @param {boolean} whole
 * @param {boolean} [worded] with what it means */
export function figureRow(system, { text, tally }, whole, worded = true) {
  const what = `${text.key}-what`;
  const terms = tally.terms.length > 1
    ? tally.terms.map((term, i) => sayKey("know-term", { n: i ? signed(term.amount) : signless(term.amount), what: say(term.why) })).join(", ") : "";
  const links = whole ? [...new Set(tally.terms.map((term) => String(term.rule)))].flatMap((rule) => [" ", ruleLink(system, rule)]) : [];
  return h("tr", {},
    h("th", { scope: "row" }, upper(say(text)), worded && hasWords(what) && h("small", {}, sayKey(what)), terms && h("small", { class: "terms-of" }, terms), links),
    h("td", { class: "num" }, tally.total >= ALL ? "" : signless(tally.total)));
}
