// @ts-check
// What a click does: chooses, aims, acts, opens a menu, or says why not.
import { ApiError } from "../api.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { say, sayKey } from "../say.js";
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

  /** @param {Offer} offer */
  act(offer) {
    const last = offer.click.at(-1);
    this.game.act(offer.action, last && "hex" in last ? last.hex : null);
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
    this.menu = choices.map((choice) => choice.run);
    this.pop.open(box, menuNodes(choices, this.menuTitle(offers)), () => (this.menu = []));
    this.pop.node.querySelector("button")?.focus();
  }

  /** Of whom there is a choice, where it is one piece. @param {Offer[]} offers */
  menuTitle(offers) {
    const { view } = this.ctx.state;
    const last = offers[0].click.at(-1);
    const hex = last && "hex" in last && offers.every((offer) => offer.note) ? last.hex : undefined;
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
    const what = "hex" in click ? click.hex : this.cardName(click.card);
    const blockers = (refusal.text.args ?? []).flatMap(([key, arg]) => (key !== "name" && "name" in arg && isHex(arg.name) ? [arg.name] : []));
    const from = state.aim.pickedHexes.at(-1);
    if ("hex" in click) {
      this.marks = [{ hex: click.hex, kind: "refused" }];
      const other = blockers.find((hex) => hex !== click.hex && hex !== from);
      if (other && from) board.setLines([{ from, to: click.hex, clear: false, blocker: other }]);
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
