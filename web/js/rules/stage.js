// @ts-check
// Where a case is shown: the board, and a list of what stands on it for whoever wants words.
import { h, refill } from "../dom.js";
import { hexLine, pieceName } from "../match/words.js";
import { lang, sayKey } from "../say.js";
/** @import { Frame, MapInfo, PieceView, View } from "../types.js" */
/** @import { Board } from "../board/board.js" */
/** @import { BoardMark } from "../board/parts.js" */
/** @import { Stage } from "./case.js" */

/** @param {string} system @param {HTMLElement} place @param {MapInfo | null} info @param {Frame[]} frames @returns {Stage} */
export function stage(system, place, info, frames) {
  /** @type {Board | null} */
  let board = null;
  let closed = false;
  /** @type {[Frame, Frame | undefined] | null} */
  let wanted = null;
  const list = h("ul", { class: "pieces-list" });
  const listBox = h("details", { class: "as-list", open: !info }, h("summary", {}, sayKey("case-position")), list);
  const ground = h("div", { class: "ground-of-case" });
  refill(place, info && ground, listBox);

  const showBoard = () => {
    if (!board || !wanted || !info) return;
    const [frame, before] = wanted;
    board.show(frame.view, { animate: before !== undefined });
    board.setMarks(marks(frame, info));
  };
  if (info) {
    loadBoard().then(([{ createBoard }, { createFaces }]) => {
      if (closed) return;
      const describe = (/** @type {string} */ hex) => (wanted ? hexLine(wanted[0].view, hex) : hex);
      const nameOf = (/** @type {PieceView} */ piece) => (wanted ? pieceName(wanted[0].view, piece) : piece.kind);
      board = createBoard(ground, { ...info, ground: info.ground.replace("{lang}", lang()) }, { faces: createFaces(system), label: sayKey("case-position"), describe, nameOf });
      showBoard();
      board.closeUp(matters(frames, info));
    }).catch((error) => {
      console.error(error);
      ground.remove();
      listBox.open = true;
    });
  }
  return {
    show(frame, before) {
      wanted = [frame, before];
      refill(list, lines(frame.view));
      showBoard();
    },
    point(hex) {
      board?.setMarks([...(wanted && info ? marks(wanted[0], info) : []), { hex, kind: "event" }]);
      board?.setCursor(hex);
    },
    close() {
      closed = true;
      board?.close();
    },
  };
}

/** The board is large and only cases need it. */
function loadBoard() {
  return Promise.all([import("../board/board.js"), import("../board/faces.js")]);
}

/** What the action of a frame touches: the hexes it names, the last of several as its target.
 * @param {Frame} frame @param {MapInfo} info @returns {BoardMark[]} */
function marks(frame, info) {
  const hexes = new Set(info.hexes.map((cell) => cell.hex));
  const named = (frame.action ?? "").split(/\s+/).filter((word) => hexes.has(word));
  return named.map((hex, i) => ({ hex, kind: i === 0 ? "selected" : i === named.length - 1 ? "aimed" : "event" }));
}

/** More pieces than that are a whole battlefield, not a case. */
const FEW = 12;

/** The hexes a case is about: where its few pieces stand and what its actions name. @param {Frame[]} frames @param {MapInfo} info */
function matters(frames, info) {
  const hexes = new Set(info.hexes.map((cell) => cell.hex));
  const named = frames.flatMap((frame) => (frame.action ?? "").split(/\s+/));
  const stood = frames.flatMap((frame) => (frame.view.pieces.length <= FEW ? frame.view.pieces.map((piece) => piece.place) : []));
  return [...new Set([...named, ...stood])].filter((hex) => hexes.has(hex));
}

/** The hexes in which something stands, each in a sentence. @param {View} view */
function lines(view) {
  const hexes = [...new Set(view.pieces.map((piece) => piece.place))];
  if (!hexes.length) return [h("li", {}, sayKey("case-no-pieces"))];
  return hexes.sort((a, b) => a.localeCompare(b, "en", { numeric: true })).map((hex) => h("li", {}, hexLine(view, hex)));
}
