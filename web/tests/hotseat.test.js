// Two people at one screen: between them the screen is handed over, and nothing of the other hand is left on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, chance, click, marked, pass, play, start, take, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();

/** What the server shows to a seat, and which cards it holds. */
async function look(match, seat) {
  const envelope = await server.api(`/api/matches/${match.id}`, { token: match.tokens[seat] });
  const told = await server.api(`/api/matches/${match.id}/positions`, { token: match.tokens[seat] });
  const zones = envelope.view.zones.filter((zone) => zone.kind === "hand" && zone.seat === seat);
  return { asked: envelope.asked.seat, held: zones.flatMap((zone) => zone.cards.map((card) => card.card)), known: JSON.stringify([envelope, told]) };
}

/** The cards one seat holds that another has never seen. */
const secret = (mine, other) => [...new Set(mine.held)].filter((card) => !other.known.includes(card));

/** The cards that stand anywhere in the document, and the names of cards in its text and attributes. */
function inDocument(page, cards) {
  return page.evaluate((wanted) => {
    const html = document.documentElement.outerHTML;
    const found = wanted.map((card) => html.search(new RegExp(`"(c\\.[a-z]+\\.)?${card}"`)));
    return found.filter((at) => at >= 0).map((at) => html.slice(Math.max(0, at - 200), at + 80));
  }, cards);
}

test("the hand-over screen hides the hands, and each sees only their own", async () => {
  const match = await server.open([{ by: "here" }, { by: "here" }], "1");
  const page = await visit(browser, server);
  await page.go(match.path);
  let handed = 0;
  await play(page, {
    seed: 3,
    enough: async () => {
      const sides = [await look(match, 0), await look(match, 1)];
      const { asked } = sides[0];
      assert.deepEqual(await inDocument(page, secret(sides[1 - asked], sides[asked])), [], "a card of the other hand is in the document");
      handed += asked === 1 ? 1 : 0;
      return handed > 2;
    },
  });
  assertQuiet(page);
  await page.context().close();
});

test("while the screen is handed over nothing of either hand is in the document", async () => {
  const match = await server.open([{ by: "here" }, { by: "here" }], "1");
  const page = await visit(browser, server, { lang: "fr" });
  await page.go(match.path);
  const next = chance(5);
  for (let i = 0; i < 400; i++) {
    const now = await until(page, "asked", "handover", "pass");
    if (now === "handover" && i > 0) break;
    if (now === "handover") await take(page);
    if (now === "pass") await pass(page);
    if (now !== "asked") continue;
    const things = await marked(page);
    const aimed = things.find((thing) => thing.mark === "aimed");
    if (things.length) await click(page, aimed ?? things[Math.floor(next() * things.length)]);
    await page.waitForTimeout(60);
  }
  await page.locator("#handover").waitFor();
  const [first, second] = [await look(match, 0), await look(match, 1)];
  const hidden = [...secret(first, second), ...secret(second, first)];
  assert.ok(hidden.length > 4, "both hold cards");
  assert.deepEqual(await inDocument(page, hidden), []);
  assert.deepEqual(await marked(page), [], "nothing can be clicked behind it");
  const focus = await page.evaluate(() => document.activeElement?.closest("#handover") !== null);
  assert.ok(focus, "the keyboard is on the hand-over screen");
  // A reload does not open what was hidden.
  await page.reload();
  await until(page, "handover");
  assert.deepEqual(await inDocument(page, hidden), []);
  assertQuiet(page);
  await page.context().close();
});
