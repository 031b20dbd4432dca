// A handicap, from the form to the table: chosen by the mouse or by the keyboard, told in the fold, seen in the match.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, judged, start, until, visit } from "./lib.js";

const server = await start({ seed: null });
const browser = await browse();

/** Opens the card of the first scenario of a system; on a narrow screen its form is a sheet. */
async function choose(page, system) {
  await page.go(`/?system=${system}`);
  const form = page.locator(".detail form:visible");
  // The list may still be drawn anew while its matches come.
  for (let tries = 0; tries < 5; tries++) {
    await page.locator("button.sc").first().click();
    if (await form.waitFor({ timeout: 4000 }).then(() => true, () => false)) break;
  }
  return form;
}

test("a match is begun with a handicap for each side, and both are told in it", async () => {
  const page = await visit(browser, server);
  const form = await choose(page, "ccgw");
  const fold = form.locator(".handi");
  assert.match(await fold.locator("summary").textContent(), /none/);
  await fold.locator("summary").click();
  await fold.getByRole("combobox", { name: "British, HQ tokens" }).selectOption("-2");
  await fold.getByRole("combobox", { name: "Germans, Combat cards" }).selectOption("+2");
  await fold.getByRole("combobox", { name: "Germans, Medals to win" }).selectOption("+1");
  // What is taken and given back is as usual.
  await fold.getByRole("combobox", { name: "Germans, Medals to win" }).selectOption("0");
  assert.match(await fold.locator("summary").textContent(), /British, HQ tokens: −2 · Germans, Combat cards: \+2/);
  assert.deepEqual(await judged(page), []);
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const begun = (await server.api("/api/matches")).find((match) => match.id === id);
  assert.deepEqual(begun.options.map(({ name, value }) => `${name}=${value}`), ["british.hq=-2", "german.combat=+2"]);
  const { view } = await server.api(`/api/matches/${id}`, { token: begun.seats[0].token });
  const track = (seat, name) => view.sides[seat].tracks.find((one) => one.id === name).value;
  assert.deepEqual([track(0, "hq"), track(1, "hq"), track(0, "combat"), track(1, "combat")], [4, 6, 2, 4]);
  assert.match(await page.locator(".where").textContent(), /British, HQ tokens: −2/);
  await page.keyboard.press("b");
  const about = page.locator("dialog .about");
  await about.waitFor();
  assert.match(await about.textContent(), /British, HQ tokens: −2 · Germans, Combat cards: \+2/);
  assertQuiet(page);
  await page.context().close();
});

test("in French on a phone it fits, and is chosen by the keyboard", async () => {
  const page = await visit(browser, server, { lang: "fr", width: 390, height: 844, touch: true });
  const form = await choose(page, "gwc");
  const fold = form.locator(".handi");
  await fold.locator("summary").focus();
  await page.keyboard.press("Enter");
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `${wide}`);
  const inside = await fold.evaluate((it) => it.scrollWidth <= it.clientWidth);
  assert.ok(inside, "the table stays in its fold");
  assert.match(await fold.textContent(), /Sections/);
  const points = fold.getByRole("combobox", { name: /Points de Victoire/ }).first();
  await points.focus();
  await points.selectOption("+3");
  assert.match(await fold.locator("summary").textContent(), /Points de Victoire\s:\s\+3/);
  // One side holds the Initiative card already.
  assert.equal(await fold.locator('[data-handicap="initiative"] select').count(), 1);
  assertQuiet(page);
  await page.context().close();
});

test("every system has its own rows, and every choice a name and a description", async () => {
  const page = await visit(browser, server);
  for (const { id, handicaps } of await server.api("/api/systems")) {
    const form = await choose(page, id);
    const fold = form.locator(".handi");
    await fold.locator("summary").click();
    assert.ok(await fold.locator("tbody tr").count() >= 3, id);
    const bare = await fold.locator("select").evaluateAll((all) => all.filter((one) => {
      const of = one.getAttribute("aria-describedby");
      return !one.getAttribute("aria-label") || !of || !document.getElementById(of)?.textContent;
    }).length);
    assert.equal(bare, 0, `${id} of ${handicaps.length}`);
  }
  assertQuiet(page);
  await page.context().close();
});
