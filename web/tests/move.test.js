// Moving by the goal, by dragging and over bends; taking back; one verb, one key.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertQuiet, browse, chance, click, judged, selector, start, state, until, visit } from "./lib.js";

// The position of the skirmish has both sides beside each other: steps are under fire there.
const server = await start({ content: fileURLToPath(new URL("skirmish", import.meta.url)) });
const browser = await browse();
const MACHINE = { by: "machine", level: "recruit" };

const isStep = (offer) => offer.mark === "move" && offer.click.length === 2;
const movers = (view) => [...new Set(view.offers.filter(isStep).map((offer) => offer.click[0].hex))];
const keysIn = (offer) => (offer.text.args ?? []).flatMap(([, arg]) => (arg.text ? [arg.text.key] : []));

/** Plays by the API until a person is asked what is wanted; what he then sees. */
async function advance(match, wanted, choose = () => undefined, seed = 1) {
  const seat = match.tokens.findIndex(Boolean);
  const token = match.tokens[seat];
  const next = chance(seed);
  for (let i = 0; i < 3000; i++) {
    const now = await server.api(`/api/matches/${match.id}`, { token });
    assert.ok(!now.over, "the match is over too soon");
    if (now.asked?.seat !== seat) {
      await new Promise((done) => setTimeout(done, 15));
      continue;
    }
    if (wanted(now.view)) return now;
    const { offers } = now.view;
    const offer = choose(now.view, offers) ?? offers[Math.floor(next() * offers.length)];
    await server.api(`/api/matches/${match.id}/actions`, { token, json: { seq: now.seq, action: offer.action } });
  }
  return assert.fail("it is never asked");
}

/** The first movement of a side with several ordered units. */
async function ordered(seats = [{ by: "here" }, MACHINE], least = 2) {
  const wanted = (view) => view.prompt.moment === "movement" && movers(view).length >= least && !view.offers.some((offer) => offer.verb === "done");
  // Played at random against a machine, a match may be over before it comes to that: then another is begun.
  for (let tries = 0; tries < 10; tries++) {
    const match = await server.open(seats, "1");
    const found = await advance(match, wanted).catch((error) => {
      if (!/over too soon/.test(String(error))) throw error;
    });
    if (found) return { match, ...found };
  }
  return assert.fail("every match is over too soon");
}

/** A movement in which somebody can go so that it can be tried: who, everywhere he can go, and what was looked for. */
async function walking(find, seats, least) {
  for (let tries = 0; tries < 20; tries++) {
    const now = await ordered(seats, least);
    const full = new Set(now.view.pieces.map((piece) => piece.place));
    for (const from of movers(now.view)) {
      const ways = await waysOf(now.match, from);
      const found = await find({ ...now, from, ways, full, free: ways.filter((way) => !way.open && !full.has(way.to)) });
      if (found) return { ...now, from, ways, found, piece: now.view.pieces.find((one) => one.place === from).id };
    }
  }
  return assert.fail("nobody can go so");
}

/** A goal more than a step away. */
const far = ({ free }) => free.find((way) => way.steps.length > 1);

/** A Move in the skirmish, under the eyes of the enemy. */
async function underFire() {
  const match = await server.open([MACHINE, { by: "here" }], "8", "cce");
  const wanted = (view) => view.prompt.moment === "move" && movers(view).length > 0 && !view.offers.some((offer) => offer.verb === "done");
  const choose = (view, offers) => {
    const [play] = offers.filter((offer) => offer.action.startsWith("play ") && keysIn(offer).some((key) => key.endsWith("-order-move")));
    const verb = (name) => offers.find((offer) => offer.verb === name);
    if (view.prompt.moment === "orders") return play ?? offers.find((offer) => offer.action.startsWith("discard "));
    if (view.prompt.moment === "activate") return verb("all") ?? verb("confirm");
    return verb("decline") ?? verb("end") ?? verb("confirm");
  };
  return { match, ...(await advance(match, wanted, choose)) };
}

const tokenOf = (match) => match.tokens.find(Boolean);
const waysOf = async (match, from, piece) =>
  (await server.api(`/api/matches/${match.id}/ways?${new URLSearchParams({ from, ...(piece === undefined ? {} : { piece }) })}`, { token: tokenOf(match) })).ways;
const placeOf = async (match, id) => (await server.api(`/api/matches/${match.id}`, { token: tokenOf(match) })).view.pieces.find((piece) => piece.id === id).place;

/** Opens a match and keeps what is sent. */
async function sit(match, options) {
  const page = await visit(browser, server, options);
  const sent = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postDataJSON()));
  await page.go(match.path);
  await until(page, "asked");
  return { page, sent };
}

const at = async (page, hex) => {
  const box = await page.locator(selector({ hex })).first().boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};
const point = async (page, hex) => {
  const { x, y } = await at(page, hex);
  await page.mouse.move(x, y);
};
const markOf = (page, hex) => page.locator(selector({ hex })).first().getAttribute("data-mark");
/** Chooses who stands in a hex, and waits until it is known where he can go. */
async function choose(page, hex) {
  if (!["selected", null].includes(await markOf(page, hex))) await click(page, { hex });
  await page.waitForFunction((name) => {
    const marked = document.querySelectorAll('.board [data-mark="move"]').length;
    const other = document.querySelector(`.board [data-hex="${name}"]`)?.getAttribute("data-mark");
    return marked > 0 && other !== "pick" && !document.querySelector("#main[data-ways-wait]");
  }, hex);
}
const moved = (page, seq) => page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was && document.querySelector("#main").dataset.state === "asked", seq);

test("who is chosen shows everywhere it can go, and goes there by one click and one request", async () => {
  const { match, seq, from, ways, piece, found: goal } = await walking(far);
  const { page, sent } = await sit(match, { lang: "fr" });
  await choose(page, from);
  const marked = await page.locator('.board [data-mark="move"]').evaluateAll((nodes) => nodes.map((node) => node.dataset.hex).sort());
  assert.deepEqual(marked, ways.map((way) => way.to).sort());
  const costs = await page.locator(".sign.move .count").allTextContents();
  assert.deepEqual(costs.map(Number).sort(), ways.map((way) => way.cost).sort());
  await point(page, goal.to);
  await page.locator(".planned .head").waitFor({ state: "attached" });
  assert.equal(await page.locator(".disc.hot").count(), 1);
  await click(page, { hex: goal.to });
  await moved(page, seq);
  assert.equal(await placeOf(match, piece), goal.to);
  assert.deepEqual(sent, [{ seq, action: goal.steps[0].action, then: goal.steps.slice(1).map((step) => step.action) }]);
  assert.equal(await page.locator(".planned").count(), 0, "the plan is done");
  // Undo says where it led, and takes the whole way back.
  const undo = page.locator("button.undo");
  assert.match(await undo.getAttribute("aria-label"), new RegExp(`^Annuler\\s?: .*${goal.to}$`));
  await page.keyboard.press("z");
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was + 2, seq);
  await until(page, "asked");
  assert.equal(await placeOf(match, piece), from);
  assertQuiet(page);
  await page.context().close();
});

test("a goal is named with its cost by the keyboard too, and Enter goes there", async () => {
  const { match, view, seq } = await ordered();
  const from = movers(view)[0];
  const { page, sent } = await sit(match);
  await choose(page, from);
  const board = page.locator("[role=application]");
  await board.focus();
  const label = () => board.evaluate((node) => document.getElementById(node.getAttribute("aria-activedescendant") ?? "")?.getAttribute("aria-label") ?? "");
  for (let i = 0; i < 30 && !/Can be entered\. Costs \d/.test(await label()); i++) await page.keyboard.press(i % 2 ? "ArrowUp" : "Tab");
  assert.match(await label(), /Can be entered\. Costs \d/);
  await page.locator(".planned").waitFor({ state: "attached" });
  await page.keyboard.press("Enter");
  await moved(page, seq);
  assert.equal(sent.length, 1);
  assertQuiet(page);
  await page.context().close();
});

test("a way is bent by Shift and a click, and Escape takes the bend off", async () => {
  // A goal that can be reached over another neighbour than the one the way leads over.
  const { match, seq, from, found: { bend, goal } } = await walking(async ({ match: at, from: hex, ways, free }) => {
    for (const near of free.filter((way) => way.steps.length === 1)) {
      const query = new URLSearchParams({ from: hex, via: near.steps[0].action });
      const { ways: over } = await server.api(`/api/matches/${at.id}/ways?${query}`, { token: tokenOf(at) });
      const other = (way) => ways.some((one) => one.to === way.to && one.steps.length === 2 && one.steps[0].hex !== near.to);
      const way = over.find((one) => one.steps.length === 2 && free.some((two) => two.to === one.to) && other(one));
      if (way) return { bend: near, goal: way };
    }
    return null;
  });
  const { page, sent } = await sit(match);
  const bent = page.locator(".disc path.ring");
  const press = async (hex) => {
    await page.keyboard.down("Shift");
    await click(page, { hex });
    await page.keyboard.up("Shift");
  };
  await choose(page, from);
  await press(bend.to);
  await bent.waitFor({ state: "attached" });
  await page.keyboard.press("Escape");
  await bent.waitFor({ state: "detached" });
  assert.equal(await markOf(page, from), "selected", "who goes stays chosen");
  await press(bend.to);
  await bent.waitFor({ state: "attached" });
  await page.locator(`${selector({ hex: goal.to })}[data-mark="move"]`).waitFor({ state: "attached" });
  await click(page, { hex: goal.to });
  await moved(page, seq);
  assert.deepEqual(sent, [{ seq, action: bend.steps[0].action, then: [goal.steps[1].action] }]);
  assertQuiet(page);
  await page.context().close();
});

test("a piece is dragged to a goal; dropped elsewhere nothing happens; elsewhere a drag pans", async () => {
  const { match, view, seq, from, piece, found: goal } = await walking(far);
  const { page, sent } = await sit(match);
  const sheet = () => page.locator(".sheet-of-board").evaluate((node) => node.style.transform);
  const drag = async (a, b, before = () => {}) => {
    const [one, two] = [await at(page, a), await at(page, b)];
    await page.mouse.move(one.x, one.y);
    await page.mouse.down();
    await page.mouse.move((one.x + two.x) / 2, (one.y + two.y) / 2, { steps: 4 });
    await page.mouse.move(two.x, two.y, { steps: 4 });
    await before();
    await page.mouse.up();
  };
  const lies = await sheet();
  const nowhere = view.pieces.find((one) => one.side !== view.pieces.find((own) => own.place === from).side && /^[A-L]\d/.test(one.place)).place;
  await drag(from, nowhere, () => page.locator(".piece.carried").waitFor({ state: "attached" }));
  assert.equal(await page.locator(".piece.carried").count(), 0);
  assert.deepEqual(sent, []);
  assert.equal(await sheet(), lies, "the map has not moved");
  assert.equal((await state(page)).seq, seq);
  await drag(from, goal.to, () => page.locator(".planned").waitFor({ state: "attached" }));
  await moved(page, seq);
  assert.equal(await placeOf(match, piece), goal.to);
  assert.equal(sent.length, 1);
  // What cannot be moved is no handle: the map goes with it.
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await page.waitForFunction((was) => document.querySelector(".sheet-of-board").style.transform !== was, lies);
  const zoomed = await sheet();
  await drag("F6", "G5");
  await page.waitForFunction((was) => document.querySelector(".sheet-of-board").style.transform !== was, zoomed);
  assert.equal(sent.length, 1);
  assertQuiet(page);
  await page.context().close();
});

test("a finger pans over a unit, bends where it rests, and carries a unit it has rested on", async () => {
  const { match, seq, from, found: near } = await walking(({ free }) => free.find((way) => way.steps.length === 1));
  const { page, sent } = await sit(match, { width: 390, height: 844, touch: true });
  const hand = await page.context().newCDPSession(page);
  const touch = (type, ...touchPoints) => hand.send("Input.dispatchTouchEvent", { type, touchPoints });
  const slide = async (a, b) => {
    for (let i = 1; i <= 5; i++) await touch("touchMove", { x: a.x + ((b.x - a.x) * i) / 5, y: a.y + ((b.y - a.y) * i) / 5 });
  };
  await click(page, { hex: from });
  await choose(page, from);
  const sheet = () => page.locator(".sheet-of-board").evaluate((node) => node.style.transform);
  const [, left] = /translate\((-?\d+)px/.exec(await sheet());
  const by = Number(left) < -40 ? 40 : -40;
  const start = await at(page, from);
  await touch("touchStart", start);
  await slide(start, { x: start.x + by, y: start.y });
  await touch("touchEnd");
  await page.waitForFunction((want) => Math.abs(Number(/translate\((-?\d+)/.exec(document.querySelector(".sheet-of-board").style.transform)[1]) - want) < 2, Number(left) + by);
  assert.equal((await state(page)).seq, seq);
  await touch("touchStart", await at(page, near.to));
  await page.locator(".disc path.ring").waitFor({ state: "attached" });
  await touch("touchEnd");
  assert.equal((await state(page)).seq, seq, "a bend is no move");
  const lift = await at(page, from);
  await touch("touchStart", lift);
  await page.locator(".piece.carried").first().waitFor({ state: "attached" });
  await slide(lift, await at(page, near.to));
  await touch("touchEnd");
  await moved(page, seq);
  assert.deepEqual(sent.map((one) => one.action), [near.steps[0].action]);
  assertQuiet(page);
  await page.context().close();
});

test("fire that a way may draw is marked on it, and told", async () => {
  const { match, view } = await underFire();
  const full = new Set(view.pieces.map((piece) => piece.place));
  let found;
  for (const offer of view.offers.filter(isStep)) {
    const from = offer.click[0].hex;
    const ways = await waysOf(match, from, offer.piece);
    const way = ways.find((one) => !full.has(one.to) && one.steps.some((step) => step.threat?.units));
    if (way && !found) found = { from, way };
  }
  assert.ok(found, "nobody is under fire");
  const { page } = await sit(match);
  await choose(page, found.from);
  const goal = found.way.to;
  await point(page, goal);
  await page.locator(".danger-sign").first().waitFor({ state: "attached" });
  const tip = page.locator(".pop.tip:visible");
  await tip.waitFor();
  assert.match(await tip.innerText(), /may fire on the way/);
  // The note lies beside the way.
  const box = await tip.boundingBox();
  for (const hex of [found.from, goal]) {
    const { x, y } = await at(page, hex);
    assert.ok(x < box.x || x > box.x + box.width || y < box.y || y > box.y + box.height, `the note covers ${hex}`);
  }
  assertQuiet(page);
  await page.context().close();
});

test("a click on another unit lets the one on its way stop; a click elsewhere does not", async () => {
  // Somebody goes one hex of two, out of whose reach another waits.
  const { match, view, seq, found: pair } = await walking(({ from, view: seen, ways, free }) => {
    const half = free.find((way) => way.steps.length === 1 && way.left > 0);
    const other = movers(seen).find((hex) => hex !== from);
    return half && other && ways.some((way) => way.steps.length > 1) ? { from, half, other } : null;
  }, undefined, 3);
  const { page, sent } = await sit(match);
  await choose(page, pair.from);
  await click(page, { hex: pair.half.to });
  await moved(page, seq);
  const stop = page.locator('.prompt button[data-verb="done"]');
  await stop.waitFor();
  assert.equal(await stop.locator("kbd").innerText(), "D");
  const now = await state(page);
  const foe = view.pieces.find((piece) => piece.side !== view.pieces.find((own) => own.place === pair.from).side && /^[A-L]\d/.test(piece.place));
  await click(page, { hex: foe.place });
  await page.locator(".pop.why:visible").waitFor();
  assert.equal((await state(page)).seq, now.seq, "an enemy ends no move");
  await click(page, { hex: pair.other });
  await page.waitForFunction((hex) => document.querySelector(`.board [data-hex="${hex}"]`)?.getAttribute("data-mark") === "selected", pair.other);
  assert.deepEqual(sent.map((one) => one.action), [pair.half.steps[0].action, "stop"]);
  assert.equal(await page.locator(".pop.why:visible").count(), 0, "what was said is over");
  assertQuiet(page);
  await page.context().close();
});

test("Enter ends nothing, the key of the verb does, and a refusal lets clicks through", async () => {
  const { match, seq } = await ordered();
  const { page, sent } = await sit(match);
  const end = page.locator('.prompt button[data-verb="end"]');
  assert.equal(await end.locator("kbd").innerText(), "E");
  await page.keyboard.press("Enter");
  await page.keyboard.press("n");
  await page.keyboard.press("d");
  await page.locator("[role=application]").focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("ArrowDown");
  assert.deepEqual(sent, []);
  await click(page, { hex: "A11" });
  const why = page.locator(".pop.why:visible");
  await why.waitFor();
  assert.equal(await why.evaluate((node) => getComputedStyle(node).pointerEvents), "none");
  await page.keyboard.press("e");
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was, seq);
  assert.equal(sent.length, 1);
  await until(page, "asked", "over");
  assert.equal(await page.locator(".pop.why:visible").count(), 0, "play went on");
  await page.keyboard.press("?");
  assert.match(await page.locator("dialog .keys").innerText(), /done with this unit/);
  assertQuiet(page);
  await page.context().close();
});

test("the key of undo says what stands in the way, and the word goes by itself", async () => {
  const match = await server.open([{ by: "here" }, MACHINE], "1");
  const { page, sent } = await sit(match);
  const note = page.locator(".pop.note:visible");
  await page.keyboard.press("z");
  await note.waitFor();
  assert.match(await note.innerText(), /Nothing is taken back\s+\S+/);
  await note.waitFor({ state: "detached", timeout: 12_000 }).catch(() => note.waitFor({ state: "hidden" }));
  await page.locator("button.undo").click({ force: true });
  await note.waitFor();
  assert.deepEqual(sent, []);
  assertQuiet(page);
  await page.context().close();
});

test("fire on a hex with one's own asks once more, and Enter says no", async () => {
  const match = await server.open([{ by: "here" }, MACHINE], "1");
  const own = (view) => new Set(view.pieces.filter((piece) => piece.side === view.sides.find((side) => side.seat === 0).name).map((piece) => piece.place));
  const risky = (view) => view.offers.find((offer) => offer.mark === "target" && offer.click.length === 1 && own(view).has(offer.click[0].hex));
  const { view, seq } = await advance(match, (one) => !!risky(one), (one, offers) => offers.find((offer) => /artillery/.test(offer.action)));
  const offer = risky(view);
  const { page, sent } = await sit(match);
  await page.locator(".mark.target .risk").first().waitFor({ state: "attached" });
  const { hex } = offer.click[0];
  await click(page, { hex });
  await page.locator(".prompt .btn.main").click();
  const menu = page.locator(".pop.why .choice");
  await menu.first().waitFor();
  await page.keyboard.press("Enter");
  await menu.first().waitFor({ state: "hidden" });
  assert.deepEqual(sent, []);
  await click(page, { hex });
  await click(page, { hex });
  await page.locator(`.pop.why .choice[data-action=${JSON.stringify(offer.action)}]`).click();
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was, seq);
  assert.deepEqual(sent.map((one) => one.action), [offer.action]);
  assertQuiet(page);
  await page.context().close();
});

for (const theme of ["light", "dark"]) {
  test(`goals, a refusal and what undo says are accessible, ${theme}`, async () => {
    const { match, view } = await ordered([{ by: "here", friendly: true }, MACHINE]);
    const { page } = await sit(match, { theme });
    const from = movers(view)[0];
    await choose(page, from);
    const ways = await waysOf(match, from);
    await point(page, ways[0].to);
    await page.locator(".planned").waitFor({ state: "attached" });
    assert.deepEqual(await judged(page), []);
    await click(page, { hex: "A11" });
    await page.locator(".pop.why:visible").waitFor();
    assert.deepEqual(await judged(page), []);
    assertQuiet(page);
    await page.context().close();
  });
}

test("a friendly table is agreed on at the start, and seen in the match", async () => {
  const page = await visit(browser, server);
  await page.go("/");
  const box = page.locator('.detail input[name="friendly"]').first();
  await box.waitFor();
  await page.locator('.detail input[name="opponent"]').nth(1).check({ force: true });
  assert.equal(await box.isVisible(), false, "only against the machine");
  await page.locator('.detail input[name="opponent"]').first().check({ force: true });
  await box.check();
  const [request] = await Promise.all([page.waitForRequest((one) => one.method() === "POST"), page.locator(".detail form button[type=submit]").first().click()]);
  assert.deepEqual(request.postDataJSON().seats.map((seat) => seat.friendly), [true, undefined]);
  await page.waitForURL(/\/match\//, { waitUntil: "commit" });
  await until(page, "asked");
  assert.equal(await page.locator(".where .friendly").innerText(), "Friendly table");
  await page.locator("button.undo.free").waitFor();
  assertQuiet(page);
  await page.context().close();
});
