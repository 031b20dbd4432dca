// A newcomer follows each lesson to its end, in both languages, by what is marked and nothing else; then plays on. Hints.

import assert from "node:assert/strict";
import { test } from "node:test";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PATIENCE, assertQuiet, browse, click, marked, selector, start, state, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const systems = await server.api("/api/systems");

/** What the lesson shows now. */
const seen = (page) => page.evaluate(() => {
  const text = (/** @type {string} */ at) => document.querySelector(at)?.textContent ?? "";
  const shown = (/** @type {string} */ at) => !!document.querySelector(at)?.getClientRects().length;
  return { step: text(".lesson .eyebrow"), words: text(".lesson-text"), next: shown("[data-do=lesson-next]"), over: shown("[data-do=lesson-play-on]") };
});

/** Waits until something is as wanted. */
async function wait(page, what, wanted) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    if (await wanted()) return;
    await page.waitForTimeout(20);
  }
  assert.fail(`${what} does not come: ${JSON.stringify(await seen(page))} ${JSON.stringify(await state(page))} ${page.problems}`);
}

/** Waits until the step is put: nothing more is shown, and nothing is on its way. A step that is read has nothing marked. */
const put = (page) => wait(page, "a step", async () => ["asked", "waiting"].includes((await state(page)).state));

/** Follows a lesson to its end by what is marked; how many clicks and which steps it took. */
async function follow(page) {
  const steps = new Set();
  for (let clicks = 0; clicks < 200; clicks++) {
    await put(page);
    const now = await seen(page);
    assert.doesNotMatch(`${now.step} ${now.words}`, /\[[a-z-]+\]|undefined/);
    steps.add(now.step);
    if (now.over) return { clicks, steps: steps.size };
    const before = JSON.stringify([now, await state(page), await marked(page)]);
    const changed = async () => JSON.stringify([await seen(page), await state(page), await marked(page)]) !== before;
    const thing = now.next ? null : await liked(page);
    // What was done last may have led on meanwhile: then the step is looked at again.
    if (!now.next && !thing) continue;
    steps.add((await seen(page)).step);
    if (thing?.action === undefined && thing) {
      // What has just been drawn anew is looked for again.
      const found = await click(page, thing).then(() => true, (error) => {
        if (!/not attached|is seen|Timeout/.test(String(error))) throw error;
        return false;
      });
      if (!found) continue;
    }
    // A button that has just gone was for a question that is answered.
    else await page.locator(thing ? selector(thing) : "[data-do=lesson-next]").first().click({ timeout: 2000 }).catch(() => {});
    await wait(page, "anything new", changed);
  }
  assert.fail("the lesson does not end");
}

/** What a newcomer clicks: what he aims at, else whatever is marked; nothing where there is only something to read. */
async function liked(page) {
  const order = ["aimed", "target", "move", "pick"];
  // A card that is chosen already is not chosen again while there is something to use it on.
  const rank = (thing) => order.indexOf(thing.mark) + (thing.card !== undefined && thing.mark === "aimed" ? 1.5 : 0);
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const all = (await marked(page)).filter((thing) => thing.mark !== "selected");
    const button = all.find((thing) => thing.action !== undefined);
    const best = button ?? all.sort((a, b) => rank(a) - rank(b))[0];
    if (best) return best;
    const { next, over } = await seen(page);
    if (next || over) return null;
    await page.waitForTimeout(20);
  }
  assert.fail(`nothing is marked: ${JSON.stringify(await seen(page))}`);
}

for (const { id, lessons } of systems) {
  for (const lang of ["en", "fr"]) {
    test(`${id}: a newcomer follows the lesson to its end (${lang})`, async () => {
      assert.ok(lessons.length, "there is a lesson");
      const page = await visit(browser, server, { lang });
      await page.go(`/?system=${id}`);
      await page.click(`.learn [data-do=lesson] >> nth=0`);
      await page.waitForURL(`**/lesson/${id}/${lessons[0].id}*`);
      await page.locator(".match h1", { hasText: lessons[0].title[lang] }).waitFor();
      const { steps } = await follow(page);
      assert.equal(steps, lessons[0].steps);
      assertQuiet(page);
      await page.context().close();
    });
  }

  test(`${id}: on from the lesson against the machine`, async () => {
    const page = await visit(browser, server);
    await page.go(`/lesson/${id}/${lessons[0].id}#step=${lessons[0].steps - 1}`);
    await page.click("[data-do=lesson-play-on]");
    await page.waitForURL(/\/match\//, { waitUntil: "commit" });
    await until(page, "asked");
    assert.equal(await page.isVisible("#lesson"), false);
    // What would you do? It is shown, and not done.
    const { seq } = await state(page);
    await page.keyboard.press("w");
    await page.waitForSelector(".hint-what");
    assert.equal((await state(page)).seq, seq);
    await page.click("[data-do=hint-do]");
    await wait(page, "what was advised", async () => (await state(page)).seq > seq);
    await page.go("/?show=matches");
    await page.waitForSelector(".body :text('After the lesson')");
    assertQuiet(page);
    await page.context().close();
  });
}

test("what is legal but not the point is refused gently, and a step back keeps what was chosen", async () => {
  const page = await visit(browser, server);
  await page.go("/lesson/ccgw/first");
  await wait(page, "the first step", async () => (await seen(page)).next);
  await put(page);
  await page.keyboard.press("Enter");
  await wait(page, "the second step", async () => /step 2/.test((await seen(page)).step));
  // Another card than the one that is wanted.
  await page.click('.hand [data-card="firefight"]');
  await page.waitForSelector(".pop.why .refusal");
  assert.match(await page.textContent(".pop.why .refusal"), /this step is about something else/);
  assert.match((await seen(page)).step, /step 2/);
  await page.keyboard.press("Escape");
  await page.click('[data-do="lesson-back"]');
  await wait(page, "the first step", async () => /step 1/.test((await seen(page)).step));
  await page.goto("about:blank");
  await page.go("/lesson/ccgw/first#step=10");
  await wait(page, "the retreat", async () => (await marked(page)).some((thing) => thing.hex === "G6"));
  await click(page, { hex: "G6" });
  await wait(page, "the next turn", async () => /step 12/.test((await seen(page)).step));
  await page.reload();
  await wait(page, "the same step", async () => /step 12/.test((await seen(page)).step));
  // The infantry went to G6 and not to F6, as the lesson itself would have it.
  await wait(page, "the question", async () => (await marked(page)).length > 0);
  await page.keyboard.press("t");
  await page.waitForSelector(".text-board");
  assert.match(await page.textContent(".text-board"), /G6/);
  assert.doesNotMatch(await page.textContent(".text-board"), /F6/);
  assertQuiet(page);
  await page.context().close();
});

for (const { id } of systems) {
  test(`${id}: the game on one page`, async () => {
    for (const lang of ["en", "fr"]) {
      const page = await visit(browser, server, { lang });
      await page.go(`/?system=${id}`);
      await page.click(".learn [data-do=quick]");
      await page.waitForSelector(".part");
      assert.doesNotMatch(await page.textContent("main"), /\[[a-z-]+\]|undefined/);
      // Every drawing that the page names is there.
      const card = await server.api(`/api/systems/${id}/quick`);
      const names = card.parts.flatMap((part) => [...part.faces, ...part.rows.flatMap((row) => row.face ?? [])]);
      assert.equal(await page.locator(".part svg").count(), names.length);
      assertQuiet(page);
      await page.context().close();
    }
  });
}

test("a hint is refused where another person plays", async () => {
  const { id, tokens, path } = await server.open([{ by: "here" }, { by: "far" }]);
  const page = await visit(browser, server);
  await page.go(path.split(",")[0]);
  await until(page, "asked", "waiting");
  assert.equal(await page.isVisible('.top [data-do="hint"]'), false);
  const answer = await fetch(`${server.url}/api/matches/${id}/hint`, { method: "POST", headers: { authorization: `Bearer ${tokens[0]}` } });
  assert.equal(answer.status, 409);
  assert.equal((await answer.json()).error, "not-alone");
  await page.context().close();
});

test("lessons are without barriers, on a telephone too", async () => {
  const axe = readFileSync(fileURLToPath(new URL("../node_modules/axe-core/axe.min.js", import.meta.url)), "utf8");
  for (const [width, height, theme] of [[1280, 800, "light"], [390, 844, "dark"]]) {
    const page = await visit(browser, server, { width, height, theme, touch: width < 500 });
    for (const step of [0, 4, 13]) {
      await page.goto("about:blank");
      await page.go(`/lesson/ccgw/first#step=${step}`);
      await wait(page, "the lesson", async () => (await seen(page)).words !== "");
      await page.evaluate(axe);
      const found = await page.evaluate(() => /** @type {any} */ (window).axe.run(document, { runOnly: ["wcag2a", "wcag2aa"] }));
      assert.deepEqual(found.violations.map((/** @type {any} */ one) => `${one.id}: ${one.nodes[0].html}`), [], `step ${step} at ${width}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      assert.ok(wide <= 0, `nothing is wider than the screen: ${wide}`);
    }
    await page.context().close();
  }
});
