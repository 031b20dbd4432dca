// Every state of a match that is more than a page: readable by everybody, contrast included, in both themes and languages.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, click, judged, marked, selector, start, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const RECRUIT = { by: "machine", level: "corporal" };
const SYSTEMS = (await server.api("/api/systems")).map(({ id }) => id);
const LOOKS = [["light", "fr"], ["dark", "en"]];

/** A match of a system in which this side is asked, past its set-up. */
async function sit(system, look) {
  const match = await server.open([{ by: "here" }, RECRUIT], "1", system);
  const page = await visit(browser, server, { theme: look[0], lang: look[1] });
  await page.go(match.path);
  for (;;) {
    await until(page, "asked");
    const env = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
    if (!env.asked?.set_up) return { page, match };
    await page.locator(selector({ action: "accept" })).click();
    await page.waitForFunction((was) => Number(document.querySelector("#main")?.dataset.seq) > was, env.seq);
  }
}

/** A match that machines have played to its end. */
async function played(system) {
  const match = await server.open([RECRUIT, RECRUIT], "1", system);
  while (!(await server.api(`/api/matches/${match.id}`)).over) await new Promise((done) => setTimeout(done, 50));
  return match;
}

/** Points at a piece that is seen on the map. */
async function point(page) {
  const at = await page.evaluate(() => {
    const middles = [...document.querySelectorAll(".board [data-piece]:not(.under)")].map((node) => {
      const { left, top, width, height } = node.getBoundingClientRect();
      return { x: left + width / 2, y: top + height / 2 };
    });
    return middles.find(({ x, y }) => document.elementFromPoint(x, y)?.closest(".board"));
  });
  assert.ok(at, "a piece is seen");
  await page.mouse.move(at.x, at.y);
}

for (const system of SYSTEMS) {
  test(`${system}: a set-up with its tray is accessible`, { timeout: 120_000 }, async () => {
    for (const look of LOOKS) {
      const match = await server.open([{ by: "here" }, RECRUIT], { ccgw: "12", cce: "2", gwc: "3" }[system] ?? "1", system);
      const page = await visit(browser, server, { theme: look[0], lang: look[1] });
      await page.go(match.path);
      await until(page, "asked");
      const clear = page.locator('[data-do="setup-clear"]');
      if (await clear.count()) {
        await clear.click();
        await page.locator(".setup-tray button").first().click();
      }
      assert.deepEqual(await judged(page), [], look.join(" "));
      assertQuiet(page);
      await page.context().close();
    }
  });

  test(`${system}: what is known of a piece, the menu and its sheets are accessible`, { timeout: 180_000 }, async () => {
    for (const look of LOOKS) {
      const { page } = await sit(system, look);
      const quiet = async (what) => assert.deepEqual(await judged(page), [], `${what}, ${look.join(" ")}`);
      await point(page);
      await page.locator(".pop.tip .know, .tray .know").first().waitFor();
      await quiet("a piece pointed at");
      await page.keyboard.press("i");
      await page.locator("dialog.know-sheet").waitFor();
      await quiet("the sheet of a piece");
      await page.keyboard.press("Escape");
      await page.keyboard.press("b");
      await page.locator("dialog[open] .about").waitFor();
      await quiet("the scenario");
      await page.keyboard.press("Escape");
      await page.keyboard.press("?");
      await page.locator("dialog[open] .keys").waitFor();
      await quiet("the keys");
      await page.keyboard.press("Escape");
      await page.locator(".top .icon.gear").click();
      await page.locator("dialog[open] .settings").waitFor();
      await quiet("the settings");
      await page.locator("dialog[open] .acts .btn").first().click();
      await page.locator("dialog[open] textarea.orders").waitFor({ state: "attached" });
      await quiet("standing orders");
      await page.keyboard.press("Escape");
      const cards = (await marked(page)).filter((thing) => thing.card);
      if (cards.length) await click(page, cards[0]);
      await quiet("a card that is aimed");
      assertQuiet(page);
      await page.context().close();
    }
  });

  test(`${system}: the past with its cards and pieces, and the end, are accessible`, { timeout: 180_000 }, async () => {
    const match = await played(system);
    const positions = await server.api(`/api/matches/${match.id}/positions`);
    // Not every system has cards.
    const card = positions.filter((one) => one.events.some((event) => event.played)).at(2);
    const shown = (card ?? positions.at(positions.length / 2)).number;
    for (const look of LOOKS) {
      const page = await visit(browser, server, { theme: look[0], lang: look[1], pace: "1800" });
      await page.go(`/match/${match.id}?p=${shown - 1}`);
      assert.equal(await until(page, "past"), "past");
      await page.keyboard.press(".");
      if (card) await page.locator(".announce:not([hidden])").waitFor();
      assert.deepEqual(await judged(page), [], `the past, ${look.join(" ")}`);
      // What a piece was then is told with all its numbers, as now.
      await point(page);
      const known = page.locator(".pop.tip .figures, .tray .figures, .shelf .figures").first();
      await known.waitFor();
      assert.deepEqual(await judged(page), [], `a piece then, ${look.join(" ")}`);
      await page.keyboard.press("i");
      await page.locator("dialog.know-sheet .figures td").first().waitFor();
      await page.keyboard.press("Escape");
      await page.keyboard.press("Escape");
      await until(page, "over");
      await page.locator('#prompt [data-do="summary"]').click();
      await page.locator("dialog .plot").first().waitFor();
      assert.deepEqual(await judged(page), [], `the end, ${look.join(" ")}`);
      assertQuiet(page);
      await page.context().close();
    }
  });
}

test("a narrow menu, a screen that is handed over and a line that is lost are accessible", { timeout: 120_000 }, async () => {
  for (const [theme, lang] of LOOKS) {
    const match = await server.open([{ by: "here" }, { by: "here" }], "1");
    const offline = (told) => /ERR_INTERNET_DISCONNECTED/.test(told);
    const page = await visit(browser, server, { theme, lang, width: 390, height: 844, expected: offline });
    await page.go(match.path);
    if ((await until(page, "asked", "handover")) === "handover") {
      assert.deepEqual(await judged(page), [], `a hand-over, ${theme}`);
      await page.locator('#handover [data-do="take"]').click();
      await until(page, "asked");
    }
    await page.locator(".top button.icon:visible").last().click();
    await page.locator(".menu:visible").waitFor();
    assert.deepEqual(await judged(page), [], `the menu, ${theme}`);
    await page.keyboard.press("Escape");
    await page.context().setOffline(true);
    await click(page, (await marked(page))[0]);
    const does = page.locator("#prompt button[data-action]").first();
    if (await does.isEnabled()) await does.click();
    await page.locator(".lost:visible").waitFor();
    assert.deepEqual(await judged(page), [], `a line lost, ${theme}`);
    assertQuiet(page);
    await page.context().close();
  }
});
