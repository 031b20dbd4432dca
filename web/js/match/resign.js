// @ts-check
// Giving a match up: asked twice, since it is over then.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { sideName, sideOf } from "./words.js";
/** @import { Envelope } from "../types.js" */
/** @import { Game } from "./game.js" */

/** Whether who looks can give this match up: a lesson is simply left. @param {Envelope} env */
export function mayResign(env) {
  return env.you !== null && !env.over && !env.lesson;
}

/** @param {Game} game */
export function openResign(game) {
  const { env, view } = game.state;
  if (!mayResign(env)) return;
  const other = env.seats.find((one) => one.seat !== env.you);
  const no = h("button", { type: "button", class: "btn", onclick: () => dialog.close() }, sayKey("resign-no"));
  const yes = h("button", {
    type: "button", class: "btn danger", "data-do": "resign-yes",
    onclick: () => {
      dialog.close();
      resign(game);
    },
  }, icon("cross"), sayKey("resign-yes"));
  const dialog = sheet({ title: sayKey("resign-sure"), body: [h("p", {}, sayKey("resign-what", { other: sideName(sideOf(view, other?.seat)) }))], buttons: [no, yes] });
  // Enter is not the end of a match.
  no.focus();
}

/** @param {Game} game */
async function resign(game) {
  const { state } = game;
  state.sending = true;
  game.hooks.update();
  try {
    const env = await game.client.resign(state.env.seq);
    state.sending = false;
    await game.receive(env);
  } catch (error) {
    await game.actFailed(error);
  } finally {
    state.sending = false;
    game.hooks.update();
  }
}
