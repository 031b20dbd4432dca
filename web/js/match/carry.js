// @ts-check
// Pieces that are carried over the board: which go together, and what comes of it where they are let go.
import { hexOf, isStep } from "./aim.js";
/** @import { Game } from "./game.js" */
/** @import { Press } from "./press.js" */
/** @import { Context } from "./state.js" */
/** @import { Tips } from "./tips.js" */

export class Carry {
  /** @param {Context} ctx @param {Game} game @param {Press} press @param {Tips} tips */
  constructor(ctx, game, press, tips) {
    this.ctx = ctx;
    this.game = game;
    this.press = press;
    this.tips = tips;
  }

  /** The pieces that go when they are carried from a hex: the one under the pointer of those that can, with what it bears.
   * @param {string} hex @param {number[]} under @returns {number[] | null} */
  grabs(hex, under) {
    const { state, mayAct } = this.game;
    if (!mayAct || state.sight) return null;
    const { pieces } = state.view;
    const steps = state.aim.offers.filter((offer) => isStep(offer) && hexOf(offer.click[0], pieces) === hex);
    // Who could be given an order is carried to where he shall go then.
    const order = steps.length ? null : this.press.wishes.orderIn(hex);
    if (!steps.length && !order) return null;
    const can = [...new Set((order ? [order.offer] : steps).flatMap((offer) => offer.piece ?? []))];
    const here = pieces.filter((piece) => piece.place === hex);
    // A group goes together.
    if (!can.length) return here.filter((piece) => piece.side === here.at(-1)?.side).map((piece) => piece.id);
    const bearer = (/** @type {number} */ id) => here.find((piece) => piece.id === id)?.values.by ?? id;
    const one = under.map(bearer).find((id) => can.includes(id)) ?? can[0];
    return here.filter((piece) => piece.id === one || piece.values.by === one).map((piece) => piece.id);
  }

  /** @param {string} hex @param {number[]} pieces */
  lift(hex, pieces) {
    const { aim } = this.game.state;
    const mover = aim.offers.find((offer) => offer.piece !== undefined && pieces.includes(offer.piece));
    this.tips.close();
    this.press.close();
    if (!aim.offers.some(isStep)) {
      this.press.wishes.lift(hex);
      return this.ctx.update();
    }
    // A way that is bent already stays so.
    if (aim.pickedHexes.at(-1) !== hex || (mover && aim.piece !== mover.piece && aim.pieces.length > 1)) aim.take(hex, mover?.piece ?? null);
    this.press.ways.refresh();
    this.ctx.update();
  }

  /** Dropped on a goal it goes there; anywhere else nothing happens. @param {string | null} hex */
  async drop(hex) {
    const { ways, wishes } = this.press;
    const { mover } = ways;
    this.tips.close();
    if (wishes.lifted) return wishes.drop(hex);
    if (hex === null || !mover || hex === mover.from) return this.ctx.update();
    await ways.known();
    const [goal] = ways.to(hex);
    if (goal && ways.mover?.from === mover.from) this.press.go(goal);
    else this.ctx.update();
  }
}
