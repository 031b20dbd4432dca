// @ts-check
// The part of the board that a card speaks of, washed while the card is pointed at or aimed: left and right are then seen, not guessed.
/** @import { Context } from "./state.js" */
/** @import { Know } from "./know.js" */

export class Areas {
  /** @param {Context} ctx @param {Know} know */
  constructor(ctx, know) {
    this.ctx = ctx;
    this.know = know;
    /** The card pointed at. @type {string | null} */
    this.pointed = null;
    /** @type {string | null} */
    this.shown = null;
  }

  forget() {
    this.pointed = this.shown = null;
    this.ctx.board.setArea([]);
  }

  /** @param {string | null} card one of one's own */
  point(card) {
    this.pointed = card;
    this.render();
  }

  render() {
    const { aim } = this.ctx.state;
    const aimed = aim.target && "card" in aim.target ? aim.target.card : null;
    const card = this.pointed ?? aimed;
    if (card === this.shown) return;
    this.shown = card;
    this.ctx.board.setArea([]);
    if (card !== null) this.show(card);
  }

  /** @param {string} card */
  async show(card) {
    const about = await this.know.about({ card });
    if (this.shown === card) this.ctx.board.setArea(about?.hexes ?? []);
  }
}
