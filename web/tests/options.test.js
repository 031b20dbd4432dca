// What players agree on before play, from the form to the table, and the specialists they then choose by clicks.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, click, play, start, until, visit } from "./lib.js";

const server = await start({ seed: null });
const browser = await browse();

/** Opens the card of a scenario; on a narrow screen its form is a sheet. */
async function choose(page, id) {
  const [system] = await server.api("/api/systems");
  await page.go("/");
  const form = page.locator(".detail form:visible");
  const card = page.locator("button.sc").nth(system.scenarios.findIndex((scenario) => scenario.id === id));
  // The list may still be drawn anew while its matches come.
  for (let tries = 0; tries < 5; tries++) {
    await card.click();
    if (await form.waitFor({ timeout: 4000 }).then(() => true, () => false)) break;
  }
  return form;
}

/** The match on the page, as its owner's list tells it. */
async function summary(page) {
  const id = new URL(page.url()).pathname.split("/").at(-1);
  return (await server.api("/api/matches")).find((match) => match.id === id);
}

/** Gives the unit in a hex its nth specialist. */
async function enlist(page, hex, nth) {
  await click(page, { hex });
  const choices = page.locator(".pop.why .choice");
  await choices.first().waitFor();
  assert.ok((await page.locator(".pop.why h3").textContent()).startsWith(`${hex} · `));
  const notes = await choices.locator("small").allTextContents();
  assert.equal(notes.length, await choices.count(), "each says what it is good for");
  assert.equal(await choices.locator("svg").count(), notes.length, "each is drawn");
  const seq = await page.locator("#main").getAttribute("data-seq");
  await choices.nth(nth).click();
  await moved(page, seq);
}

/** Waits until the match has gone on. */
async function moved(page, seq) {
  await page.waitForFunction((was) => document.querySelector("#main")?.getAttribute("data-seq") !== was, seq);
  await until(page, "asked");
}

test("a scenario with a Saint-Chamond, specialists by clicks, and a turn against the machine", async () => {
  const page = await visit(browser, server);
  const form = await choose(page, "55");
  const options = form.locator(".opts");
  assert.match(await options.locator("summary").textContent(), /as usual/);
  await options.locator("summary").click();
  assert.ok(await form.locator('[data-option="tanks"] input[value="schneider"]').isChecked(), "the usual value is chosen");
  const tanks = form.getByRole("group", { name: "French tanks" });
  await tanks.getByRole("radio", { name: "with a Saint-Chamond" }).check();
  assert.match(await options.locator("summary").textContent(), /with a Saint-Chamond/);
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  assert.match(await page.locator(".where").textContent(), /with a Saint-Chamond/);
  const begun = await summary(page);
  assert.deepEqual(begun.options.map(({ name, value }) => `${name}=${value}`), ["tanks=saint-chamond"]);
  const token = begun.seats[0].token;
  const look = () => server.api(`/api/matches/${begun.id}`, { token });
  const kinds = (await look()).view.pieces.map((piece) => piece.kind);
  assert.equal(kinds.filter((kind) => kind === "saint-chamond").length, 1);
  const left = (n) => page.waitForFunction((words) => document.querySelector("#prompt")?.textContent?.includes(words), n > 1 ? `${n} of your own choice` : "One of your own choice");
  await left(4);
  await enlist(page, "A3", 0);
  await left(3);
  await page.click('[data-do="undo"]');
  await left(4);
  await enlist(page, "A3", 1);
  await enlist(page, "B3", 2);
  await left(2);
  await enlist(page, "F1", 0);
  await left(1);
  // Where only one may join, it is told of before it does.
  await click(page, { hex: "H1" });
  const button = page.locator('.prompt button[data-action="enlist observer H1"]');
  assert.match(await page.locator("#prompt").textContent(), /ranged in/);
  await button.click();
  await moved(page, "3");
  const joined = (await look()).view.pieces.filter((piece) => ["A3", "B3", "F1", "H1"].includes(piece.place));
  assert.deepEqual(joined.map((piece) => `${piece.place} ${piece.words[0]}`).sort(), ["A3 elite", "B3 engineer", "F1 loader", "H1 observer"]);
  await play(page, { seed: 5, brisk: true, most: 400, enough: async () => (await summary(page)).round > 2 });
  assertQuiet(page);
  await page.context().close();
});

test("the options are there in French on a phone, and nothing is where there are none", async () => {
  const page = await visit(browser, server, { lang: "fr", width: 390, height: 844, touch: true });
  const form = await choose(page, "3");
  await form.locator(".opts summary").click();
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide}`);
  assert.match(await form.locator('[data-option="specialists"]').textContent(), /Spécialistes supplémentaires/);
  // By the keyboard: the radios of an option are one stop, and the arrows choose.
  await form.locator('[data-option="specialists"] input').first().focus();
  await page.keyboard.press("ArrowDown");
  assert.ok(await form.locator('[data-option="specialists"] input[value="on"]').isChecked());
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  assert.match(await page.locator("#prompt").textContent(), /spécialistes/);
  assert.equal(await page.locator('.prompt button[data-action="done"]').count(), 1, "fewer may be placed");
  await page.go("/");
  const systems = await server.api("/api/systems");
  assert.ok(systems[1].scenarios.every((scenario) => scenario.options.length === 0));
  await page.locator('.sys [role="tab"]').nth(1).click();
  await page.locator("button.sc").first().click();
  await page.locator(".detail form:visible").waitFor();
  assert.equal(await page.locator(".detail .opts:visible").count(), 0);
  assertQuiet(page);
  await page.context().close();
});
