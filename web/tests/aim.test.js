// From clicks to actions, and the grid under the cursor: no browser needed.
import assert from "node:assert/strict";
import { test } from "node:test";
import { Grid, hourOf } from "../js/board/geometry.js";
import { Aim, hexOf } from "../js/match/aim.js";

const hex = (name) => ({ hex: name });
const card = (name) => ({ card: name });
const piece = (id) => ({ piece: id });
const way = (name, heading) => ({ way: { hex: name, heading } });
const offer = (action, click = [], mark = "pick") => ({ action, text: { key: action }, click, mark });

test("one click on a hex acts at once", () => {
  const aim = new Aim([offer("order F7", [hex("F7")]), offer("done")]);
  assert.deepEqual(aim.buttons.map((one) => one.action), ["done"]);
  assert.equal(aim.press(hex("F7")).offer.action, "order F7");
});

test("a unit is chosen first, then where it goes", () => {
  const aim = new Aim([offer("step F7 F6", [hex("F7"), hex("F6")], "move"), offer("step G7 G6", [hex("G7"), hex("G6")], "move")]);
  assert.equal(aim.press(hex("F7")).what, "picked");
  assert.deepEqual(aim.pickedHexes, ["F7"]);
  assert.equal(aim.next.get("hex:F6").mark, "move");
  assert.equal(aim.next.get("hex:G7").mark, "pick", "another unit may be chosen instead");
  assert.equal(aim.press(hex("F6")).offer.action, "step F7 F6");
});

test("what there is no choice about is chosen already, and who has moved stays chosen", () => {
  const one = [offer("fire F7 D6", [hex("F7"), hex("D6")], "target"), offer("done")];
  assert.deepEqual(new Aim(one).pickedHexes, ["F7"]);
  const two = [...one, offer("fire G7 D6", [hex("G7"), hex("D6")], "target")];
  assert.deepEqual(new Aim(two).pickedHexes, []);
  assert.deepEqual(new Aim(two, { follow: "G7" }).pickedHexes, ["G7"]);
});

test("targets and cards are aimed at first and done by the second click", () => {
  const aim = new Aim([offer("fire F7 D6", [hex("F7"), hex("D6")], "target"), offer("fire F7 E6", [hex("F7"), hex("E6")], "target"), offer("play x", [card("x")])]);
  aim.press(hex("F7"));
  assert.equal(aim.press(hex("D6")).what, "aimed");
  assert.equal(aim.press(hex("E6")).what, "aimed", "another target takes its place");
  assert.equal(aim.press(hex("E6")).offer.action, "fire F7 E6");
  assert.equal(aim.press(card("x")).what, "aimed");
  assert.equal(aim.press(card("x")).offer.action, "play x");
});

test("an action the clicks so far make is a button beside those that go on", () => {
  const aim = new Aim([offer("cut F7", [hex("F7")]), offer("fire F7 D6", [hex("F7"), hex("D6")], "target"), offer("done")]);
  aim.press(hex("F7"));
  assert.deepEqual(aim.buttons.map((one) => one.action), ["cut F7", "done"]);
});

test("several actions for the same clicks open a menu", () => {
  const aim = new Aim([offer("a", [hex("F7")]), offer("b", [hex("F7")])]);
  const pressed = aim.press(hex("F7"));
  assert.equal(pressed.what, "menu");
  assert.equal(pressed.offers.length, 2);
});

test("what there is a word about is read before it is done", () => {
  const aim = new Aim([{ ...offer("enlist sniper F7", [hex("F7")]), note: { key: "brings" } }, offer("done")]);
  assert.equal(aim.press(hex("F7")).what, "aimed");
  assert.equal(aim.press(hex("F7")).offer.action, "enlist sniper F7");
});

test("a piece is chosen among those in its hex, then the way it turns", () => {
  const pieces = [{ id: 3, place: "F7" }, { id: 4, place: "F7" }, { id: 5, place: "G7" }];
  const turns = [3, 4].flatMap((id) => [1, 3].map((heading) => offer(`turn ${id} ${heading}`, [piece(id), way("F7", heading)])));
  const aim = new Aim([...turns, offer("step 5 G6", [piece(5), hex("G6")], "move")]);
  assert.deepEqual(aim.meantBy("F7", pieces), [piece(3), piece(4)]);
  assert.deepEqual(aim.meantBy("G7", pieces), [piece(5)], "the only one is meant by its hex");
  assert.deepEqual(aim.meantBy("E7", pieces), [hex("E7")], "nothing is offered there");
  assert.equal(aim.press(piece(3)).what, "picked");
  assert.deepEqual(aim.pickedPieces, [3]);
  assert.equal(hexOf(aim.picked[0], pieces), "F7");
  assert.deepEqual(aim.meantBy("F7", pieces).filter((click) => "way" in click), [way("F7", 1), way("F7", 3)]);
  assert.equal(aim.press(way("F7", 5)).what, "refused", "a way that is not offered leads nowhere");
  assert.equal(aim.press(way("F7", 3)).offer.action, "turn 3 3");
});

test("a piece is let go by the hex it lies in", () => {
  const pieces = [{ id: 3, place: "F7" }];
  const aim = new Aim([offer("step 3 F6", [piece(3), hex("F6")], "move"), offer("order G7", [hex("G7")])]);
  aim.press(piece(3));
  assert.deepEqual(aim.meantBy("F7", pieces), [piece(3)]);
  aim.press(piece(3));
  assert.deepEqual(aim.picked, []);
});

test("headings are hours of a clock on boards of both shapes", () => {
  assert.deepEqual([0, 3, 9, 10].map((heading) => hourOf(heading, false)), [3, 6, 12, 1]);
  assert.deepEqual([0, 2, 8, 11].map((heading) => hourOf(heading, true)), [4, 6, 12, 3]);
});

test("a click that leads nowhere is told with all clicks before it", () => {
  const aim = new Aim([offer("fire F7 D6", [hex("F7"), hex("D6")], "target")]);
  assert.deepEqual(aim.press(hex("F3")), { what: "refused", clicks: [hex("F7"), hex("F3")] });
});

test("choices are let go one by one", () => {
  const aim = new Aim([offer("fire F7 D6", [hex("F7"), hex("D6")], "target"), offer("order G7", [hex("G7")])]);
  aim.press(hex("F7"));
  aim.press(hex("D6"));
  assert.equal(aim.back(), true);
  assert.equal(aim.aimed, null);
  assert.deepEqual(aim.pickedHexes, ["F7"]);
  assert.equal(aim.back(), true);
  assert.equal(aim.back(), false);
});

/** Rows of hexes with their points up, every other row half a hex to the right. */
function pointed() {
  const size = 10;
  const wide = Math.sqrt(3) * size;
  const hexes = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 4; column += 1) hexes.push({ hex: `${"ABCD"[column]}${row + 1}`, x: wide * (column + (row % 2) / 2), y: 15 * row });
  }
  return new Grid({ map: "x", window: [0, 0, 80, 60], flat: false, size, hexes, ground: "" });
}

test("arrows go straight on over rows that lean both ways", () => {
  const grid = pointed();
  assert.equal(grid.arrow("B1", "ArrowRight"), "C1");
  assert.equal(grid.arrow("D1", "ArrowRight"), null);
  let at = "B1";
  for (let i = 0; i < 2; i += 1) at = grid.arrow(at, "ArrowDown");
  assert.equal(at, "B3");
});

test("distances and the hex under a point", () => {
  const grid = pointed();
  assert.equal(grid.distance("A1", "A1"), 0);
  assert.equal(grid.distance("A1", "D1"), 3);
  assert.equal(grid.distance("A1", "A4"), 3);
  const { x, y } = grid.at("C2");
  assert.equal(grid.under(x + 3, y - 2), "C2");
  assert.equal(grid.under(-500, 0), null);
});
