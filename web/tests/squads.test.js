// How many clicks and keys a turn of eight squads takes: a person who knows the game needs no more of them than he would move counters,
// one to take a squad up and one to put it down, and one to end each phase.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertQuiet, browse, click, selector, settledOffers, start, state, visit } from "./lib.js";

const server = await start({ content: fileURLToPath(new URL("firefight", import.meta.url)) });
const browser = await browse();

test("eight squads move at two clicks each", { timeout: 240_000 }, async () => {
  const page = await visit(browser, server);
  const match = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "2", "aslsk");
  const token = match.tokens[0];
  await page.go(match.path);
  let clicks = 0;
  const moved = new Set();
  let now = await settledOffers(page, server, match.id, token);
  // Whatever is asked before the Movement Phase is over at one press.
  for (; now && now.view.prompt.moment !== "move"; now = await settledOffers(page, server, match.id, token)) {
    const { seq } = await state(page);
    await click(page, { action: "done" });
    clicks += 1;
    await page.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) !== was, seq);
  }
  const ended = clicks;
  for (;;) {
    now = await settledOffers(page, server, match.id, token);
    assert.ok(now, "the match goes on");
    if (!["move", "moving"].includes(now.view.prompt.moment)) break;
    const squads = now.view.pieces.filter((piece) => piece.side === "german" && !moved.has(piece.id));
    const alone = (piece) => now.view.pieces.filter((other) => other.place === piece.place).length === 1;
    const next = squads.find(alone);
    if (!next) break;
    // He is taken up, whoever else was on his way, and put down two or more hexes on.
    await click(page, { hex: next.place });
    clicks += 1;
    await page.locator('.board [data-hex][data-mark="move"]').first().waitFor({ state: "attached" });
    await page.waitForFunction(() => !document.querySelector("#main[data-ways-wait]"));
    const goals = await page.locator('.board [data-hex][data-mark="move"]').evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-hex")));
    const full = new Set(now.view.pieces.map((piece) => piece.place));
    const ways = await server.api(`/api/matches/${match.id}`, { token });
    const goal = goals.filter((hex) => !full.has(hex)).at(-1);
    assert.ok(goal && ways, "there is somewhere to go");
    const { seq } = await state(page);
    await click(page, { hex: goal });
    clicks += 1;
    await page.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) > was, seq);
    moved.add(next.id);
  }
  assert.ok(moved.size >= 4, `${moved.size} squads stood alone`);
  console.log(`${moved.size} squads: ${clicks - ended} clicks; ${ended} before the Movement Phase`);
  assert.ok(clicks - ended <= 2 * moved.size, `${clicks - ended} clicks for ${moved.size} squads`);
  assert.ok(await page.locator(selector({ action: "stop" })).count() || await page.locator(selector({ action: "done" })).count());
  assertQuiet(page);
  await page.context().close();
});
