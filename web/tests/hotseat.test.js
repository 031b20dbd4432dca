// Two people at one screen: between them the screen is handed over, and nothing of the other hand is left on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, chance, click, judged, marked, pass, play, start, take, until, visit } from "./lib.js";

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
      // What is answered before both has a test of its own.
      if (await page.locator("#match[data-open]").count()) return false;
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

test("a reaction is asked for aloud: the screen changes hands only for who wants to look", { timeout: 180_000 }, async () => {
  const match = await server.open([{ by: "here" }, { by: "here" }], "1");
  const page = await visit(browser, server);
  await page.go(match.path);
  const letGo = page.locator('#prompt [data-do="let-go"]');
  /** Plays until the other may react. */
  const reaction = async (seed) => {
    await play(page, { seed, patient: async () => (await letGo.count()) > 0 });
    const asked = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
    assert.ok(asked.asked.window, "it is a reaction");
    return asked;
  };
  const first = await reaction(7);
  const other = first.asked.seat;
  // Nobody else's cards are here, and those of who looks lie face down; a reload opens nothing either.
  const sides = [await look(match, 0), await look(match, 1)];
  for (const again of [false, true]) {
    if (again) await page.reload();
    await letGo.waitFor();
    assert.equal(await page.locator("#handover").count(), 0);
    assert.deepEqual(await inDocument(page, secret(sides[other], sides[1 - other])), []);
    assert.equal(await page.locator(".hand [data-card]:visible").count(), 0);
  }
  assert.match(await page.locator("#prompt").innerText(), /may react[^]*the screen changes hands only if they want to look/i);
  assert.deepEqual(await judged(page), []);
  // No by one key: the match goes on where it was, and the screen has not changed hands.
  await page.keyboard.press("n");
  await page.waitForFunction((seq) => Number(/** @type {HTMLElement} */ (document.querySelector("#main")).dataset.seq) > seq, first.seq);
  assert.equal(await page.locator("#handover").count(), 0);
  // Who wants to look is handed the screen, and answers there.
  const second = await reaction(8);
  await page.keyboard.press("Enter");
  await take(page);
  assert.equal(await until(page, "asked"), "asked");
  const seen = await server.api(`/api/matches/${match.id}`, { token: match.tokens[second.asked.seat] });
  assert.equal(seen.asked.seat, second.asked.seat);
  assert.ok((await page.locator(".hand [data-card]:visible").count()) > 0);
  assertQuiet(page);
  await page.context().close();
});

test("what hangs on nothing hidden the other answers before both, and the screen stays where it is", { timeout: 180_000 }, async () => {
  const match = await server.open([{ by: "here" }, { by: "here" }], "1", "ccgw", { seed: 8 });
  const page = await visit(browser, server);
  await page.go(match.path);
  const open = page.locator("#match[data-open]");
  // A unit that must retreat is led by who it belongs to, in the turn of the other.
  const aside = async () => (await open.count()) > 0 && (await page.locator("#main").getAttribute("data-state")) === "asked";
  await play(page, { seed: 8, enough: aside });
  const sides = [await look(match, 0), await look(match, 1)];
  const { asked } = sides[0];
  const { asked: question, seq } = await server.api(`/api/matches/${match.id}`, { token: match.tokens[asked] });
  assert.deepEqual([question.window, question.secret ?? false], [false, false]);
  assert.equal(await page.locator("#handover").count(), 0);
  assert.match(await page.locator("#prompt").innerText(), /the \w+ decide[^]*nothing hidden hangs on it/i);
  assert.deepEqual(await inDocument(page, secret(sides[asked], sides[1 - asked])), [], "his cards are not here");
  assert.equal(await page.locator(".hand [data-card]:visible").count(), 0, "and those of the other lie face down");
  assert.deepEqual(await judged(page), []);
  const [thing] = await marked(page);
  await click(page, thing);
  await page.waitForFunction((was) => Number(/** @type {HTMLElement} */ (document.querySelector("#main")).dataset.seq) > was, seq);
  assert.equal(await page.locator("#handover").count(), 0);
  assertQuiet(page);
  await page.context().close();
});
