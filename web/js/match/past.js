// @ts-check
// Positions of the past: one is looked at, or they are played on from there.
/** @import { Game } from "./game.js" */

/** Shows a position of the past, or the newest. @param {Game} game @param {number} number */
export async function lookAt(game, number) {
  const { state, reel } = game;
  const to = reel.nearest(number);
  if (to === state.env.position) {
    // The last step is seen like any other.
    const next = reel.index(to) === reel.index(state.number) + 1;
    return game.backToNow(!next);
  }
  const drive = (game.drive += 1);
  state.reel = "still";
  state.live = false;
  state.number = to;
  game.hooks.update();
  try {
    const last = reel.positions[reel.index(to) - 1];
    const [view, before] = await Promise.all([reel.view(to), last && reel.view(last.number)]);
    if (game.drive !== drive) return;
    state.view = view;
    game.hooks.draw(view, false, before);
    game.hooks.update();
  } catch (error) {
    game.trouble(error);
  }
}

/** Plays on from the position that is looked at; from the first, if it is the newest. @param {Game} game */
export async function playBack(game) {
  const { state, reel } = game;
  if (state.live) await lookAt(game, reel.positions[0]?.number ?? 0);
  const drive = (game.drive += 1);
  state.reel = "playing";
  while (game.drive === drive) {
    const next = reel.after(state.number, state.env.position);
    if (!next) break;
    const view = next.number === state.env.position ? state.env.view : await reel.view(next.number);
    if (game.drive !== drive) return;
    await game.showOne(next.number, view, drive);
    if (game.pace === 0) await game.wait(120, drive);
  }
  if (game.drive === drive) game.settled();
}
