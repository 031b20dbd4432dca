// The flow of an evening: giving a match up, not being asked again, beginning at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, judged, start, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const SOLO = [{ by: "here" }, { by: "machine", level: "recruit" }];

for (const [system, lang, told] of [["ccgw", "en", /The British resign: the Germans win\./], ["cce", "fr", /Les \S+ abandonnent : victoire des \S+/]]) {
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
    assert.match(await page.locator("#log").textContent(), told);
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
