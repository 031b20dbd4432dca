// @ts-check
// Plots, drawn here: lines over the turns, bars by kind. Sides differ by form, not only by colour, and behind every plot
// is a table with its numbers.
import { h, svg } from "../dom.js";
import { sayKey } from "../say.js";

/** Values of a side. @typedef {{ name: string, values: number[] }} Series */

const WIDE = 360;
const [LEFT, RIGHT, TOP, FOOT] = [26, 10, 10, 22];

/** A mark of a series: a disc, a square. @param {number} which @param {number} x @param {number} y */
function spot(which, x, y) {
  return which === 0 ? svg("circle", { cx: x, cy: y, r: 3 }) : svg("rect", { x: x - 3, y: y - 3, width: 6, height: 6 });
}

/** Round numbers from 0 to at least `most`. @param {number} most */
function ticks(most) {
  const step = [1, 2, 5, 10, 20, 50, 100, 200, 500].find((one) => most / one <= 4) ?? 1000;
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step);
}

/** The names of the series with their marks. @param {Series[]} series */
function legend(series) {
  return h("ul", { class: "legend", "aria-hidden": "true" }, series.map(({ name }, i) => h("li", {},
    svg("svg", { viewBox: "0 0 28 10", class: `s${i}` }, svg("path", { d: "M1 5h26" }), spot(i, 14, 5)), name)));
}

/** Lines over the turns.
 * @param {{ title: string, series: Series[], labels: string[], corner: string, goal?: number }} plot
 * @param {boolean} [small] whether there is little room: lower, and without its table */
export function linePlot({ title, series, labels, corner, goal }, small = false) {
  const HIGH = small ? 104 : 150;
  const marks = ticks(Math.max(1, goal ?? 0, ...series.flatMap(({ values }) => values)));
  const most = marks[marks.length - 1];
  const last = Math.max(1, labels.length - 1);
  const at = (/** @type {number} */ i, /** @type {number} */ value) => [LEFT + (i / last) * (WIDE - LEFT - RIGHT), TOP + (1 - value / most) * (HIGH - TOP - FOOT)];
  const every = Math.ceil(labels.length / 9);
  const drawn = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "plot", role: "img", "aria-label": title },
    marks.map((value) => svg("g", { class: "tick" }, svg("path", { d: `M${LEFT} ${at(0, value)[1]}H${WIDE - RIGHT}` }),
      svg("text", { x: LEFT - 6, y: at(0, value)[1] + 4, "text-anchor": "end" }, String(value)))),
    labels.map((label, i) => i % every === 0 && svg("text", { class: "turn", x: at(i, 0)[0], y: HIGH - 5, "text-anchor": "middle" }, label)),
    goal !== undefined && svg("path", { class: "goal", d: `M${LEFT} ${at(0, goal)[1]}H${WIDE - RIGHT}` }),
    series.map(({ values }, which) => svg("g", { class: `s${which}` },
      svg("path", { d: values.map((value, i) => `${i ? "L" : "M"}${at(i, value).map((n) => n.toFixed(1)).join(" ")}`).join("") }),
      values.map((value, i) => (i === values.length - 1 || values.length < 20) && spot(which, ...(/** @type {[number, number]} */ (at(i, value))))))));
  return figure(title, series, drawn, small ? null : table(corner, labels, series));
}

/** How likely a side was to win, in per cent, over the turns; decisions lie on its line.
 * @param {{ title: string, series: Series[], which: number, labels: string[], corner: string, spots: { at: number, words: string, run: () => void }[] }} plot */
export function chancePlot({ title, series, which, labels, corner, spots }) {
  const HIGH = 190;
  const { values } = series[which];
  const last = Math.max(1, labels.length - 1);
  const x = (/** @type {number} */ i) => LEFT + (i / last) * (WIDE - LEFT - RIGHT);
  const y = (/** @type {number} */ value) => TOP + (1 - value / 100) * (HIGH - TOP - FOOT);
  const on = (/** @type {number} */ i) => {
    const [from, to] = [values[Math.floor(i)], values[Math.ceil(i)]];
    return y(from + (to - from) * (i - Math.floor(i)));
  };
  const every = Math.ceil(labels.length / 9);
  const drawn = svg("svg", { viewBox: `0 0 ${WIDE} ${HIGH}`, class: "plot chances" },
    [0, 25, 50, 75, 100].map((value) => svg("g", { class: value === 50 ? "tick half" : "tick" }, svg("path", { d: `M${LEFT} ${y(value)}H${WIDE - RIGHT}` }),
      value % 50 === 0 && svg("text", { x: LEFT - 6, y: y(value) + 4, "text-anchor": "end" }, String(value)))),
    labels.map((label, i) => (i % every === 0 || i === last) && svg("text", { class: "turn", x: x(i), y: HIGH - 5, "text-anchor": i === last ? "end" : "middle" }, label)),
    svg("g", { class: `s${which}` }, svg("path", { d: values.map((value, i) => `${i ? "L" : "M"}${x(i).toFixed(1)} ${y(value).toFixed(1)}`).join("") })),
    spots.map(({ at, words, run }, i) => svg("g", { class: "spot", role: "button", tabindex: 0, "aria-label": words, onclick: run, onkeydown: pressed(run) },
      svg("circle", { cx: x(at), cy: on(at), r: 8 }), svg("text", { x: x(at), y: on(at) + 4, "text-anchor": "middle" }, String(i + 1)))));
  return figure(title, [], drawn, table(corner, labels, series));
}

/** Enter and the space bar do what a click does. @param {() => void} run */
function pressed(run) {
  return (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    run();
  };
}

/** Bars by kind, one for each row. @param {{ title: string, series: Series[], rows: string[], corner: string }} plot */
export function barPlot({ title, series, rows, corner }) {
  const most = Math.max(1, ...series.flatMap(({ values }) => values));
  const bars = rows.flatMap((row, i) => [h("dt", {}, row), h("dd", {}, series.map(({ values }, which) => values[i] > 0 &&
    h("span", { class: `bar s${which}`, style: { "--of": String(values[i] / most) } }, h("i", {}), h("b", { class: "num" }, values[i]))))]);
  return figure(title, series, h("dl", { class: "bars", "aria-hidden": "true" }, bars), table(corner, rows, series));
}

/** @param {string} title @param {Series[]} series @param {Element} drawn @param {HTMLElement | null} numbers */
function figure(title, series, drawn, numbers) {
  return h("figure", { class: "plotted" }, h("figcaption", {}, h("h3", {}, title), series.length > 0 && legend(series)), drawn,
    numbers && h("details", {}, h("summary", {}, sayKey("summary-numbers")), numbers));
}

/** @param {string} corner @param {string[]} rows @param {Series[]} series */
function table(corner, rows, series) {
  return h("div", { class: "numbers", tabindex: 0, role: "region", "aria-label": sayKey("summary-numbers") }, h("table", {},
    h("thead", {}, h("tr", {}, h("th", { scope: "col" }, corner), series.map(({ name }) => h("th", { scope: "col" }, name)))),
    h("tbody", {}, rows.map((row, i) => h("tr", {}, h("th", { scope: "row" }, row), series.map(({ values }) => h("td", { class: "num" }, values[i])))))));
}
