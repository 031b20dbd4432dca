// @ts-check
// Rings round the hexes of cursor and pointer, with their labels.
import { svg } from "../dom.js";
import { corners, pointList } from "./geometry.js";
/** @import { Grid } from "./geometry.js" */

/** @param {Grid} grid @param {number} scale pixels a unit of the board
 * @param {{ pointed: string | null, here: string | null }} hexes what is pointed at, and where the cursor of the keyboard is */
export function ringNodes(grid, scale, { pointed, here }) {
  // Where both are, there is one.
  return [...new Map([[pointed, "pointed"], [here, "here"]])].flatMap(([hex, kind]) => {
    const cell = hex && grid.at(hex);
    if (!cell || !hex) return [];
    const points = pointList(corners(0, 0, grid.size * 0.9, grid.flat));
    return [
      svg("g", { class: `ring ${kind}`, transform: `translate(${cell.x} ${cell.y})` },
        svg("polygon", { points, class: "casing" }),
        svg("polygon", { points, class: "stroke" }),
        label(hex, grid, scale)),
    ];
  });
}

/** @param {string} hex @param {Grid} grid @param {number} scale */
function label(hex, grid, scale) {
  const low = grid.size * (grid.flat ? 0.866 : 0.98);
  const wide = hex.length * 8 + 10;
  return svg("g", { class: "label", transform: `translate(0 ${low}) scale(${1 / scale})` },
    svg("rect", { x: -wide / 2, y: -9, width: wide, height: 17, rx: 3 }),
    svg("text", { y: 4.5, "text-anchor": "middle" }, hex));
}
