// What happened: a line for each deed, cards that are announced, the end with its plots, links to positions, playing on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, judged, start, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const RECRUIT = { by: "machine", level: "recruit" };

/** Waits for something of a match. */
async function waitFor(match, token, wanted) {
  for (;;) {
    const env = await server.api(`/api/matches/${match.id}`, { token });
    if (wanted(env)) return env;
    await new Promise((done) => setTimeout(done, 50));
  }
}

/** Matches that machines have played to the end, by system. */
const FINISHED = { ccgw: "1", cce: "1", gwc: "1" };
const over = {};
let played = null;
const finished = () => (played ??= Promise.all(Object.entries(FINISHED).map(async ([system, scenario]) => {
  const match = await server.open([RECRUIT, RECRUIT], scenario, system);
  await waitFor(match, server.owner, (env) => env.over);
  over[system] = match;
})));

test("what was done before one's first turn is shown, and a card he plays is announced with what it does", { timeout: 120_000 }, async () => {
  const match = await server.open([RECRUIT, { by: "here" }], "1");
  await waitFor(match, match.tokens[1], (env) => env.asked?.seat === 1);
  const page = await visit(browser, server, { pace: "1800" });
  await page.go(match.path);
  await until(page, "showing");
  const card = page.locator(".announce:not([hidden])");
  await card.waitFor();
  assert.match(await card.innerText(), /The British play the Command card/);
  assert.ok((await card.locator(".does").innerText()).length > 10, "its effect is told in words");
  assert.equal(await card.evaluate((node) => getComputedStyle(node).pointerEvents), "none");
  assert.deepEqual(await judged(page), []);
  await page.keyboard.press("Enter");
  await card.waitFor({ state: "hidden" });
  assert.equal(await until(page, "asked"), "asked");
  assertQuiet(page);
  await page.context().close();
});

test("who wants no show gets no announcement", async () => {
  const match = await server.open([RECRUIT, { by: "here" }], "1");
  await waitFor(match, match.tokens[1], (env) => env.asked?.seat === 1);
  const page = await visit(browser, server, { pace: "0" });
  await page.go(match.path);
  await until(page, "asked");
  assert.equal(await page.locator(".announce:not([hidden])").count(), 0);
  assertQuiet(page);
  await page.context().close();
});

test("the log has a line for each deed, unfolds, and after a look back one key returns to now", { timeout: 180_000 }, async () => {
  await finished();
  for (const [system, match] of Object.entries(over)) {
    const page = await visit(browser, server);
    await page.go(`/match/${match.id}`);
    await until(page, "over");
    await page.locator(".log li.deed").first().waitFor();
    const told = (await server.api(`/api/matches/${match.id}/positions`)).flatMap((one) => one.events);
    const deeds = await page.locator(".log li.deed").count();
    assert.ok(deeds > 10 && deeds < told.length * 0.75, `${system}: ${deeds} lines for ${told.length} events`);
    // A way is one line, from where it began.
    const steps = told.filter((event) => event.step);
    const moves = await page.locator('.log li.deed:has(.unfold)').count();
    assert.ok(steps.length > 0 && moves > 0, `${system}: there is something to unfold`);
    const line = page.locator(".log li.deed:has(.unfold)").last();
    await line.locator(".unfold").click();
    const open = page.locator(".log .parts li");
    await open.first().waitFor();
    assert.equal(await page.locator('.log .unfold[aria-expanded="true"]').count(), 1);
    await open.first().click({ position: { x: 3, y: 3 } });
    assert.equal(await until(page, "past"), "past");
    assert.deepEqual(await judged(page), [], system);
    await page.keyboard.press("Escape");
    assert.equal(await until(page, "over"), "over");
    await page.locator(".log li.later").first().waitFor({ state: "detached" });
    assertQuiet(page);
    await page.context().close();
  }
});

test("who looks back is brought to now when he is asked", { timeout: 120_000 }, async () => {
  const match = await server.open([{ by: "far" }, { by: "here" }], "1");
  const [theirs, mine] = match.tokens;
  const look = () => server.api(`/api/matches/${match.id}`, { token: theirs });
  /** The other side does whatever comes first, until it has done so many things or is asked no more. */
  const act = async (most) => {
    for (let env = await look(), n = 0; env.asked.seat === 0 && n < most; env = await look(), n++) {
      const { action } = env.view.offers.at(-1);
      await server.api(`/api/matches/${match.id}/actions`, { token: theirs, json: { seq: env.seq, action } });
    }
    return look();
  };
  const page = await visit(browser, server, { owner: false });
  await page.go(`/match/${match.id}#t=${mine}`);
  assert.equal(await until(page, "waiting"), "waiting");
  assert.match(await page.locator("#prompt").innerText(), /Waiting for the British/);
  const { seq } = await act(1);
  await page.waitForFunction((wanted) => Number(document.querySelector("#main")?.dataset.seq) >= wanted, seq);
  if ((await look()).asked.seat === 0) {
    await page.keyboard.press(",");
    assert.equal(await until(page, "past"), "past");
    assert.equal((await act(60)).asked.seat, 1);
  }
  assert.equal(await until(page, "asked"), "asked");
  assert.equal(new URL(page.url()).search, "");
  assertQuiet(page);
  await page.context().close();
});

test("the end tells what decided it with its rule, and plots points and losses with their numbers", { timeout: 180_000 }, async () => {
  await finished();
  for (const [system, match] of Object.entries(over)) {
    for (const [theme, lang, width] of [["light", "en", 1280], ["dark", "fr", 390]]) {
      const page = await visit(browser, server, { theme, lang, width, height: 844 });
      await page.go(`/match/${match.id}`);
      await until(page, "over");
      await page.locator("#prompt .decided").waitFor();
      assert.equal(await page.locator("#prompt .plot").isVisible(), width > 860);
      assert.ok(await page.locator("#prompt .decided a.rule").count(), `${system}: the rule is cited`);
      await page.locator('#prompt [data-do="summary"]').click();
      await page.locator("dialog .plot").first().waitFor();
      assert.equal(await page.locator("dialog .plot").count(), 2);
      await page.locator("dialog .plotted summary").first().click();
      const course = await server.api(`/api/matches/${match.id}/course`);
      assert.equal(await page.locator("dialog .numbers").first().locator("tbody tr").count(), course.points.length);
      const last = course.points.at(-1).sides.map(({ tracks }) => String((tracks.find((one) => one.goal) ?? tracks[0]).value));
      assert.deepEqual(await page.locator("dialog .numbers").first().locator("tbody tr:last-child td").allTextContents(), last);
      assert.deepEqual(await judged(page), [], `${system} ${theme}`);
      assertQuiet(page);
      await page.context().close();
    }
  }
});

test("the rules cited at the end are in the book", { timeout: 120_000 }, async () => {
  await finished();
  for (const [system, match] of Object.entries(over)) {
    const { ended } = await server.api(`/api/matches/${match.id}/course`);
    const rules = new Set((await server.api(`/api/systems/${system}/rules`)).map((rule) => rule.id));
    assert.ok(ended.length > 0, system);
    for (const rule of ended.flatMap((event) => event.ends)) assert.ok(rules.has(rule), `${system} has ${rule}`);
  }
});

test("a link to a position opens for anybody, and from there one plays on against the machine", { timeout: 180_000 }, async () => {
  await finished();
  const page = await visit(browser, server);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"], { origin: server.url });
  await page.go(`/match/${over.ccgw.id}`);
  await until(page, "over");
  // At the end there is nothing to play on from.
  await page.locator('[data-do="play-on"]').click({ force: true });
  assert.match(await page.locator(".pop.note:not([hidden])").innerText(), /it is over/);
  assert.equal(await page.locator("dialog").count(), 0);
  // Early in the match: from a position near its end the machine might end it at once.
  await page.locator('[data-do="replay"]').fill("30");
  await until(page, "past");
  await page.waitForFunction(() => location.search.startsWith("?p="));
  await page.locator('[data-do="link"]').click();
  await page.locator(".pop.note:not([hidden])").waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  assert.match(link, /\/match\/[^?]+\?p=\d+#t=/);
  assertQuiet(page);
  await page.context().close();

  const friend = await visit(browser, server, { owner: false });
  await friend.go(link.slice(server.url.length));
  await until(friend, "past");
  const position = Number(new URL(link).searchParams.get("p"));
  await friend.locator('[data-do="play-on"]').click();
  await friend.locator('dialog input[value="recruit"]').check({ force: true });
  assert.deepEqual(await judged(friend), []);
  await friend.locator('[data-do="play-on-start"]').click();
  await friend.waitForURL((url) => !url.pathname.includes(over.ccgw.id));
  await until(friend, "asked", "over", "waiting");
  const id = new URL(friend.url()).pathname.split("/").at(-1);
  const env = await server.api(`/api/matches/${id}`);
  const how = JSON.stringify({ over: env.over, seats: env.seats, position });
  assert.ok(!env.over && env.seats.some((seat) => seat.by === "machine") && position > 0, how);
  assertQuiet(friend);
  await friend.context().close();
});

test("a friend far away: whether he could come is told before the start, with what to do", async () => {
  for (const lang of ["en", "fr"]) {
    const page = await visit(browser, server, { lang });
    await page.go("/");
    await page.locator("button.sc").first().click();
    await page.locator('input[name="opponent"]').nth(2).check({ force: true });
    const note = page.locator(".reach:visible");
    await note.locator(".note").waitFor();
    await note.locator("summary").click();
    const port = new URL(server.url).port;
    assert.equal(await note.locator(".command").innerText(), `grognard serve --listen 0.0.0.0 --port ${port}`);
    assert.deepEqual(await judged(page), []);
    assertQuiet(page);
    await page.context().close();
  }
});

/** A match in which the first unit on the text board has somewhere to go: which cards are dealt is luck, and some let nobody move. */
async function walking(page, goal) {
  for (let tries = 0; tries < 10; tries++) {
    const match = await server.open([{ by: "here" }, { by: "here" }], "1");
    const [token] = match.tokens;
    const look = () => server.api(`/api/matches/${match.id}`, { token });
    const act = async (wanted) => {
      const env = await look();
      const action = env.view.offers.find((offer) => wanted(offer.action))?.action;
      if (action) await server.api(`/api/matches/${match.id}/actions`, { token, json: { seq: env.seq, action } });
    };
    // Up to the movement of the first side: a card, units, done.
    await act((action) => action.startsWith("play "));
    for (let i = 0; i < 12 && (await look()).asked.moment !== "movement"; i++) {
      const { view } = await look();
      const unit = view.offers.find((offer) => offer.click.length);
      await act((action) => action === (unit?.action ?? view.offers[0]?.action));
    }
    const { asked, view } = await look();
    if (asked.moment !== "movement" || !view.offers.some((offer) => offer.mark === "move")) continue;
    await page.go(match.path);
    if ((await until(page, "asked", "handover")) === "handover") await page.locator('#handover [data-do="take"]:enabled').click();
    await until(page, "asked");
    await page.keyboard.press("t");
    const picked = await page.locator("dialog [data-pick]").first().click({ timeout: 4000 }).then(() => true, () => false);
    if (picked && await goal.waitFor({ timeout: 5000 }).then(() => true, () => false)) return { look };
  }
  return assert.fail("nobody can go anywhere");
}

test("the text board lists where who is chosen can go, and goes there", { timeout: 120_000 }, async () => {
  const page = await visit(browser, server);
  const goal = page.locator("dialog .text-ways [data-way]").first();
  const { look } = await walking(page, goal);
  assert.deepEqual(await judged(page), []);
  const hex = await goal.getAttribute("data-way");
  const { seq } = await look();
  await goal.click();
  await page.waitForFunction((before) => Number(document.querySelector("#main")?.dataset.seq) > before, seq);
  const { view } = await look();
  assert.ok(view.pieces.some((piece) => piece.place === hex), `somebody stands in ${hex}`);
  assertQuiet(page);
  await page.context().close();
});

test("the quick start is a click away and accessible, and so is a hint that is shown", { timeout: 120_000 }, async () => {
  for (const [system, theme, lang] of [["ccgw", "light", "en"], ["cce", "dark", "fr"], ["gwc", "light", "fr"]]) {
    const page = await visit(browser, server, { theme, lang });
    await page.go(`/start/${system}`);
    await page.locator("#main h1:visible, #main h2:visible").first().waitFor();
    assert.deepEqual(await judged(page), [], system);
    assertQuiet(page);
    await page.context().close();
  }
  for (const theme of ["light", "dark"]) {
    const match = await server.open([{ by: "here" }, RECRUIT], "1");
    const page = await visit(browser, server, { theme });
    await page.go(match.path);
    await until(page, "asked");
    assert.equal(await page.locator('.top [data-do="quick"]:visible').getAttribute("href"), "/start/ccgw");
    await page.keyboard.press("w");
    await page.locator('#hint [data-do="hint-do"]').waitFor();
    assert.deepEqual(await judged(page), []);
    assertQuiet(page);
    await page.context().close();
  }
});
