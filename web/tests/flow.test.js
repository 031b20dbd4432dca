// The flow of an evening: giving a match up, not being asked again, beginning at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE, assertQuiet, browse, judged, play, start, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const SOLO = [{ by: "here" }, { by: "machine", level: "recruit" }];

for (const [system, lang, told] of [["ccgw", "en", /The British resign: the Germans win\./], ["cce", "fr", /Les \S+ abandonnent\s: victoire des \S+/]]) {
  test(`a match of ${system} is given up in the panel of the scenario, and only when one says so twice (${lang})`, { timeout: 120_000 }, async () => {
    const match = await server.open(SOLO, "1", system);
    const page = await visit(browser, server, { lang });
    await page.go(match.path);
    await until(page, "asked", "waiting");
    await page.keyboard.press("b");
    await page.click('dialog [data-do="resign"]');
    const yes = page.locator('dialog [data-do="resign-yes"]');
    await yes.waitFor();
    assert.deepEqual(await judged(page), []);
    // Enter is no.
    await page.keyboard.press("Enter");
    await yes.waitFor({ state: "detached" });
    assert.equal((await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] })).over ?? null, null);
    await page.keyboard.press("b");
    await page.click('dialog [data-do="resign"]');
    await yes.click();
    await until(page, "over");
    assert.match(await page.locator("#prompt .decided").innerText(), told);
    await page.locator("#log", { hasText: told }).waitFor();
    const env = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
    assert.equal(env.over.winner, 1);
    // It is over for who comes back, too, and nothing can be given up any more.
    await page.reload();
    await until(page, "over");
    await page.keyboard.press("b");
    await page.locator("dialog .about").waitFor();
    assert.equal(await page.locator('dialog [data-do="resign"]').count(), 0);
    assertQuiet(page);
    await page.context().close();
  });
}

test("what is not to be asked again is kept for this match or for every one, and can be forgotten", { timeout: 180_000 }, async () => {
  const orders = async (match) => {
    const answer = await fetch(`${server.url}/api/matches/${match.id}/orders`, { headers: { authorization: `Bearer ${match.tokens[0]}` } });
    return (await answer.text()).replaceAll(/ +/g, " ");
  };
  const page = await visit(browser, server);
  const again = page.locator('#prompt [data-do="not-again"]');
  let match;
  // Whether anything can be reacted to is luck: where a match ends without it, another is begun.
  for (let tries = 0; tries < 6 && !(await again.count()); tries++) {
    match = await server.open(SOLO, "1");
    await page.go(match.path);
    await play(page, { seed: 4 + tries, brisk: true, enough: async () => (await again.count()) > 0 });
  }
  const { view } = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
  await again.click();
  assert.deepEqual(await judged(page), []);
  await page.locator('dialog input[value="ever"]').check({ force: true });
  await page.click("dialog footer .btn.main");
  await page.locator("dialog").waitFor({ state: "detached" });
  const line = `${view.prompt.moment}: -> pass until match`;
  /** Waits until a match has the order. */
  const ordered = async (of) => {
    for (const limit = Date.now() + PATIENCE; !(await orders(of)).startsWith(line);) {
      assert.ok(Date.now() < limit, `it is ordered: ${await orders(of)}`);
      await page.waitForTimeout(50);
    }
  };
  await until(page, "asked", "over");
  await ordered(match);
  // The next match begins with it, and its owner sees it among his standing orders.
  const next = await server.open(SOLO, "1");
  await page.go(next.path);
  await until(page, "asked", "waiting");
  await ordered(next);
  await page.click(".icon.gear");
  await page.getByRole("button", { name: "Standing orders" }).click();
  assert.match(await page.locator(".kept-orders pre").innerText(), new RegExp(view.prompt.moment));
  assert.deepEqual(await judged(page), []);
  await page.click('[data-do="forget-orders"]');
  const last = await server.open(SOLO, "1");
  await page.go(last.path);
  await until(page, "asked", "waiting");
  assert.ok(!(await orders(last)).startsWith(line));
  assertQuiet(page);
  await page.context().close();
});
