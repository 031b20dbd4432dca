// @ts-check
// A line of sight from the side: the ground under it, what stands on it, where it is hindered and where it stops; under it, everything it
// meets, numbered as it is drawn.
import { h, svg } from "../dom.js";
import { say, sayKey } from "../say.js";
import { ruleLink } from "./popover.js";
import { upper } from "./words.js";
/** @import { MetView, Profile } from "../types.js" */

const WIDE = 560;
/** How high a level is drawn, where the ground lies, how far over it one looks, and what is left free above. */
const LEVEL = 22;
const FLOOR = 0;
const [EYE, RIM] = [9, 12];
/** What is met at a point is still seen. */
const LEAST = 7;

/** @param {number} thousandths */
const along = (thousandths) => 8 + (thousandths / 1000) * (WIDE - 16);

/** What a line meets, each thing once: a drawing that is crossed in one hex is one thing. @param {Profile} profile @returns {MetView[]} */
function things({ met }) {
  /** @type {Map<string, MetView>} */
  const found = new Map();
  const weight = { passes: 0, hinders: 1, blocks: 2 };
  for (const one of met) {
    const name = `${one.text.key} ${one.hex}`;
    const known = found.get(name);
    if (!known || weight[one.effect] > weight[known.effect]) found.set(name, known ? { ...one, enter: Math.min(one.enter, known.enter) } : one);
  }
  return [...found.values()];
}

/** Up to where one sees: nothing that lies behind it matters. @param {MetView[]} all */
function upToTheStop(all) {
  const stop = all.findIndex((one) => one.effect === "blocks");
  return stop < 0 ? all : all.slice(0, stop + 1);
}

/** How high the ground lies at a part of the line. @param {Profile} profile @param {number} at */
function levelAt({ ground }, at) {
  return Math.max(0, ...ground.filter((one) => one.enter <= at && at <= one.leave).map((one) => one.level));
}

/** @param {string} system @param {Profile} profile @param {{ clear: boolean, n: number }} seen whether the line is clear, and over how many hexes it goes */
export function profileNodes(system, profile, { clear, n }) {
  const all = upToTheStop(things(profile));
  const [from, to] = [profile.ground[0]?.level ?? 0, profile.ground.at(-1)?.level ?? 0];
  const levels = to === from ? sayKey("sight-level-same") : sayKey(to > from ? "sight-level-up" : "sight-level-down", { n: Math.abs(to - from) });
  return {
    far: `${sayKey("sight-hexes", { n })}, ${levels}`,
    drawing: drawing(profile, all, clear),
    list: all.length ? h("ol", { class: "met" }, all.map((one, i) => line(system, one, i))) : null,
  };
}

/** @param {string} system @param {MetView} one @param {number} i */
function line(system, one, i) {
  const what = upper(say(one.text));
  const words = one.effect === "hinders" ? sayKey("sight-hinders", { what, n: one.hindrance ?? 0 }) : sayKey(`sight-${one.effect}`, { what });
  return h("li", { class: one.effect, value: i + 1 }, h("i", { class: "num" }, one.effect === "blocks" ? "×" : String(i + 1)), h("span", {}, words, one.rules.flatMap((rule) => [" ", ruleLink(system, rule)])));
}

/** @param {Profile} profile @param {MetView[]} all @param {boolean} clear */
function drawing(profile, all, clear) {
  const eye = (/** @type {number} */ at, /** @type {number} */ level) => ({ x: along(at), y: FLOOR - level * LEVEL - EYE });
  const [a, b] = [eye(0, profile.ground[0]?.level ?? 0), eye(1000, profile.ground.at(-1)?.level ?? 0)];
  const stop = clear ? undefined : all.find((one) => one.effect === "blocks");
  const on = (/** @type {number} */ at) => ({ x: along(at), y: a.y + ((b.y - a.y) * at) / 1000 });
  const until = stop ? on(stop.enter) : b;
  const high = Math.max(1, ...profile.ground.map((one) => one.level), ...all.map((one) => levelAt(profile, (one.enter + one.leave) / 2) + one.high / 2)) * LEVEL + RIM;
  return svg("svg", { class: "profile", viewBox: `0 ${-high} ${WIDE} ${high + 10}`, "aria-hidden": "true" },
    svg("path", { class: "earth", d: earth(profile) }),
    profile.ground.slice(1).map((one) => svg("path", { class: "tick", d: `M${along(one.enter)} ${FLOOR}v4` })),
    all.map((one) => thing(profile, one)),
    svg("path", { class: "seen", d: `M${a.x} ${a.y}L${until.x} ${until.y}` }),
    stop && svg("path", { class: "unseen", d: `M${until.x} ${until.y}L${b.x} ${b.y}` }),
    svg("circle", { class: "end", cx: a.x, cy: a.y, r: 3.5 }), svg("circle", { class: stop ? "end off" : "end", cx: b.x, cy: b.y, r: 3.5 }),
    all.map((one, i) => number(one, i, on((one.enter + one.leave) / 2))));
}

/** The ground, level by level. @param {Profile} profile */
function earth(profile) {
  const cuts = [...new Set(profile.ground.flatMap((one) => [one.enter, one.leave]))].sort((x, y) => x - y);
  let d = `M${along(0)} ${FLOOR}`;
  cuts.slice(1).forEach((end, i) => {
    const y = FLOOR - levelAt(profile, (cuts[i] + end) / 2) * LEVEL;
    d += `L${along(cuts[i])} ${y}L${along(end)} ${y}`;
  });
  return `${d}L${along(1000)} ${FLOOR}Z`;
}

/** @param {Profile} profile @param {MetView} one */
function thing(profile, one) {
  if (!one.high) return null;
  const x = along(one.enter);
  const width = Math.max(LEAST, along(one.leave) - x);
  const up = (one.high * LEVEL) / 2;
  return svg("rect", { class: one.effect, x, y: FLOOR - levelAt(profile, (one.enter + one.leave) / 2) * LEVEL - up, width, height: up, rx: 3 });
}

/** @param {MetView} one @param {number} i @param {{ x: number, y: number }} at */
function number(one, i, { x, y }) {
  if (one.effect === "blocks") return svg("g", { class: "mark blocks", transform: `translate(${along(one.enter)} ${y})` }, svg("circle", { r: 7.5 }), svg("path", { d: "M-3 -3L3 3M3 -3L-3 3" }));
  return svg("g", { class: `mark ${one.effect}`, transform: `translate(${x} ${y})` }, svg("circle", { r: 7.5 }), svg("text", { y: 3.6, "text-anchor": "middle" }, String(i + 1)));
}
