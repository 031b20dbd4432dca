// The header of a match, which binds its dice: kept, compared, saved, and said to be another for good.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { assertQuiet, browse, chance, start, until, visit } from "./lib.js";

const server = await start({ seed: null });
const browser = await browse();
const SOLO = [{ by: "here" }, { by: "machine", level: "recruit" }];

/** What the server has as the header of a match. */
async function headerOf({ id, tokens }) {
  const answer = await fetch(`${server.url}/api/matches/${id}/header`, { headers: { authorization: `Bearer ${tokens[0]}` } });
  assert.equal(answer.status, 200);
  return (await answer.text()).trim();
}

/** What the browser has kept of a match. */
const kept = (page, { id }) => page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? "null"), `grognard.header.${id}`);

/** Waits until something is kept. */
const whenKept = (page, { id }) => page.waitForFunction((name) => localStorage.getItem(name) !== null, `grognard.header.${id}`);

/** From now on the page is given this header, whatever the server has. */
const give = (page, line) => page.route("**/api/matches/*/header", (route) => route.fulfill({ contentType: "text/plain; charset=utf-8", body: `${line}\n` }));

/** Does something that saves a file; its words. */
async function saved(page, what) {
  const [file] = await Promise.all([page.waitForEvent("download"), what()]);
  return { name: file.suggestedFilename(), words: await readFile(await file.path(), "utf8") };
}

/** Plays our seat of a match to the end by the API: whatever chance says. */
async function toTheEnd({ id, tokens }) {
  const next = chance(7);
  for (;;) {
    const { over, asked, seq, view } = await server.api(`/api/matches/${id}`, { token: tokens[0] });
    if (over) return;
    if (asked.seat !== 0) continue;
    const { action } = view.offers[Math.floor(next() * view.offers.length)];
    await server.api(`/api/matches/${id}/actions`, { token: tokens[0], json: { seq, action } });
  }
}

test("the header is kept when a match is first opened, and can be saved", async () => {
  const match = await server.open(SOLO);
  const page = await visit(browser, server);
  await page.go(match.path);
  await until(page, "asked");
  await whenKept(page, match);
  const header = await headerOf(match);
  assert.deepEqual(await kept(page, match), { kept: header });
  assert.ok(await page.locator("#notice").isHidden(), "nothing is out of order");
  await page.reload();
  await until(page, "asked");
  await page.click(".top .icon.gear");
  const file = await saved(page, () => page.locator("dialog .btn", { hasText: "Save the header" }).click());
  assert.equal(file.words, `${header}\n`);
  assert.match(file.name, /header\.txt$/);
  assert.deepEqual(await kept(page, match), { kept: header });
  // From the list of matches too.
  await page.go("/?show=matches");
  const listed = await saved(page, () => page.locator('.mlist [data-do="header"]').first().click());
  assert.equal(listed.words, `${header}\n`);
  assertQuiet(page);
  await page.context().close();
});

for (const lang of ["en", "fr"]) {
  test(`another header is said to be another, for good: ${lang}`, async () => {
    const [match, again] = [await server.open(SOLO), await server.open(SOLO)];
    const page = await visit(browser, server, { lang });
    await page.go(match.path);
    await until(page, "asked");
    await whenKept(page, match);
    const [first, other] = [await headerOf(match), await headerOf(again)];
    await give(page, other);
    await page.reload();
    const notice = page.locator("#notice");
    await notice.waitFor();
    const words = { en: /not the dice that lay ready.*dealt anew/s, fr: /pas les dés qui étaient prêts.*redistribué/s };
    assert.match(await notice.innerText(), words[lang]);
    assert.deepEqual(await kept(page, match), { kept: first, other });
    const file = await saved(page, () => notice.locator('[data-do="header"]').click());
    assert.equal(file.words, `${first}\n`, "the first is what is worth something");
    // A server that gives the first again has still given another.
    await page.unroute("**/api/matches/*/header");
    await page.reload();
    await until(page, "asked");
    assert.match(await notice.innerText(), words[lang]);
    // The match is played on all the same, below the notice.
    const [box, bar] = [await notice.boundingBox(), await page.locator(".match > .top").boundingBox()];
    assert.ok(box && bar && bar.y >= box.y + box.height - 1, "the notice covers nothing");
    assertQuiet(page);
    await page.context().close();
  });
}

test("the header is compared when the match ends", async () => {
  const [match, again] = [await server.open(SOLO, "2"), await server.open(SOLO, "2")];
  const page = await visit(browser, server, { owner: false });
  await page.go(`/match/${match.id}#t=${match.tokens[0]}`);
  await until(page, "asked", "waiting");
  await whenKept(page, match);
  const first = await headerOf(match);
  await give(page, await headerOf(again));
  assert.ok(await page.locator("#notice").isHidden());
  await toTheEnd(match);
  await until(page, "over");
  await page.locator("#notice").waitFor();
  const file = await saved(page, () => page.locator("#prompt button", { hasText: "Save the header" }).click());
  assert.equal(file.words, `${first}\n`);
  assertQuiet(page);
  await page.context().close();
});
