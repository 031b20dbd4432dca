// A whole game against the machine, by clicking what is marked, until someone wins.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, play, start, state, visit } from "./lib.js";

const server = await start();
const browser = await browse();

test("a whole game against the machine is played by clicking what is marked", async () => {
  const match = await server.open([{ by: "here" }, { by: "machine", level: "corporal" }], "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  const clicks = await play(page, { seed: 4, brisk: true });
  assert.ok(clicks > 20, `${clicks} clicks are no game`);
  assert.equal((await state(page)).state, "over");
  assert.match(await page.locator("#prompt h2").innerText(), /\w{4}/, "the page says who has won");
  const [summary] = await server.api("/api/matches");
  assert.ok(summary.over, "the server holds the match for finished");
  // The last turn is told to who has played, and to who opens a finished match once the positions have come.
  const positions = await server.api(`/api/matches/${match.id}/positions`, { token: match.tokens[0] });
  const ended = page.locator("#prompt .eyebrow", { hasText: new RegExp(`turn ${positions.at(-1).round}$`, "i") });
  await ended.waitFor();
  await page.reload();
  await ended.waitFor();
  assertQuiet(page);
  await page.context().close();
});

test("the machine may begin, and the other side is played too", async () => {
  const match = await server.open([{ by: "machine", level: "corporal" }, { by: "here" }], "7");
  const page = await visit(browser, server, { lang: "fr", theme: "dark" });
  await page.go(match.path);
  await play(page, { seed: 7, enough: (clicks) => clicks >= 25 });
  assertQuiet(page);
  await page.context().close();
});
