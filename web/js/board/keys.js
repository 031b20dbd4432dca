// @ts-check
// What keys do on a board that has the focus.
/** @import { Board } from "./board.js" */

/** @param {Board} board @param {KeyboardEvent} event @returns {boolean} whether the key meant something here */
export function keyDoes(board, event) {
  const from = board.cursor ?? [...board.grid.cells.keys()][0];
  if (event.key.startsWith("Arrow") && !event.shiftKey) {
    const to = board.grid.arrow(from, event.key);
    if (to) board.setCursor(to);
    return true;
  }
  switch (event.key) {
    case "Tab":
      return tab(board, event.shiftKey);
    case "Enter":
      if (board.cursor) board.options.onHex?.(board.cursor, "key", event.shiftKey, null);
      return !!board.cursor;
    case "+":
    case "=":
      board.zoomIn();
      return true;
    case "-":
    case "\u2212":
      board.zoomOut();
      return true;
    case "0":
      board.fit();
      return true;
    default:
      return false;
  }
}

/** Tab goes through what can be clicked, then leaves the board. @param {Board} board @param {boolean} back */
function tab(board, back) {
  const stops = board.options.stops?.() ?? [];
  const at = board.cursor ? stops.indexOf(board.cursor) : -1;
  const to = back ? (at < 0 ? -1 : at - 1) : at + 1;
  if (to < 0 || to >= stops.length) return false;
  board.setCursor(stops[to]);
  return true;
}
