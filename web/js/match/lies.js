// @ts-check
// How the board lies: the side of who looks is below where the map allows it, unless two people share the screen or somebody wants it
// otherwise. The edge of a side is told by the view.
import { keepInTab, ofTab, setting } from "../store.js";
/** @import { Context } from "./state.js" */
/** @import { Game } from "./game.js" */

/** The choices, the usual one first. */
export const LIES = ["auto", "mine", "printed"];

export class Lies {
  /** @param {Context} ctx @param {Game} game */
  constructor(ctx, game) {
    this.ctx = ctx;
    this.name = `turned.${game.id}`;
    /** Whether it was turned by hand. */
    this.byHand = ofTab(this.name) === "yes";
  }

  /** Whether the side of who looks comes from the upper edge, and that counts here. */
  get before() {
    const { state, local } = this.ctx;
    const wanted = setting("board", LIES[0]);
    if (wanted === "printed" || (wanted !== "mine" && local.size > 1)) return false;
    return state.view.sides?.find((side) => side.seat === state.env.you)?.edge === "top";
  }

  /** The other way round. */
  turn() {
    this.byHand = !this.byHand;
    keepInTab(this.name, this.byHand ? "yes" : "no");
    this.render();
    this.ctx.update();
  }

  render() {
    this.ctx.board.turn(this.before !== this.byHand);
  }
}
