// @ts-check
// What the panels can have done, in one list: the screen does it.
/** @import { Commands } from "./state.js" */
/** @import { Screen } from "./screen.js" */

/** @param {Screen} screen @returns {Commands} */
export function commandsOf(screen) {
  const { game } = screen;
  return {
    pressHex: (hex, by = "pointer") => screen.pressHex(hex, by),
    pressCard: (card, anchor) => screen.press.press({ card }, anchor?.getBoundingClientRect() ?? screen.map.getBoundingClientRect()),
    act: (action) => screen.press.actNamed(action),
    back: () => screen.escape(),
    undo: () => screen.undo(),
    go: (number) => game.go(number),
    step: (by) => game.step(by),
    toggleReel: () => game.toggle(),
    backToNow: () => game.backToNow(),
    showHex: (hex) => screen.showHex(hex),
    open: (text, tally) => {
      game.state.opened = { text, tally };
      screen.update();
    },
    openTally: () => screen.tabs?.show("log"),
    closeOpened: () => {
      game.state.opened = null;
      screen.update();
    },
    toggleOdds: () => screen.toggleOdds(),
    toggleSight: () => screen.sight?.toggle(game.state.aim.pickedHexes.at(-1) ?? (screen.board.port.classList.contains("by-key") ? screen.board.cursor : null)),
    retry: () => game.retry(),
  };
}
