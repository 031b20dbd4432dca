// The home page: from the address the program opens to the first move, matches that run, a seat for a friend.

import assert from "node:assert/strict";
import { test } from "node:test";
import { PATIENCE, assertQuiet, browse, chance, click, judged, marked, play, start, until, visit } from "./lib.js";

const server = await start({ warm: true });
const browser = await browse();

test("from the address with the key to the first move", async () => {
  const page = await visit(browser, server, { owner: false });
  await page.go(`/#key=${server.owner}`);
  await page.locator("button.sc").first().waitFor();
  assert.ok(!page.url().includes(server.owner), "the key does not stay in the address");
  const scenarios = await page.locator("button.sc").count();
  const [system] = await server.api("/api/systems");
  assert.equal(scenarios, system.scenarios.length);
  await page.locator("button.sc").nth(3).click();
  await page.locator(".detail form button[type=submit]").first().click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  await play(page, { seed: 1, enough: (clicks) => clicks >= 2 });
  // The match is on the home page, and leads back.
  await page.go("/");
  await page.locator(".resume a").first().click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  assertQuiet(page);
  await page.context().close();
});

test("thumbnails are shown for every scenario", async () => {
  const page = await visit(browser, server, { height: 4000 });
  await page.go("/");
  await page.locator(".sc img").first().waitFor();
  await page.waitForFunction(() => [...document.querySelectorAll(".sc img")].every((image) => image.complete), undefined, { timeout: PATIENCE * 3 });
  const drawn = await page.locator(".sc img").evaluateAll((images) => images.map((image) => image.naturalWidth));
  const [system] = await server.api("/api/systems");
  assert.equal(drawn.length, system.scenarios.length);
  assert.ok(drawn.every((width) => width >= 400), drawn.join(" "));
  assertQuiet(page);
  await page.context().close();
});

test("a friend far away takes a seat by a link and sees their hand only", async () => {
  const match = await server.open([{ by: "here" }, { by: "far" }], "1", "ccgw", { come: false });
  const mine = await visit(browser, server);
  const far = await visit(browser, server, { owner: false });
  await mine.go(`/match/${match.id}#t=${match.tokens[0]}`);
  await far.go(`/match/${match.id}#i=${match.invites[1]}`);
  await until(mine, "asked", "waiting");
  await until(far, "asked", "waiting");
  // Whoever is asked moves, and the other page hears of it by itself.
  const next = chance(40);
  for (let actions = 0, clicks = 0; actions < 6; clicks++) {
    assert.ok(clicks < 100, `${actions} actions in ${clicks} clicks`);
    const { asked, seq } = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
    const [active, passive] = asked.seat === 0 ? [mine, far] : [far, mine];
    await until(active, "asked");
    await until(passive, "waiting");
    const things = await marked(active);
    await click(active, things[Math.floor(next() * things.length)]);
    await active.waitForTimeout(150);
    if ((await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] })).seq === seq) continue;
    actions += 1;
    await passive.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) > was, seq);
  }
  assertQuiet(mine);
  assertQuiet(far);
  await mine.context().close();
  await far.context().close();
});

test("a match is deleted for ever, once it has been asked about", async () => {
  const match = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "2");
  const page = await visit(browser, server);
  await page.go("/?show=matches");
  const rows = page.locator(".mlist .m");
  await page.locator(`.mlist a[href^="/match/${match.id}"]`).first().waitFor();
  const before = await rows.count();
  const bin = page.locator(".mlist .m", { has: page.locator(`a[href^="/match/${match.id}"]`) }).locator('[data-do="discard"]');
  await bin.click();
  await page.keyboard.press("Escape");
  assert.equal(await rows.count(), before, "nothing is deleted by closing the question");
  await bin.click();
  await page.locator('dialog [data-do="delete"]').click();
  await page.waitForFunction((n) => document.querySelectorAll(".mlist .m").length === n, before - 1);
  await assert.rejects(server.api(`/api/matches/${match.id}`, { token: match.tokens[0] }), /404/);
  assertQuiet(page);
  await page.context().close();
});

for (const [lang, width, height] of [["en", 1280, 800], ["fr", 1280, 800], ["fr", 390, 844]]) {
  test(`the form tells of five strengths and of characters (${lang}, ${width})`, async () => {
    const page = await visit(browser, server, { lang, width, height });
    const systems = await server.api("/api/systems");
    for (const system of systems) {
      await page.go(`/?system=${system.id}`);
      await page.locator("button.sc").first().click();
      const form = page.locator(".detail form:visible").last();
      const levels = form.locator('input[name="level"]');
      assert.equal(await levels.count(), 5);
      // Who has not chosen plays the usual one, and each tells what it is.
      const usual = system.levels.find((level) => level.usual);
      assert.equal(await form.locator('input[name="level"]:checked').getAttribute("value"), usual.id);
      const told = new Set();
      for (const level of system.levels) {
        await form.locator(`input[name="level"][value="${level.id}"]`).check({ force: true });
        const words = await form.locator("#about-level").innerText();
        assert.ok(words.length > 30 && !words.includes("level-"), words);
        if (level.elo) assert.match(words.replace(/\D/g, ""), new RegExp(String(level.elo)));
        told.add(words);
      }
      assert.equal(told.size, 5);
      const characters = form.locator('input[name="character"]');
      assert.equal(await characters.count(), system.characters.length ? system.characters.length + 1 : 0);
      if (system.characters.length) {
        const none = await form.locator("#about-character").innerText();
        await form.locator('input[name="character"][value="attacker"]').check({ force: true });
        assert.notEqual(await form.locator("#about-character").innerText(), none);
      }
      assert.deepEqual(await judged(page), [], `${system.id} ${lang} ${width}`);
      // What was chosen is for the match, not for the next system.
      await page.evaluate(() => localStorage.clear());
    }
    assertQuiet(page);
    await page.context().close();
  });
}

test("a match begins against the machine that was chosen", async () => {
  const page = await visit(browser, server);
  await page.go("/?system=ccgw");
  await page.locator("button.sc").first().click();
  const form = page.locator(".detail form:visible").last();
  await form.locator('input[name="level"][value="soldier"]').check({ force: true });
  await form.locator('input[name="character"][value="hoarder"]').check({ force: true });
  await form.locator("button[type=submit]").click();
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  const id = new URL(page.url()).pathname.split("/").at(-1);
  const { seats } = await server.api(`/api/matches/${id}`);
  const { level, character } = seats.find((seat) => seat.by === "machine");
  assert.deepEqual([level, character], ["soldier", "hoarder"]);
  assertQuiet(page);
  await page.context().close();
});
