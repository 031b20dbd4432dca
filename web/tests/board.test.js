// The board before the player: how it lies, how large it is, what there is to know of what lies on it.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, click, judged, play, start, state, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();

const MACHINE = { by: "machine", level: "corporal" };

/** A match in which this seat is played here, the page asked. */
async function sit(system, seat, options = {}, scenario = "1") {
  const match = await server.open([0, 1].map((n) => (n === seat ? { by: "here" } : MACHINE)), scenario, system);
  const page = await visit(browser, server, options);
  await page.go(match.path);
  await until(page, "asked");
  const look = () => server.api(`/api/matches/${match.id}`, { token: match.tokens[seat] });
  return { match, page, look };
}

/** Where the middle of a hex is on the screen. */
async function at(page, hex) {
  const box = await page.locator(`.board [data-hex="${hex}"]`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** How high the pieces of each side stand on the screen, on average. */
async function heights(page, view) {
  const mean = {};
  for (const side of view.sides) {
    const own = view.pieces.filter((piece) => piece.side === side.name && view.hexes.some((hex) => hex.hex === piece.place));
    const ys = [];
    for (const piece of own) ys.push((await at(page, piece.place)).y);
    mean[side.seat] = ys.reduce((sum, y) => sum + y, 0) / ys.length;
  }
  return mean;
}

/** Waits for a condition on the page. */
const wait = (page, what, arg) => page.waitForFunction(what, arg);

test("whoever plays has his own side below, and everything is where it is seen", async () => {
  for (const seat of [0, 1]) {
    const { page, look } = await sit("ccgw", seat);
    const { view } = await look();
    const edge = view.sides[seat].edge;
    assert.ok(["top", "bottom"].includes(edge), `${edge}`);
    const mean = await heights(page, view);
    assert.ok(mean[seat] > mean[1 - seat], `own below: ${JSON.stringify(mean)}`);
    assert.equal(await page.locator(".ground.turned").count(), edge === "top" ? 1 : 0);
    assertQuiet(page);
    await page.context().close();
  }
});

test("a key and a button turn the board; keys go where they are seen to go, words stay upright, and it is kept", async () => {
  const { page } = await sit("ccgw", 1);
  const before = await at(page, "F8");
  await page.locator(".board").focus();
  await page.keyboard.press("v");
  await wait(page, () => !document.querySelector(".ground.turned"));
  const after = await at(page, "F8");
  assert.ok(Math.abs(before.y - after.y) > 60, "the hex has changed places");
  for (const turned of [false, true]) {
    if (turned) await page.locator('[data-do="board-turn"]').click();
    await page.locator(".board").focus();
    await page.keyboard.press("ArrowUp");
    const here = await page.locator(".board").getAttribute("aria-activedescendant");
    const from = await page.locator(`#${here}`).boundingBox();
    await page.keyboard.press("ArrowUp");
    await page.keyboard.press("ArrowRight");
    const there = await page.locator(".board").getAttribute("aria-activedescendant");
    const to = await page.locator(`#${there}`).boundingBox();
    assert.ok(to.y < from.y && to.x > from.x, `up and right: ${here} ${there}`);
  }
  // The matrix of every word on the map has no half turn in it.
  const upright = await page.evaluate(() => [...document.querySelectorAll(".ground-drawing text, .edge-letters text")].every((node) => /** @type {SVGGraphicsElement} */ (node).getScreenCTM().a > 0));
  assert.ok(upright, "words stay upright");
  await page.reload();
  await until(page, "asked");
  assert.equal(await page.locator(".ground.turned").count(), 1, "as it was left");
  await page.keyboard.press("?");
  assert.match(await page.locator("dialog[open]").textContent(), /turn the board round/);
  assertQuiet(page);
  await page.context().close();
});

test("two at one screen see the map as it is printed, unless they want it otherwise", async () => {
  const match = await server.open([{ by: "here" }, { by: "here" }], "1", "ccgw");
  const page = await visit(browser, server);
  await page.go(match.path);
  await until(page, "handover");
  await page.locator('#handover [data-do="take"]').click();
  await until(page, "asked");
  assert.equal(await page.locator(".ground.turned").count(), 0);
  assertQuiet(page);
  await page.context().close();
});

test("a card of a section shows it where the player sees it", async () => {
  const wings = [["left", (x, middle) => x < middle], ["right", (x, middle) => x > middle]];
  let seen = 0;
  for (let scenario = 1; scenario < 7 && seen < 2; scenario++) {
    const { page, look } = await sit("ccgw", 1, {}, String(scenario));
    const { view, you } = await look();
    const hand = view.zones.filter((zone) => zone.kind === "hand" && zone.seat === you).flatMap((zone) => zone.cards.map((card) => card.card));
    for (const [wing, side] of wings) {
      const card = hand.find((name) => name.endsWith(`-${wing}`));
      if (!card) continue;
      await page.mouse.move(400, 60);
      const box = await page.locator(`.hand [data-card="${card}"]`).first().boundingBox();
      await page.mouse.move(box.x + 14, box.y + 16);
      await page.locator(".over .area polygon").first().waitFor({ state: "attached" });
      const { xs, middle } = await page.evaluate(() => ({
        xs: [...document.querySelectorAll(".over .area polygon")].map((node) => node.getBoundingClientRect()).map((one) => one.x + one.width / 2),
        middle: (() => { const sheet = document.querySelector(".sheet-of-board").getBoundingClientRect(); return sheet.x + sheet.width / 2; })(),
      }));
      assert.ok(xs.length > 20 && xs.every((x) => side(x, middle)), `${card}: ${xs.length}`);
      await page.mouse.move(400, 60);
      await wait(page, () => !document.querySelector(".over .area polygon"));
      seen += 1;
    }
    assertQuiet(page);
    await page.context().close();
  }
  assert.ok(seen > 0, "somebody held a card of a wing");
});

test("the map has two thirds of the window in every system, on a laptop and on a large screen, and counters are read", async () => {
  for (const { id } of await server.api("/api/systems")) {
    const { page, look } = await sit(id, 0, {}, (await server.api("/api/systems")).find((one) => one.id === id).scenarios[0].id);
    // Once all are set up, with a hand, which leaves the least room for the map, in a system that has one.
    const enough = async () => {
      const { asked, view } = await look();
      return !asked?.set_up && (!view.zones.some((zone) => zone.kind === "hand") || (await page.locator(".hand [data-card]").count()) > 0);
    };
    await play(page, { seed: 3, most: 400, enough });
    const { hex, part, widths, clipped } = await page.evaluate(() => {
      const map = document.querySelector("#main").getBoundingClientRect();
      const faces = [...document.querySelectorAll(".piece:not(.under)")].filter((node) => node.querySelector(".art > *"));
      const wide = faces.map((node) => node.querySelector(".art").getBoundingClientRect().width);
      const inside = (/** @type {Element} */ node) => { const box = node.getBoundingClientRect(); return box.left >= -1 && box.right <= innerWidth + 1; };
      return {
        hex: document.querySelector(".board [data-hex]").getBoundingClientRect().width,
        part: (map.width * map.height) / (innerWidth * innerHeight), widths: wide,
        clipped: [...document.querySelectorAll(".top button, .top a, .prompt button, .brief-side, .zoom button")].filter((node) => node.getClientRects().length && !inside(node)).length,
      };
    });
    assert.ok(part >= 2 / 3, `${id}: the map has ${(part * 100).toFixed(1)} % of the window`);
    widths.sort((a, b) => a - b);
    // What is carried is drawn smaller, over the corner of who carries it.
    const counter = widths[Math.floor(widths.length / 2)];
    // A board of many hexes is rather shown whole, as long as its counters fill theirs.
    assert.ok(counter >= Math.min(44, hex * 0.8), `${id}: counters are ${counter} wide, hexes ${hex}`);
    assert.ok(widths[0] >= Math.min(28, hex * 0.55), `${id}: the smallest is ${widths[0]} wide`);
    assert.equal(clipped, 0, `${id}: nothing is cut off`);
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.waitForFunction(() => document.querySelector(".match").dataset.left === "open");
    const large = await page.locator("#main").evaluate((node) => (node.clientWidth * node.clientHeight) / (innerWidth * innerHeight));
    assert.ok(large >= 2 / 3, `${id}: at 1920 the map has ${(large * 100).toFixed(1)} % of the window`);
    for (const [width, height] of [[2200, 1200], [2560, 1440], [2560, 1600], [3440, 1440], [3840, 2160]]) {
      await page.setViewportSize({ width, height });
      const huge = await page.locator("#main").evaluate((node) => (node.clientWidth * node.clientHeight) / (innerWidth * innerHeight));
      assert.ok(huge >= 2 / 3, `${id}: at ${width} × ${height} the map has ${(huge * 100).toFixed(1)} % of the window`);
    }
    assertQuiet(page);
    await page.context().close();
  }
});

test("the rails fold away by button and key, the question stays, and they stay as they were left", async () => {
  const { page } = await sit("ccgw", 0);
  const wide = () => page.locator("#main").evaluate((node) => node.clientWidth);
  const first = await wide();
  assert.ok(await page.locator(".brief").isVisible(), "the sides are told in brief");
  await page.locator('[data-do="rail-left"]').click();
  assert.ok(await page.locator("#left .side").first().isVisible());
  assert.ok((await wide()) < first);
  await page.keyboard.press("j");
  assert.equal(await wide(), first);
  await page.keyboard.press("k");
  assert.ok((await wide()) > first);
  assert.ok(await page.locator("#prompt .ask").isVisible(), "the question stays");
  assert.ok(!(await page.locator("#log").isVisible()));
  assert.deepEqual(await judged(page), []);
  await page.reload();
  await until(page, "asked");
  assert.ok(!(await page.locator("#log").isVisible()), "as it was left");
  await page.locator('[data-do="rail-right"]').click();
  assert.ok(await page.locator("#log").isVisible());
  assertQuiet(page);
  await page.context().close();
});

test("a piece pointed at tells its numbers, the sheet their rules, and a zoomed stack lies side by side", async () => {
  const { page, look } = await sit("cce", 0);
  const standing = (view) => view.pieces.filter((piece) => view.hexes.some((hex) => hex.hex === piece.place));
  const stacked = (all) => all.find((piece) => all.filter((one) => one.place === piece.place && one.values.by === undefined).length > 1);
  // Whoever is set up where somebody stands makes a stack.
  await play(page, { seed: 5, most: 600, enough: async () => (await page.locator(".hand [data-card]").count()) > 0 && !!stacked(standing((await look()).view)) });
  const { view } = await look();
  const there = standing(view);
  const single = there.find((piece) => view.pieces.filter((one) => one.place === piece.place).length === 1);
  const point = await at(page, single.place);
  await page.mouse.move(point.x, point.y);
  const card = page.locator(".pop.tip .know").first();
  await card.waitFor();
  const told = await card.textContent();
  for (const word of ["Firepower", "Range", "Movement", "Morale"]) assert.ok(told.includes(word), `${word}: ${told}`);
  await page.keyboard.press("i");
  const sheet = page.locator("dialog.know-sheet");
  await sheet.waitFor();
  assert.ok((await sheet.locator("a.rule").count()) > 3, "each number has its rule");
  assert.match(await sheet.textContent(), /Movement Points to enter/, "the ground is told of too");
  assert.deepEqual(await judged(page), []);
  await page.keyboard.press("Escape");
  const stack = stacked(there);
  const middle = await at(page, stack.place);
  for (let steps = 0; steps < 4; steps++) await page.mouse.move(middle.x, middle.y).then(() => page.mouse.wheel(0, -400));
  const ids = there.filter((piece) => piece.place === stack.place && piece.values.by === undefined).map((piece) => piece.id);
  await wait(page, (list) => {
    const boxes = list.map((id) => document.querySelector(`.piece[data-piece="${id}"] .art`).getBoundingClientRect());
    return boxes.every((a, i) => a.width >= 30 && boxes.every((b, j) => i === j || Math.hypot(a.x - b.x, a.y - b.y) > a.width * 0.8));
  }, ids);
  assertQuiet(page);
  await page.context().close();
});

test("the scenario, its special rules and what wins are within reach", async () => {
  for (const lang of ["en", "fr"]) {
    const { page } = await sit("cce", 0, { lang });
    await page.locator('[data-do="about"]').click();
    const sheet = page.locator("dialog[open]");
    await sheet.waitFor();
    const told = await sheet.textContent();
    for (const word of lang === "en" ? ["Special rules", "What wins"] : ["Règles particulières", "Ce qui fait gagner"]) assert.ok(told.includes(word), word);
    assert.deepEqual(await judged(page), []);
    assertQuiet(page);
    await page.context().close();
  }
});

test("on a phone nothing is cut off, and a finger that rests asks what is there", async () => {
  const { page } = await sit("cce", 0, { width: 390, height: 844, touch: true });
  assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390);
  const client = await page.context().newCDPSession(page);
  const shown = await page.evaluate(() => {
    const port = document.querySelector(".board").getBoundingClientRect();
    const hit = [...document.querySelectorAll(".board [data-hex]")].find((node) => {
      const box = node.getBoundingClientRect();
      return box.left > port.left + 20 && box.right < port.right - 20 && box.top > port.top + 20 && box.bottom < port.bottom - 20 && !node.hasAttribute("data-mark");
    });
    const box = hit.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [shown] });
  await page.locator("dialog.know-sheet").waitFor();
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  assert.equal((await state(page)).state, "asked");
  assertQuiet(page);
  await page.context().close();
});

test("what protects the target stands in the tally before the roll", async () => {
  const { page, look } = await sit("ccgw", 0, {}, "4");
  let told = "";
  await play(page, {
    seed: 11, most: 400, enough: async () => {
      const { view } = await look();
      const found = await server.api(`/api/matches/${new URL(page.url()).pathname.split("/").at(-1)}/odds`, { token: (await tokenOf(page)) }).catch(() => ({ odds: {} }));
      const offer = view.offers.find((one) => found.odds[one.action]?.against?.length && one.click.at(-1)?.hex);
      if (!offer) return false;
      for (const thing of offer.click.slice(0, -1)) await click(page, thing);
      const goal = await at(page, offer.click.at(-1).hex);
      await page.mouse.move(goal.x, goal.y);
      await page.locator("#tally .against").waitFor({ timeout: 4000 }).catch(() => {});
      told = (await page.locator("#tally .against").allTextContents()).join(" ");
      return told !== "";
    },
  });
  assert.match(told, /ignored|ignore/i);
  assertQuiet(page);
  await page.context().close();
});

/** The token this page plays with. */
function tokenOf(page) {
  return page.evaluate(() => {
    const all = JSON.parse(localStorage.getItem("grognard.seats") ?? "{}");
    return Object.values(Object.values(all)[0])[0];
  });
}
