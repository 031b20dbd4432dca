// @ts-check
// Two people at one screen: for a reaction the other is asked aloud, as at any table, and the screen changes hands only if he wants to
// look at his cards. Which questions these are follows from public facts alone: that nobody asks who holds nothing would tell it.
import { match } from "../api.js";
import { say, sayKey } from "../say.js";
import { openNotAgain } from "./notagain.js";
import { VERB_KEYS } from "./verbs.js";
import { sideName, sideOf, tell } from "./words.js";
/** @import { Game } from "./game.js" */
/** @import { Saying } from "./prompt.js" */
/** @import { Context } from "./state.js" */

/** The notation of passing, in every system. */
const PASS = "pass";

/** What is said to both. @param {Context} ctx @param {Game} game @param {number} seat whose reaction it is @returns {Saying} */
export function openQuestion(ctx, game, seat) {
  const { view } = ctx.state;
  const side = sideOf(view, seat);
  const what = { side: side?.text ?? "" };
  const detail = view.prompt?.detail;
  return {
    tone: "react",
    eyebrow: sayKey("open-reaction", { side: sideName(side) }),
    title: view.prompt ? say(view.prompt.text) : sayKey("match-pass-screen", what),
    lines: [...(detail ? [tell(detail, ctx.isHex)] : []), sayKey("open-how", what)],
    choices: [
      { words: sayKey("open-no", what), key: VERB_KEYS.decline, verb: "decline", run: () => letGo(game, seat), does: "let-go" },
      { words: sayKey("open-look", what), key: "Enter", run: () => game.hooks.handOver(seat), kind: "main", does: "pass" },
      { words: sayKey("match-not-again"), kind: "quiet", does: "not-again", run: () => openNotAgain(game, () => letGo(game, seat), match(game.id, game.tokens[seat])) },
    ],
  };
}

/** He lets it go by. What he then sees is not for who looks: that comes as to any seat. @param {Game} game @param {number} seat */
async function letGo(game, seat) {
  const { state } = game;
  if (game.passTo !== seat || state.sending) return;
  state.sending = true;
  game.hooks.update();
  try {
    await match(game.id, game.tokens[seat]).act(state.env.seq, PASS);
    state.sending = false;
    await game.receive(await game.client.envelope());
  } catch (error) {
    await game.actFailed(error);
  } finally {
    state.sending = false;
    game.hooks.update();
  }
}
