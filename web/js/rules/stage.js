// @ts-check
// Where a case is shown: the board, and a list of what stands on it for whoever wants words.
import { h, refill } from "../dom.js";
import { hasWords, sayKey } from "../say.js";
/** @import { Frame, MapInfo, View } from "../types.js" */
/** @import { Stage } from "./case.js" */

/** @param {string} system @param {HTMLElement} place @param {MapInfo | null} info @param {Frame[]} frames @returns {Stage} */
export function stage(system, place, info, frames) {
  /** @type {any} */
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
    board.setMarks(marks(frame, before, info));
  };
  if (info) {
    loadBoard().then(([{ createBoard }, { createFaces }]) => {
      if (closed) return;
      const describe = (/** @type {string} */ hex) => {
        const things = wanted && standing(system, wanted[0].view).get(hex);
        return things?.length ? `${hex}: ${things.join(", ")}` : hex;
      };
      board = createBoard(ground, info, { faces: createFaces(system), label: sayKey("case-position"), describe });
      showBoard();
      board.frame(matters(frames, info));
    }).catch((error) => {
      console.error(error);
      ground.remove();
      listBox.open = true;
    });
  }
  return {
    show(frame, before) {
      wanted = [frame, before];
      refill(list, lines(system, frame.view));
      showBoard();
    },
    point(hex) {
      board?.setMarks([...(wanted && info ? marks(...wanted, info) : []), { hex, kind: "event" }]);
      board?.setCursor?.(hex);
    },
    close() {
      closed = true;
      board?.close?.();
    },
  };
}

/** The board is large and only cases need it. @returns {Promise<[any, any]>} */
function loadBoard() {
  const folder = "../board/";
  return Promise.all([import(`${folder}board.js`), import(`${folder}faces.js`)]);
}

/** What the action of a frame touches: its first hex selected, the last one its target. @param {Frame} frame @param {Frame | undefined} before @param {MapInfo} info */
function marks(frame, before, info) {
  if (!frame.action) return [];
  const hexes = new Set(info.hexes.map((cell) => cell.hex));
  const named = frame.action.split(/\s+/).filter((word) => hexes.has(word));
  const offer = before?.view.offers?.find((one) => one.action === frame.action);
  const last = offer?.mark ?? (named.length > 1 ? "target" : "pick");
  return named.map((hex, i) => ({ hex, kind: i === named.length - 1 && named.length > 1 && last === "target" ? "aimed" : i === 0 ? "selected" : "event" }));
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

/** What stands in each hex, in words. @param {string} system @param {View} view @returns {Map<string, string[]>} */
function standing(system, view) {
  const word = (/** @type {string} */ kind, /** @type {string} */ name) => (hasWords(`${system}-${kind}-${name}`) ? sayKey(`${system}-${kind}-${name}`) : name);
  /** @type {Map<string, string[]>} */
  const at = new Map();
  for (const hex of view.hexes) at.set(hex.hex, hex.words.map((one) => word("terrain", one)));
  for (const piece of view.pieces) {
    const values = Object.entries(piece.values).map(([name, n]) => `${name} ${n}`).join(", ");
    at.set(piece.place, [...(at.get(piece.place) ?? []), [`${word("side", piece.side)}: ${word("kind", piece.kind)}`, values, piece.words.join(", ")].filter(Boolean).join(", ")]);
  }
  return at;
}

/** @param {string} system @param {View} view */
function lines(system, view) {
  const at = standing(system, view);
  if (!at.size) return [h("li", {}, sayKey("case-no-pieces"))];
  return [...at].sort(([a], [b]) => a.localeCompare(b, "en", { numeric: true })).map(([place, things]) => h("li", {}, h("b", {}, place), " ", things.join(" · ")));
}
