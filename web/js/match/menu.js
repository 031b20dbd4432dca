// @ts-check
// The entries of the menu on a narrow screen: what the bar has no room for.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { sayKey } from "../say.js";
import { mayResign, openResign } from "./resign.js";
/** @import { Screen } from "./screen.js" */

/** @param {Screen} screen */
export function menuItems(screen) {
  const { game, ctx } = screen;
  const item = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => void} */ run) =>
    h("button", { type: "button", class: "item", onclick: run }, icon(name), sayKey(words));
  return [
    item("bulb", "hint", () => screen.hint?.ask()), item("eye", "match-sight", ctx.commands.toggleSight), item("gear", "match-settings", () => screen.settings()),
    item("book", "quick", () => void window.open(`/start/${encodeURIComponent(game.state.env.system)}`, "grognard-rules")),
    item("scroll", "about", () => screen.scenario()), item("turn", "board-turn", () => screen.lies?.turn()),
    item("flag", "match-situation", () => screen.sides?.open()), item("list", "match-text-board", () => screen.textBoard()),
    ...(mayResign(game.state.env) ? [item("cross", "resign", () => openResign(game))] : []),
  ];
}
