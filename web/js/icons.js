// @ts-check
// Line icons, drawn for this program on a grid of 24.
import { svg } from "./dom.js";

/** @type {Record<string, string>} */
const PATHS = {
  book: "M4 5q4-2 8 0q4-2 8 0v14q-4-2-8 0q-4-2-8 0zM12 5v14",
  eye: "M2 12q10-13 20 0q-10 13-20 0zM15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0",
  undo: "M8 5L4 9l4 4M4 9h10a5 5 0 0 1 0 10h-4",
  menu: "M4 7h16M4 12h16M4 17h16",
  percent: "M10 7.500a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0M19 16.500a2.500 2.500 0 1 1-5 0a2.500 2.500 0 0 1 5 0M18 6L6 18",
  sun: "M16 12a4 4 0 1 1-8 0a4 4 0 0 1 8 0M12 3v2M12 19v2M3 12h2M19 12h2M5.600 5.600L7 7M17 17l1.400 1.400M18.400 5.600L17 7M7 17l-1.400 1.400",
  moon: "M19.500 14.500A8 8 0 0 1 9.500 4.500a8 8 0 1 0 10 10z",
  half: "M20 12a8 8 0 1 1-16 0a8 8 0 0 1 16 0M12 4v16M12 8h6M12 12h8M12 16h6",
  plus: "M12 5v14M5 12h14",
  minus: "M5 12h14",
  fit: "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5",
  play: "M7 5l11 7-11 7z",
  fork: "M5 4v16M5 14q0-5 6-5h7M14 5l4 4-4 4",
  pause: "M8 5v14M16 5v14",
  back: "M15 6l-6 6 6 6",
  forward: "M9 6l6 6-6 6",
  first: "M18 6l-6 6 6 6M8 6v12",
  last: "M6 6l6 6-6 6M16 6v12",
  up: "M6 15l6-6 6 6",
  down: "M6 9l6 6 6-6",
  search: "M17 11a6 6 0 1 1-12 0a6 6 0 0 1 12 0M16 16l4 4",
  users: "M12.500 9a3.500 3.500 0 1 1-7 0a3.500 3.500 0 0 1 7 0M3 19q1-6 6-6t6 6M16 6a3 3 0 0 1 0 6M17.500 13.500q3 1 3.500 5.500",
  machine: "M8 6h8a2 2 0 0 1 2 2v8a2 2 0 0 1-2 2h-8a2 2 0 0 1-2-2v-8a2 2 0 0 1 2-2zM10 2v4M14 2v4M10 18v4M14 18v4M2 10h4M2 14h4M18 10h4M18 14h4",
  globe: "M21 12a9 9 0 1 1-18 0a9 9 0 0 1 18 0M3 12h18M12 3q5 4.500 5 9t-5 9q-5-4.500-5-9t5-9",
  link: "M10 14a4 4 0 0 0 6 .500l3-3a4 4 0 0 0-5.700-5.700l-1.500 1.500M14 10a4 4 0 0 0-6-.500l-3 3a4 4 0 0 0 5.700 5.700l1.500-1.500",
  copy: "M9 9h10v11h-10zM15 9v-5h-10v11h4",
  check: "M5 13l4.500 4.500L19 7",
  cross: "M6 6l12 12M18 6L6 18",
  barred: "M20.500 12a8.500 8.500 0 1 1-17 0a8.500 8.500 0 0 1 17 0M6 18L18 6",
  warning: "M12 4l9 16h-18zM12 10v5M12 17.500v.300",
  lost: "M3 9.500q9-8 18 0M6.500 13.500q5.500-5 11 0M10.300 17.500q1.700-1.500 3.400 0M4 20L20 4",
  import: "M12 4v11M7.500 10.500L12 15l4.500-4.500M4 16v4h16v-4",
  export: "M12 15v-11M7.500 8.500L12 4l4.500 4.500M4 16v4h16v-4",
  replay: "M5 5v5h5M5.500 10a7.500 7.500 0 1 1-1 5",
  gear: "M15 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0M12 3v3M12 18v3M3 12h3M18 12h3M5.600 5.600l2.200 2.200M16.200 16.200l2.200 2.200M18.400 5.600l-2.200 2.200M7.800 16.200l-2.200 2.200",
  turn: "M5 9a8 8 0 0 1 14-1M19 3v5h-5M19 15a8 8 0 0 1-14 1M5 21v-5h5",
  near: "M20 11a7 7 0 1 1-14 0a7 7 0 0 1 14 0M8 16l-5 5M13 8v6M10 11h6",
  scroll: "M7 4h11v13a3 3 0 0 1-3 3h-9a3 3 0 0 0 3-3v-11a2 2 0 0 0-4 0v2h4M12 9h3M12 13h3",
  list: "M9 6h11M9 12h11M9 18h11M4.500 6h.010M4.500 12h.010M4.500 18h.010",
  card: "M7 3h10a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-14a2 2 0 0 1 2-2zM9 8h6M9 12h6",
  die: "M7 4h10a3 3 0 0 1 3 3v10a3 3 0 0 1-3 3h-10a3 3 0 0 1-3-3v-10a3 3 0 0 1 3-3zM9 9h.010M15 15h.010M15 9h.010M9 15h.010",
  move: "M4 12h15M13 6l6 6-6 6",
  target: "M19 12a7 7 0 1 1-14 0a7 7 0 0 1 14 0M12 2v6M12 16v6M2 12h6M16 12h6",
  flag: "M6 3v18M6 4q4-2 7 0t6 0v9q-3 2-6 0t-7 0",
  quick: "M6 3h9l4 4v14h-13zM13 9l-3 4h4l-3 4.500",
  keys: "M3 7h18v10h-18zM7 11h.010M11 11h.010M15 11h.010M8 14h8",
  log: "M6 3h9l4 4v14h-13zM9 11h7M9 15h7",
  trash: "M5 7h14M9.500 7v-3h5v3M7 7l1 13h8l1-13M10.500 11v5.500M13.500 11v5.500",
  lock: "M6 11h12v9h-12zM8.500 11v-3a3.500 3.500 0 0 1 7 0v3",
  bulb: "M9 18h6M10 21h4M9.500 18q0-3-1.700-4.500a6 6 0 1 1 8.400 0q-1.700 1.500-1.700 4.500",
  hand: "M4 8l6-2 3 12-6 2zM11 5h6v13h-3M17 8l4 1-2.500 9",
};

/** An icon; decoration, so the words stand beside it or in `aria-label`.
 * @param {string} name @returns {SVGSVGElement} */
export function icon(name) {
  return svg("svg", { viewBox: "0 0 24 24", class: "ico", "aria-hidden": "true" }, svg("path", { d: PATHS[name] ?? "" }));
}

/** The mark of the program: a helmeted head in a hexagon. @returns {SVGSVGElement} */
export function mark() {
  return svg("svg", { viewBox: "0 0 22 25", "aria-hidden": "true" },
    svg("path", { d: "M11 1l9.500 5.600v11.300L11 23.500l-9.500-5.600V6.600z", fill: "none", stroke: "currentColor", "stroke-width": 1.7 }),
    svg("path", { d: "M6 11.200q5-5.400 10 0zM8.200 13.600h5.600v1.600q-2.800 3.400-5.600 0z", fill: "currentColor" }));
}

/** Five hexes, one of them dashed: nothing here yet. @returns {SVGSVGElement} */
export function noHexes() {
  const hex = (/** @type {number} */ x, /** @type {number} */ y) =>
    [0, 1, 2, 3, 4, 5].map((i) => `${(x + 17.5 * Math.cos(Math.PI / 3 * i)).toFixed(1)},${(y + 17.5 * Math.sin(Math.PI / 3 * i)).toFixed(1)}`).join(" ");
  return svg("svg", { viewBox: "0 0 126 75", "aria-hidden": "true", fill: "none", stroke: "currentColor", "stroke-width": 1.5 },
    [[36, 22], [90, 22], [36, 53], [90, 53]].map(([x, y]) => svg("polygon", { points: hex(x, y) })),
    svg("polygon", { points: hex(63, 37.5), "stroke-dasharray": "4 3" }));
}
