// One verb, one key; where a note is laid; who would go: no browser needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { beside } from "../js/board/beside.js";
import { Aim, moverOf } from "../js/match/aim.js";
import { answersOf, keysOf } from "../js/match/verbs.js";

const hex = (name) => ({ hex: name });
const offer = (action, { verb, click = [], mark = "pick", piece } = {}) => ({ action, text: { key: action }, click, mark, ...(verb ? { verb } : {}), ...(piece === undefined ? {} : { piece }) });
const open = { from: 0, aimed: false, alone: false };
const keys = (offers, how = {}) => keysOf(offers, { ...open, ...how }).map(({ key }) => key);

test("a verb has its key wherever its button stands", () => {
  const [all, end, stop, no] = [offer("a", { verb: "all" }), offer("e", { verb: "end" }), offer("d", { verb: "done" }), offer("n", { verb: "decline" })];
  assert.deepEqual(keys([all, end]), ["a", "e"]);
  assert.deepEqual(keys([end, offer("x"), all]), ["e", "1", "a"]);
  assert.deepEqual(keys([stop, no]), ["d", "n"]);
  assert.deepEqual(keys([offer("x"), offer("y")], { from: 2 }), ["3", "4"], "numbers go on where the pieces end");
});

test("Enter confirms; it ends and declines nothing while there is another answer", () => {
  const [yes, end, no] = [offer("y", { verb: "confirm" }), offer("e", { verb: "end" }), offer("n", { verb: "decline" })];
  assert.deepEqual(keys([yes, no]), ["Enter", "n"]);
  assert.deepEqual(keys([yes], { aimed: true }), ["1"], "what is aimed at has Enter");
  const enters = (offers, how) => keysOf(offers, { ...open, ...how }).map(({ key, also }) => key === "Enter" || also === "Enter");
  assert.deepEqual(enters([end]), [false], "something else can be clicked");
  assert.deepEqual(enters([end], { alone: true }), [true], "the only answer there is");
  assert.deepEqual(enters([no, end], { alone: true }), [false, false]);
  assert.deepEqual(enters([no, offer("x")], { alone: true }), [false, false]);
});

test("what confirms is a button although it can be clicked on the map", () => {
  const go = offer("advance", { verb: "confirm", click: [hex("D7")], mark: "move" });
  const aim = new Aim([go, offer("stay", { verb: "decline" })]);
  assert.deepEqual(answersOf(aim).map((one) => one.action), ["advance", "stay"]);
  const two = new Aim([go, offer("other", { verb: "confirm", click: [hex("D8")] }), offer("stay", { verb: "decline" })]);
  assert.deepEqual(answersOf(two).map((one) => one.action), ["stay"], "of two it is not known which is meant");
});

test("who would go: what stands in the hex that is chosen, or one of its pieces", () => {
  const step = (piece, from, to) => offer(`step ${piece} ${to}`, { click: [hex(from), hex(to)], mark: "move", piece });
  const aim = new Aim([step(3, "F7", "F6"), step(4, "F7", "G6"), step(5, "A1", "A2"), offer("with 3", { click: [hex("F7")] })]);
  assert.equal(moverOf(aim), null);
  aim.press(hex("F7"));
  assert.deepEqual(moverOf(aim), { from: "F7", pieces: [3, 4] });
  aim.choose(4);
  assert.deepEqual(moverOf(aim), { from: "F7", pieces: [4] });
  aim.take("A1", null);
  assert.deepEqual(moverOf(aim), { from: "A1", pieces: [5] });
  const fire = new Aim([offer("fire", { click: [hex("F7"), hex("D6")], mark: "target" })]);
  assert.equal(moverOf(fire), null, "who fires goes nowhere");
});

test("a note lies beside its thing, inside its room, and not on what is judged", () => {
  const room = { left: 0, top: 0, right: 800, bottom: 600 };
  const at = (x, y) => ({ left: x - 20, right: x + 20, top: y - 20, bottom: y + 20 });
  const size = { w: 200, h: 80 };
  const covers = (place, box) => place.left < box.right && place.left + size.w > box.left && place.top < box.bottom && place.top + size.h > box.top;
  assert.equal(beside(size, at(400, 300), room, [], 10).at, "above");
  assert.equal(beside(size, at(400, 30), room, [], 10).at, "below");
  const way = [at(400, 260), at(400, 220), at(360, 200)];
  for (const keep of [way, [...way, at(400, 340), at(420, 380)]]) {
    const place = beside(size, at(400, 300), room, keep, 10);
    assert.ok(keep.every((box) => !covers(place, box)), JSON.stringify(place));
    assert.ok(!covers(place, at(400, 300)));
  }
  const corner = beside(size, at(790, 590), room, [], 10);
  assert.ok(corner.left + size.w <= room.right && corner.top + size.h <= room.bottom);
});
