// @ts-check
// A piece with sides, on its card: how well it is covered on each, drawn around it as it stands on the board, and what it fights with,
// with a rose that shows where each weapon reaches, its nose up.
import { h, picture, svg } from "../dom.js";
import { say } from "../say.js";
import { degreesOf } from "../board/geometry.js";
import { upper } from "./words.js";
/** @import { About, Art, ArmView } from "../types.js" */
/** @import { Grid } from "../board/geometry.js" */

const SIZE = 46;
/** How thick a side is drawn at least, and for each point of its cover. */
const [THIN, THICK] = [1.5, 0.62];

/** @param {About} about @param {Art | undefined} art @param {number} facing @param {Grid} grid */
export function armourNode(about, art, facing, grid) {
  const nose = degreesOf(grid.seen(facing), grid.flat);
  const at = (/** @type {number} */ degrees, /** @type {number} */ r) => {
    const a = ((nose + degrees) * Math.PI) / 180;
    return [r * Math.cos(a), r * Math.sin(a)];
  };
  const sides = about.sides ?? [];
  const edges = sides.map((n, i) => {
    const [a, b] = [at(i * 60, SIZE), at(i * 60 + 60, SIZE)];
    return svg("path", { d: `M${a.map(short).join(" ")}L${b.map(short).join(" ")}`, "stroke-width": THIN + n * THICK });
  });
  // In front and behind two sides are one: the figure stands at the corner between them.
  const paired = (/** @type {number} */ i, /** @type {number} */ j) => sides[i] === sides[j];
  const figures = sides.flatMap((n, i) => {
    if (i === 5 && paired(0, 5)) return [];
    if (i === 3 && paired(2, 3)) return [];
    const where = (i === 0 && paired(0, 5)) || (i === 2 && paired(2, 3)) ? (i ? 180 : 0) : i * 60 + 30;
    const [x, y] = at(where, where % 60 ? SIZE * 0.87 + 13 : SIZE + 13);
    return [svg("text", { x: short(x), y: short(y + 5), "text-anchor": "middle", class: "count" }, String(n))];
  });
  const half = SIZE + 22;
  const wide = sides.length ? 52 : 92;
  const machine = art && picture(art, { x: -wide / 2, y: -wide / 2, width: wide, height: wide });
  return svg("svg", { class: "armour", viewBox: `${-half} ${-half} ${half * 2} ${half * 2}`, "aria-hidden": "true" }, machine, svg("g", { class: "plates" }, edges), figures);
}

/** What it fights with. @param {About} about */
export function armsNode(about) {
  return h("ul", { class: "arms" }, (about.arms ?? []).map((arm) => h("li", {}, rose(arm), h("span", {}, upper(say(arm.text))))));
}

/** @param {ArmView} arm */
function rose({ from, wide }) {
  const at = (/** @type {number} */ twelfths) => {
    const a = ((twelfths * 30 - 90) * Math.PI) / 180;
    return `${short(9 * Math.cos(a))} ${short(9 * Math.sin(a))}`;
  };
  const part = wide >= 12 ? svg("circle", { r: 9, class: "covered" })
    : svg("path", { d: `M0 0L${at(from)}A9 9 0 ${wide > 6 ? 1 : 0} 1 ${at(from + wide)}Z`, class: "covered" });
  return svg("svg", { class: "rose", viewBox: "-11 -11 22 22", "aria-hidden": "true" }, svg("circle", { r: 9, class: "round" }), part);
}

/** @param {number} n */
const short = (n) => Number(n.toFixed(1));
