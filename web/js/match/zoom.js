// @ts-check
// The buttons beside the board: nearer, farther, all of it.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { onLang, sayKey } from "../say.js";
/** @import { Board } from "../board/board.js" */

/** How much of the map the question takes that lies over it. */
const OVER = 326;

/** @param {HTMLElement} map @param {Board} board @param {() => void} turn the board round */
export function addZoom(map, board, turn) {
  const button = (/** @type {string} */ sign, /** @type {string} */ words, /** @type {() => void} */ run) => {
    const node = h("button", { type: "button", class: "icon", "data-do": words, onclick: run }, icon(sign));
    const name = () => {
      node.setAttribute("aria-label", sayKey(words));
      node.dataset.tip = words === "board-turn" ? `${sayKey(words)} (V)` : sayKey(words);
    };
    onLang(name);
    name();
    return node;
  };
  map.append(h("div", { class: "zoom" },
    button("plus", "match-zoom-in", () => board.zoomIn()),
    button("minus", "match-zoom-out", () => board.zoomOut()),
    button("fit", "match-zoom-fit", () => board.fit()),
    button("turn", "board-turn", turn)));
  const room = () => {
    // The buttons keep their place beside the board where there is room for both.
    // So does the question, while its rail is folded away.
    const right = map.parentElement?.dataset.right === "shut" ? OVER : 50;
    board.camera.margin = map.clientWidth > 700 ? [4, right, 4, 22] : [2, 2, 2, 2];
    board.camera.resized();
  };
  new ResizeObserver(room).observe(map);
}
