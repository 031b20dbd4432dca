// @ts-check
// What a click does: chooses, aims, acts, opens a menu, or says why not.
import { ApiError } from "../api.js";
import { hourOf } from "../board/geometry.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { say, sayKey } from "../say.js";
import { hexOf } from "./aim.js";
import { menuNodes, refusalNodes } from "./popover.js";
import { brief, hexLine, pieceName, upper } from "./words.js";
/** @import { BoardMark } from "../board/parts.js" */
/** @import { Click, Offer, Refusal } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Popover, Box } from "./popover.js" */
/** @import { Context } from "./state.js" */

export class Press {
  /** @param {Context} ctx @param {Game} game @param {Popover} pop */
  constructor(ctx, game, pop) {
    this.ctx = ctx;
    this.game = game;
    this.pop = pop;
    /** What was refused, as marks, while its popover is open. @type {BoardMark[]} */
    this.marks = [];
    /** What the numbers choose while a menu is open. @type {(() => void)[]} */
    this.menu = [];
    this.asked = 0;
  }

  /** @param {Click} click @param {Box} box where it is on the screen */
  press(click, box) {
    this.close();
    const { state } = this.ctx;
    if (!this.game.mayAct) {
      if ("hex" in click && !state.sending) this.tell(click.hex, box);
      return;
    }
    const result = state.aim.press(click);
    if (result.what === "do") return this.act(result.offer);
    if (result.what === "menu") this.openMenu(result.offers, box);
    if (result.what === "refused") this.why(result.clicks, click, box);
    this.ctx.update();
  }

  /** A hex was pressed: itself, a piece in it, or a way out of it. @param {string} hex @param {Box} box */
  pressHex(hex, box) {
    const { state } = this.ctx;
    const meant = this.game.mayAct ? state.aim.meantBy(hex, state.view.pieces) : [{ hex }];
    if (meant.length === 1) return this.press(meant[0], box);
    this.close();
    this.open(meant.map((click) => ({
      words: this.nameOf(click), art: this.ctx.faces.get(this.pieceOf(click)?.face),
      run: () => this.press(click, box),
    })), box, sayKey("match-menu"));
    this.ctx.update();
  }

  /** @param {Offer} offer */
  act(offer) {
    const last = offer.click.at(-1);
    this.game.act(offer.action, (last && hexOf(last, this.ctx.state.view.pieces)) ?? null);
  }

  /** @param {string} action */
  actNamed(action) {
    this.close();
    const offer = this.ctx.state.aim.offers.find((one) => one.action === action);
    if (offer) this.act(offer);
  }

  /** @param {Offer[]} offers @param {Box} box */
  openMenu(offers, box) {
    const choices = offers.map((offer) => ({
      // Where each has a word about it, what they have in common is not said of each.
      words: offer.note ? upper(brief(offer.text)) : say(offer.text),
      note: offer.note && say(offer.note),
      art: this.artOf(offer),
      action: offer.action,
      run: () => {
        this.close();
        this.act(offer);
      },
    }));
    this.open(choices, box, this.menuTitle(offers));
  }

  /** A menu at a place of the screen. @param {Parameters<typeof menuNodes>[0]} choices @param {Box} box @param {string} title */
  open(choices, box, title) {
    this.menu = choices.map((choice) => choice.run);
    this.pop.open(box, menuNodes(choices, title), () => (this.menu = []));
    this.pop.node.querySelector("button")?.focus();
  }

  /** The piece that is clicked, where one is. @param {Click} click */
  pieceOf(click) {
    return "piece" in click ? this.ctx.state.view.pieces.find((one) => one.id === click.piece) : undefined;
  }

  /** What is clicked, in words. @param {Click} click */
  nameOf(click) {
    const piece = this.pieceOf(click);
    if (piece) return upper(pieceName(this.ctx.state.view, piece));
    if ("way" in click) return sayKey("match-way", { n: hourOf(click.way.heading, this.ctx.board.grid.flat) });
    if ("card" in click) return this.cardName(click.card);
    return "hex" in click ? click.hex : "";
  }

  /** Of whom there is a choice, where it is one piece. @param {Offer[]} offers */
  menuTitle(offers) {
    const { view } = this.ctx.state;
    const last = offers[0].click.at(-1);
    const hex = last && offers.every((offer) => offer.note) ? hexOf(last, view.pieces) : undefined;
    const [piece, ...more] = view.pieces.filter((one) => one.place === hex);
    return piece && !more.length ? `${hex} · ${upper(pieceName(view, piece))}` : sayKey("match-menu");
  }

  /** The drawing of the piece that does it. @param {Offer} offer */
  artOf(offer) {
    const { state, faces } = this.ctx;
    const piece = offer.piece === undefined ? undefined : state.view.pieces.find((one) => one.id === offer.piece);
    return faces.get(offer.face ?? piece?.face);
  }

  /** Asks why these clicks lead nowhere. @param {Click[]} clicks @param {Click} click @param {Box} box */
  async why(clicks, click, box) {
    const asked = (this.asked += 1);
    let refusal = await this.askWhy(clicks);
    if (!refusal && clicks.length > 1) refusal = await this.askWhy([click]);
    if (asked !== this.asked) return;
    if (refusal) this.showRefusal(refusal, click, box);
    else if ("hex" in click) this.tell(click.hex, box);
    else this.showNothing(box);
  }

  /** @param {Click[]} clicks @returns {Promise<Refusal | null>} */
  async askWhy(clicks) {
    try {
      return (await this.game.client.why(clicks)).refusal ?? null;
    } catch (error) {
      if (!(error instanceof ApiError)) this.game.trouble(error);
      return null;
    }
  }

  /** @param {Refusal} refusal @param {Click} click @param {Box} box */
  showRefusal(refusal, click, box) {
    const { state, board, isHex } = this.ctx;
    const hex = hexOf(click, state.view.pieces);
    const what = this.nameOf(click);
    const blockers = (refusal.text.args ?? []).flatMap(([key, arg]) => (key !== "name" && "name" in arg && isHex(arg.name) ? [arg.name] : []));
    const from = state.aim.pickedHexes.at(-1);
    if (hex !== undefined) {
      this.marks = [{ hex, kind: "refused" }];
      const other = blockers.find((one) => one !== hex && one !== from);
      if (other && from) board.setLines([{ from, to: hex, clear: false, blocker: other }]);
      else if (other) this.marks.push({ hex: other, kind: "blocker" });
    }
    this.pop.open(box, refusalNodes(state.view.system, sayKey("match-not-so", { what }), refusal), () => this.closed());
    this.ctx.update();
  }

  /** A hex in words, where a click means nothing. @param {string} hex @param {Box} box */
  tell(hex, box) {
    const [first, ...rest] = hexLine(this.ctx.state.view, hex).split(". ");
    this.pop.open(box, [h("h3", {}, first), ...(rest.length ? [h("p", {}, rest.join(". "))] : [])], () => this.closed());
  }

  /** @param {Box} box */
  showNothing(box) {
    this.pop.open(box, [h("h3", {}, icon("barred"), sayKey("match-not-now"))], () => this.closed());
  }

  /** @param {string} id */
  cardName(id) {
    const card = this.ctx.state.view.zones.flatMap((zone) => zone.cards).find((one) => one.card === id);
    return card ? say(card.text) : id;
  }

  closed() {
    this.marks = [];
    this.menu = [];
    this.ctx.update();
  }

  close() {
    this.asked += 1;
    return this.pop.close();
  }
}
