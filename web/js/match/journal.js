// @ts-check
// Taking things out of the page: the journal as a file, the address of a position.
import { saveText } from "../save.js";
import { compareHeader } from "../store.js";
/** @import { Game } from "./game.js" */

/** Saves the journal of the match as a file. @param {Game} game */
export async function exportJournal(game) {
  const text = await game.client.journal();
  // What is saved is held against what was kept, like everything that says what was agreed.
  compareHeader(game.id, text.split("\n", 1)[0]);
  game.hooks.update();
  saveText(`${game.state.env.system}-${game.state.env.scenario}-${game.id}.txt`, text);
}

/** The address of a position. @param {string} id @param {number} number */
export function addressOf(id, number) {
  return `${location.origin}/match/${encodeURIComponent(id)}?p=${number}`;
}

/** The link to the position on the screen: of a match that is over for anybody, else for those who may look at it anyway. @param {Game} game */
export async function linkTo(game) {
  const { env, number } = game.state;
  const address = addressOf(game.id, number);
  return env.over ? `${address}#t=${(await game.client.look()).token}` : address;
}

/** Copies words; says whether that worked. @param {string} words @returns {Promise<boolean>} */
export async function copy(words) {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    const field = document.createElement("textarea");
    field.value = words;
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
