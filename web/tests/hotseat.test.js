// Two people at one screen: between them the screen is handed over, and nothing of the other hand is left on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, chance, click, marked, play, start, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();

/** The hands as the server shows them to their seats: the faces of the cards by name. */
async function hands(match) {
  const hand = async (seat) => {
    const { view } = await server.api(`/api/matches/${match.id}`, { token: match.tokens[seat] });
    const zones = view.zones.filter((zone) => zone.kind === "hand" && zone.seat === seat);
    return zones.flatMap((zone) => zone.cards.map((card) => card.card));
  };
  return [await hand(0), await hand(1)];
}

/** The cards that stand anywhere in the document, and the names of cards in its text and attributes. */
function inDocument(page, cards) {
  return page.evaluate((wanted) => {
    const html = document.documentElement.outerHTML;
    return wanted.filter((card) => html.includes(`"${card}"`) || html.includes(`c.command.${card}`) || html.includes(`c.combat.${card}`));
  }, cards);
}

const only = (mine, others) => [...new Set(mine)].filter((card) => !others.includes(card));

test("the hand-over screen hides the hands, and each sees only their own", async () => {
  const match = await server.open([{ by: "here" }, { by: "here" }], "1");
  const page = await visit(browser, server);
  await page.go(match.path);
  let handed = 0;
  await play(page, {
    seed: 3,
    enough: async () => {
      const [first, second] = await hands(match);
      const { asked } = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
      const [mine, other] = asked.seat === 0 ? [first, second] : [second, first];
      assert.deepEqual(await inDocument(page, only(other, mine)), [], "a card of the other hand is in the document");
      handed += asked.seat === 1 ? 1 : 0;
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
    if (now !== "asked") {
      await page.click(now === "pass" ? "#prompt .btn.main" : ".hand-over .btn.main");
      continue;
    }
    const things = await marked(page);
    const aimed = things.find((thing) => thing.mark === "aimed");
    if (things.length) await click(page, aimed ?? things[Math.floor(next() * things.length)]);
    await page.waitForTimeout(60);
  }
  assert.equal(await until(page, "handover"), "handover");
  const [first, second] = await hands(match);
  assert.deepEqual(await inDocument(page, [...only(first, []), ...only(second, [])]), []);
  assert.deepEqual(await marked(page), [], "nothing can be clicked behind it");
  const focus = await page.evaluate(() => document.activeElement?.closest(".hand-over") !== null);
  assert.ok(focus, "the keyboard is on the hand-over screen");
  // A reload does not open what was hidden.
  await page.reload();
  await until(page, "handover");
  assert.deepEqual(await inDocument(page, [...only(first, []), ...only(second, [])]), []);
  assertQuiet(page);
  await page.context().close();
});
