// What was better: a finished match looked through, hints with reasons, a warning before a blunder.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, chance, judged, marked, selector, start, state, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const against = (help) => [{ by: "here", ...(help ? { help } : {}) }, { by: "machine", level: "recruit" }];

/** A match against the machine in which so many answers were given by chance, and which was then given up. */
async function given(answers) {
  const match = await server.open(against(), "1");
  const at = `/api/matches/${match.id}`;
  const [token] = match.tokens;
  const next = chance(3);
  for (let left = answers; left > 0;) {
    const { view, asked, seq, over } = await server.api(at, { token });
    if (over) return match;
    if (asked.seat !== 0) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    await server.api(`${at}/actions`, { token, json: { seq, action: view.offers[Math.floor(next() * view.offers.length)].action } });
    left -= 1;
  }
  for (;;) {
    const { seq } = await server.api(at, { token });
    const done = await server.api(`${at}/resign`, { token, json: { seq } }).catch(() => null);
    if (done) return match;
  }
}

/** The review of a match, once it is there. */
async function review(match) {
  for (;;) {
    const { review: found } = await server.api(`/api/matches/${match.id}/review`, { token: match.tokens[0] });
    if (found) return found;
    await new Promise((done) => setTimeout(done, 200));
  }
}

test("after a match the decisions that cost most are a click away on the board, and played on from there", { timeout: 300_000 }, async () => {
  const match = await given(70);
  for (const [lang, width, height] of [["en", 1280, 800], ["fr", 390, 844]]) {
    const page = await visit(browser, server, { lang, viewport: { width, height } });
    await page.go(match.path);
    await until(page, "over");
    await page.locator('#prompt [data-do="review"]').click();
    const found = await review(match);
    assert.ok(found.lapses.length > 0, "who answers by chance errs");
    await page.locator(".lapses li").first().waitFor();
    assert.equal(await page.locator(".lapses li").count(), found.lapses.length);
    assert.equal(await page.locator(".chances .spot").count(), found.lapses.length);
    assert.doesNotMatch(await page.locator(".review").innerText(), /\[[a-z-]+\]|undefined|NaN/);
    assert.deepEqual(await judged(page), []);
    await page.locator(".lapse-row").first().click();
    const [lapse] = found.lapses;
    await page.waitForURL((url) => url.searchParams.get("p") === String(lapse.number));
    const panel = page.locator("#lapse");
    await panel.waitFor();
    assert.doesNotMatch(await panel.innerText(), /\[[a-z-]+\]|undefined|NaN/);
    assert.ok((await panel.locator(".reasons li").count()) > 0);
    assert.deepEqual(await judged(page), []);
    // The one after it, and back to the list.
    if (found.lapses.length > 1) {
      await panel.locator(".hint-head .icon").last().click();
      await page.waitForURL((url) => url.searchParams.get("p") === String(found.lapses[1].number));
    }
    await panel.locator('[data-do="lapse-all"]').click();
    await page.locator(".lapse-row").first().click();
    await page.waitForURL((url) => url.searchParams.get("p") === String(lapse.number));
    await panel.locator('[data-do="lapse-play-on"]').click();
    await page.click('[data-do="play-on-start"]');
    await page.waitForURL((url) => url.pathname.startsWith("/match/") && !url.pathname.includes(match.id), { waitUntil: "commit" });
    await until(page, "asked", "waiting");
    assertQuiet(page);
    await page.context().close();
  }
});

test("a hint says why", { timeout: 120_000 }, async () => {
  const { path, id, tokens } = await server.open(against(), "1");
  const page = await visit(browser, server);
  await page.route("**/hint", async (route) => {
    const { view, seq } = await server.api(`/api/matches/${id}`, { token: tokens[0] });
    await route.fulfill({ json: { seq, action: view.offers[0].action, text: view.offers[0].text, better: better(view) } });
  });
  await page.go(path);
  await until(page, "asked");
  await page.keyboard.press("w");
  await page.locator("#hint .reasons li").first().waitFor();
  const words = await page.locator("#hint").innerText();
  assert.match(words, /62.%.*31.%/s);
  assert.match(words, /E4.*3 enemies can attack it.*7 times in 10/s);
  assertQuiet(page);
  await page.context().close();
});

/** Of two offers of a view, that the first is better than the second. */
function better(view) {
  const [best, taken] = view.offers;
  const often = (n) => ({ text: { key: "teach-often", args: [["n", { num: n }]] } });
  const unit = { text: { key: "ccgw-unit-infantry", args: [["side", { text: view.sides[0].text }]] } };
  const args = [["unit", unit], ["hex", { name: "E4" }], ["taken", often(7)], ["best", often(2)], ["enemies", { num: 3 }], ["fewer", { num: 3 }]];
  return {
    taken: { offer: taken, chance: 0.31 }, best: { offer: best, chance: 0.62 },
    reasons: [{ text: { key: "teach-lost-under", args }, hexes: ["E4"] }],
  };
}

test("who wants it is warned before a blunder, and may do it all the same", { timeout: 120_000 }, async () => {
  // With this hand a card orders units of the centre.
  const { path, id, tokens } = await server.open(against("warnings"), "1", "ccgw", { seed: 18 });
  const page = await visit(browser, server);
  // How often the first question was asked about.
  let asked = 0;
  let first = -1;
  await page.route("**/warning", async (route) => {
    const { view, seq } = await server.api(`/api/matches/${id}`, { token: tokens[0] });
    asked += Number(route.request().postDataJSON().seq === first);
    await route.fulfill({ json: { seq, better: better(view) } });
  });
  await page.go(path);
  await until(page, "asked");
  const { seq } = await state(page);
  first = seq;
  const act = async () => {
    await page.locator(selector({ card: "attack-centre" })).first().click();
    const button = page.locator("#prompt button[data-action]").first();
    if (await button.count()) await button.click();
  };
  await act();
  await page.locator("#hint.warns").waitFor();
  assert.match(await page.locator("#hint").innerText(), /Careful.*3 enemies can attack it/s);
  assert.equal((await state(page)).seq, seq, "nothing was done");
  assert.deepEqual(await judged(page), []);
  await page.click('[data-do="warn-back"]');
  await page.locator("#hint").waitFor({ state: "hidden" });
  assert.equal((await state(page)).seq, seq);
  await act();
  await page.locator("#hint.warns").waitFor();
  const before = asked;
  await page.click('[data-do="warn-anyway"]');
  await page.waitForFunction((was) => Number(/** @type {HTMLElement} */ (document.querySelector("#main")).dataset.seq) > was, seq);
  assert.equal(asked, before, "what is done all the same is not asked about again");
  assertQuiet(page);
  await page.context().close();
});

test("how much help there is, is said before the match", { timeout: 120_000 }, async () => {
  const page = await visit(browser, server);
  await page.go("/?system=ccgw");
  await page.locator(".sc").first().click();
  await page.locator('input[name="help"][value="none"]').check({ force: true });
  await page.locator(".detail form button[type=submit]").click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  assert.equal(await page.isVisible('.top [data-do="hint"]'), false);
  // It is as it was the next time.
  await page.go("/?system=ccgw");
  await page.locator(".sc").first().click();
  assert.ok(await page.locator('input[name="help"][value="none"]').isChecked());
  assertQuiet(page);
  await page.context().close();
});
