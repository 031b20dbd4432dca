// What was told, gathered into deeds: by what the rules say of each event, and by nothing else.

import assert from "node:assert/strict";
import { test } from "node:test";
import { Story } from "../js/match/deeds.js";

const text = (key, args = {}) => ({ key, args: Object.entries(args).map(([name, value]) => [name, { name: value }]) });
const told = (key, weight, args) => ({ audience: "all", text: text(key, args), ...(weight && { weight }) });
/** The deeds of positions, each its head and what came of it. */
function story(...positions) {
  const all = new Story();
  positions.forEach(({ round, seat, events }, number) => all.add({ number, round, seat, events }));
  return all.deeds.map((deed) => [deed.round, deed.seat, deed.head.event.text.key, ...deed.results.map(({ event }) => event.text.key)]);
}

test("what ends a turn stands under it, though the next one begins in the same breath", () => {
  const deeds = story(
    { round: 1, seat: 0, events: [told("turn", "turn"), told("fires", "deed")] },
    { round: 2, seat: 1, events: [told("draws", "deed"), told("draws-more"), told("turn", "turn"), told("shelling", "deed")] },
  );
  assert.deepEqual(deeds, [[1, 0, "turn"], [1, 0, "fires"], [1, 0, "draws", "draws-more"], [2, 1, "turn"], [2, 1, "shelling"]]);
});

test("what goes on with a deed is on its line, unless somebody else has come between", () => {
  const there = { unit: "A", to: "E5" };
  const declared = { round: 1, seat: 0, events: [told("assaults", "deed", there)] };
  const struck = { round: 1, seat: 0, events: [told("strikes", "goes-on", { ...there, dice: "3" }), told("rolled", "part"), told("hits")] };
  assert.deepEqual(story(declared, struck), [[1, 0, "assaults", "strikes", "hits"]]);
  const first = { round: 1, seat: 0, events: [told("strikes", "goes-on", { unit: "B", to: "E4", dice: "2" }), told("misses")] };
  assert.deepEqual(story(declared, first, struck), [[1, 0, "assaults"], [1, 0, "strikes", "misses"], [1, 0, "strikes", "hits"]]);
});
