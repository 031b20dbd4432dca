// The match page: languages, keys, refusals, reloads, undo, replay.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, chance, click, marked, PATIENCE, play, start, state, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const SOLO = [{ by: "here" }, { by: "machine", level: "recruit" }];

/** The words that stand on the page. */
const text = (page) => page.locator("body").innerText();

test("the language is switched in the middle of a turn, and nothing else changes", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server, { lang: "en" });
  await page.go(match.path);
  await play(page, { seed: 5, enough: (clicks) => clicks >= 5 });
  const [before, things] = [await state(page), await marked(page)];
  const english = await text(page);
  await page.click('.lang button[lang="fr"]');
  await page.waitForFunction(() => document.documentElement.lang === "fr");
  await until(page, "asked");
  const french = await text(page);
  assert.notEqual(french, english);
  assert.deepEqual(await state(page), before);
  assert.deepEqual(await marked(page), things);
  assert.doesNotMatch(french, /\[[a-z]+-[a-z-]+\]|\{\s*\$/, "a word is missing in French");
  assert.doesNotMatch(english, /\[[a-z]+-[a-z-]+\]|\{\s*\$/, "a word is missing in English");
  // It is kept.
  await page.reload();
  await until(page, "asked");
  assert.equal(await page.evaluate(() => document.documentElement.lang), "fr");
  assertQuiet(page);
  await page.context().close();
});

test("a turn is played by the keyboard alone", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  await until(page, "asked");
  const next = chance(11);
  const { seq } = await state(page);
  const done = new Set();
  for (let i = 0; i < 400 && done.size < 8; i++) {
    const now = await until(page, "asked", "over");
    if (now === "over") break;
    done.add((await state(page)).seq);
    // Tab walks through what can be clicked now; Enter takes it.
    const hops = 1 + Math.floor(next() * 6);
    for (let hop = 0; hop < hops; hop++) await page.keyboard.press("Tab");
    const on = await page.evaluate(() => {
      const here = document.activeElement;
      const named = here?.getAttribute("aria-activedescendant");
      const node = named ? document.getElementById(named) : here;
      return node ? { mark: node.hasAttribute("data-mark"), action: node.hasAttribute("data-action") || node.classList.contains("choice"), label: node.getAttribute("aria-label") ?? node.textContent } : null;
    });
    if (on && (on.mark || on.action)) {
      assert.ok(on.label?.trim(), "what the keyboard is on has a name");
      await page.keyboard.press("Enter");
      await page.waitForTimeout(80);
    }
  }
  assert.ok(done.size >= 8, `the match went on from ${seq} by ${done.size} actions only`);
  assertQuiet(page);
  await page.context().close();
});

test("the arrows walk over the board, and every hex is named", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  await until(page, "asked");
  const board = page.locator("[role=application]");
  await board.focus();
  const names = new Set();
  for (const key of ["ArrowRight", "ArrowRight", "ArrowUp", "ArrowUp", "ArrowLeft", "ArrowDown"]) {
    await page.keyboard.press(key);
    const name = await board.evaluate((node) => document.getElementById(node.getAttribute("aria-activedescendant") ?? "")?.getAttribute("aria-label"));
    assert.ok(name, `${key} leads to a hex with a name`);
    names.add(name);
  }
  assert.ok(names.size >= 4, [...names].join(" | "));
  assertQuiet(page);
  await page.context().close();
});

test("a click that is not legal says why and cites the rule", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  // On to a question that is asked on the map.
  await play(page, { seed: 2, enough: async () => (await marked(page)).filter((thing) => thing.hex && !thing.action).length > 1 });
  const things = await marked(page);
  const open = new Set(things.map((thing) => thing.hex));
  const { view } = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
  const own = view.pieces.filter((piece) => piece.side === view.sides[0].name && !open.has(piece.place) && /^[A-L]\d/.test(piece.place));
  const foe = view.pieces.filter((piece) => piece.side !== view.sides[0].name && !open.has(piece.place) && /^[A-L]\d/.test(piece.place));
  const tried = [...own, ...foe].map((piece) => piece.place);
  const { seq } = await state(page);
  let told = false;
  for (const hex of tried) {
    await click(page, { hex });
    const refusal = page.locator(".pop.why:visible");
    const link = refusal.locator('a.rule[href*="/rules/"]').first();
    if (await link.waitFor({ timeout: 1500 }).then(() => true, () => false)) {
      told = true;
      const href = await link.getAttribute("href");
      const words = (await refusal.innerText()).trim();
      assert.ok(words.length > 20, words);
      assert.equal((await state(page)).seq, seq, "nothing was done");
      // The link leads to the rule, and the rule is there.
      const rule = await visit(browser, server);
      await rule.go(href);
      await rule.locator("h1, h2").first().waitFor();
      await rule.waitForFunction((id) => document.body.innerText.includes(id), decodeURIComponent(href.split("/").at(-1)));
      assertQuiet(rule);
      await rule.context().close();
      break;
    }
  }
  assert.ok(told, `no refusal on ${tried.join(" ")}`);
  assertQuiet(page);
  await page.context().close();
});

test("a reload in the middle of a turn keeps everything", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  await play(page, { seed: 8, enough: (clicks) => clicks >= 12 });
  await until(page, "asked");
  // What has been chosen but not sent is not the match yet: begin from the question itself.
  await page.reload();
  await until(page, "asked");
  const before = { ...(await state(page)), marks: await marked(page), url: page.url() };
  await page.reload();
  await until(page, "asked");
  assert.deepEqual({ ...(await state(page)), marks: await marked(page), url: page.url() }, before);
  assert.ok(!page.url().includes("#"), "no secret stays in the address");
  await play(page, { seed: 9, enough: (clicks) => clicks >= 3 });
  assertQuiet(page);
  await page.context().close();
});

test("the answer to an action is enough: nothing is asked for after it, and the stream need not come", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  // It is neither answered nor broken off.
  await page.route("**/stream", () => {});
  await page.go(match.path);
  await until(page, "asked");
  const asked = [];
  page.on("request", (request) => asked.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const { seq } = await state(page);
  const moved = async () => (await state(page)).seq !== seq;
  // Somebody else may be asked next, and of what that one does only the stream would tell.
  for (const end = Date.now() + PATIENCE; !(await moved()) && Date.now() < end;) {
    const [thing] = await marked(page);
    if (thing) await click(page, thing);
    await page.waitForTimeout(100);
  }
  assert.ok(await moved(), "something was done");
  const path = `/api/matches/${match.id}`;
  assert.equal(asked.filter((one) => one === `POST ${path}/actions`).length, 1, asked.join("\n"));
  assert.ok(!asked.includes(`GET ${path}`), asked.join("\n"));
  await page.context().close();
});

test("an action is undone where that is fair, and the reason is told where not", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  let undone = false;
  let reason = false;
  await play(page, {
    seed: 12,
    enough: async (clicks) => {
      if (undone && reason) return true;
      const envelope = await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] });
      const button = page.locator("button.undo").first();
      if (envelope.undo.may && !undone) {
        const { seq } = await state(page);
        await button.click();
        await page.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) !== was, seq);
        undone = true;
      } else if (!envelope.undo.may && envelope.undo.why && clicks > 0) {
        const why = await button.evaluate((node) => node.getAttribute("aria-disabled") === "true" && node.getAttribute("aria-label"));
        assert.match(String(why), /\. \w+ \w+/, "the button is grey and says why");
        reason = true;
      }
      return clicks > 120;
    },
  });
  assert.ok(undone, "nothing could be undone");
  assert.ok(reason, "it could always be undone");
  assertQuiet(page);
  await page.context().close();
});

test("the slider shows any position, and a link leads to it", async () => {
  const match = await server.open(SOLO, "4");
  const page = await visit(browser, server);
  await page.go(match.path);
  await play(page, { seed: 21, enough: (clicks) => clicks >= 20 });
  const slider = page.locator("#replay input[type=range]");
  const last = Number(await slider.getAttribute("max"));
  assert.ok(last > 4, `${last} positions`);
  const pieces = () => page.locator("[data-piece]").evaluateAll((nodes) => nodes.map((node) => `${node.getAttribute("data-piece")} ${Math.round(node.getBoundingClientRect().x)} ${Math.round(node.getBoundingClientRect().y)}`).sort());
  const now = await pieces();
  const go = async (n) => {
    await slider.evaluate((input, value) => {
      input.value = String(value);
      input.dispatchEvent(new Event("input", { bubbles: true }));
      input.dispatchEvent(new Event("change", { bubbles: true }));
    }, n);
    await page.waitForFunction((wanted) => new URLSearchParams(location.search).get("p") === String(wanted), n);
  };
  await go(0);
  await page.waitForTimeout(300);
  const first = await pieces();
  assert.notDeepEqual(first, now, "the set-up is shown");
  assert.deepEqual(await marked(page), [], "the past cannot be played in");
  await go(Math.floor(last / 2));
  const link = page.url();
  const other = await visit(browser, server);
  await other.go(`/match/${match.id}#t=${match.tokens[0]}`);
  await until(other, "asked");
  await other.goto(link);
  await other.waitForFunction((max) => document.querySelector("#replay input")?.value === String(max), Math.floor(last / 2));
  await other.context().close();
  await page.locator(".band button").first().click();
  await until(page, "asked");
  await page.waitForFunction((count) => document.querySelectorAll("[data-piece]").length >= count, 1);
  assert.deepEqual(await pieces(), now, "back at the present");
  assertQuiet(page);
  await page.context().close();
});

test("every question has its odds, and a slow press is not lost when they arrive", async () => {
  const match = await server.open(SOLO, "12");
  const page = await visit(browser, server);
  let held = Promise.resolve();
  await page.route(/\/odds$/, async (route) => {
    await held;
    await route.continue();
  });
  await page.go(match.path);
  // A target that is asked about after an action of one's own.
  await play(page, { seed: 3, enough: async (clicks) => clicks > 3 && (await marked(page)).some((thing) => thing.mark === "target") });
  await page.locator(".board .badge").first().waitFor();
  await page.reload();
  await until(page, "asked");
  // The odds come while the button is held down.
  let release = () => {};
  held = new Promise((done) => (release = done));
  await page.reload();
  await until(page, "asked");
  const target = async () => (await marked(page)).find((thing) => thing.mark === "target");
  for (const { hex } of (await target()) ? [] : await marked(page)) {
    if (hex && !(await target())) await click(page, { hex });
  }
  await click(page, await target());
  const button = page.locator(".prompt .btn.main");
  const kept = await button.elementHandle();
  const { seq } = await state(page);
  await button.hover();
  await page.mouse.down();
  release();
  await page.locator(".board .badge").first().waitFor();
  assert.ok(await kept.evaluate((node) => node.isConnected), "it is the same button");
  await page.mouse.up();
  await page.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) > was, seq);
  assertQuiet(page);
  await page.context().close();
});

test("a unit that has moved shows the way it came, and so does the replay", async () => {
  const match = await server.open(SOLO, "3");
  const page = await visit(browser, server);
  await page.go(match.path);
  // Goals that are given with an order wait: somebody must be able to go at once.
  const moment = async () => (await server.api(`/api/matches/${match.id}`, { token: match.tokens[0] })).view.prompt?.moment;
  const moves = async () => ((await moment()) === "movement" ? (await marked(page)).filter((thing) => thing.mark === "move") : []);
  // Somebody may have gone already to a goal that was given with his order.
  const trails = () => page.locator(".trail").count();
  await play(page, { seed: 3, enough: async () => (await moves()).length > 0 && (await trails()) === 0 });
  assert.equal(await trails(), 0);
  const { seq } = await state(page);
  await click(page, (await moves())[0]);
  await page.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) > was, seq);
  await page.locator(".trail").first().waitFor({ state: "attached" });
  await until(page, "asked");
  const slider = page.locator("#replay input[type=range]");
  const last = Number(await slider.inputValue());
  // Back to before it moved, then on again.
  for (let at = last; at > 0 && (at === last || (await page.locator(".trail").count())); at--) {
    await page.locator("#replay button").first().click();
    await page.waitForFunction((n) => document.querySelector("#replay input")?.value === String(n), at - 1);
    await page.waitForTimeout(400);
  }
  assert.equal(await page.locator(".trail").count(), 0);
  await page.keyboard.press(".");
  await page.locator(".trail").first().waitFor({ state: "attached" });
  assertQuiet(page);
  await page.context().close();
});

test("who comes back sees what happened meanwhile", async () => {
  const match = await server.open(SOLO, "3");
  const page = await visit(browser, server, { pace: "400" });
  await page.go(match.path);
  await play(page, { seed: 4, enough: (clicks) => clicks >= 8 });
  await until(page, "asked");
  const { seq } = await state(page);
  // As if this browser had been closed some positions ago.
  await page.evaluate((id) => {
    const seen = JSON.parse(localStorage.getItem("grognard.seen") ?? "{}");
    seen[id][0] -= 3;
    localStorage.setItem("grognard.seen", JSON.stringify(seen));
  }, match.id);
  await page.reload();
  await until(page, "showing");
  await until(page, "asked");
  assert.equal((await state(page)).seq, seq);
  // And does not see it twice.
  await page.reload();
  assert.equal(await until(page, "asked", "showing"), "asked");
  assertQuiet(page);
  await page.context().close();
});
