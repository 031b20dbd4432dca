// Setting up: a machine makes the first arrangement, anything is changed in any order, and it is all answered at once.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, click, marked, start, state, take, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();
const SEATS = [{ by: "here" }, { by: "here" }];
const ACCEPT = '.prompt button[data-action="accept"]';

/** What is kept of the arrangement: the action of each step. */
const want = (page) => page.evaluate(() => {
  const slot = Object.keys(sessionStorage).find((name) => name.startsWith("grognard.setup."));
  return JSON.parse(sessionStorage.getItem(slot ?? "") ?? "[]");
});

/** Waits until the arrangement is another. @returns what it is then */
async function other(page, before, what) {
  for (let n = 0; n < 400; n++) {
    const now = await want(page);
    if (JSON.stringify(now) !== JSON.stringify(before)) return now;
    await page.waitForTimeout(25);
  }
  assert.fail(`${what} changes nothing; ${page.problems}`);
}

/** A match in which something is set up; the page of who begins. */
async function sit() {
  const match = await server.open(SEATS, "1", "cce");
  const page = await visit(browser, server);
  await page.go(match.path);
  await until(page, "handover", "asked");
  if ((await state(page)).state === "handover") await take(page);
  await page.waitForSelector(ACCEPT);
  return { match, page };
}

test("a set-up is accepted with one key, after another one was asked for", async () => {
  const match = await server.open([{ by: "machine", level: "recruit" }, { by: "here" }], "1", "cce");
  const page = await visit(browser, server);
  await page.go(match.path);
  await page.waitForSelector(ACCEPT);
  const first = await want(page);
  assert.ok(first.length > 8 && first.every(Boolean), JSON.stringify(first));
  await page.keyboard.press("a");
  const second = await other(page, first, "another one");
  assert.ok(second.every(Boolean));
  const { seq } = await state(page);
  await page.keyboard.press("Enter");
  await page.waitForFunction((was) => Number(document.querySelector("#main")?.getAttribute("data-seq")) > was, seq);
  assertQuiet(page);
  await page.context().close();
});

test("pieces are moved by two clicks, taken off the map, chosen in the tray, and kept for another time", async () => {
  const { page } = await sit();
  const first = await want(page);
  const full = (await marked(page)).flatMap((one) => one.hex ?? []);
  const thing = { hex: full[0] };
  await click(page, thing);
  // Of several in the hex one is chosen.
  const one = page.locator('.prompt button[data-do^="piece-"]').first();
  if (await one.count()) await one.click();
  await page.waitForSelector('.board [data-mark="move"]');
  // Where nobody stands there is room.
  const [goal, another] = (await marked(page)).filter((it) => it.mark === "move" && !full.includes(it.hex));
  await click(page, goal);
  const moved = await other(page, first, "a move");
  assert.equal(moved.filter((action, n) => action !== first[n]).length, 1);
  // A reload keeps it.
  await page.reload();
  await page.waitForSelector(ACCEPT);
  assert.deepEqual(await want(page), moved);
  // One is dragged.
  const centre = async (hex) => {
    const box = await page.locator(`.board [data-hex="${hex}"]`).first().boundingBox();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const carried = (await marked(page)).find((it) => full.slice(1).includes(it.hex));
  await page.mouse.move(...(await centre(carried.hex)));
  await page.mouse.down();
  await page.mouse.move(...(await centre(another.hex)), { steps: 12 });
  await page.mouse.up();
  const dragged = await other(page, moved, "a drag");
  assert.equal(dragged.filter((action, n) => action !== moved[n]).length, 1);
  await page.waitForSelector(ACCEPT);
  await page.click('[data-do="setup-kept"]');
  await page.click('[data-do="setup-save"]');
  await page.waitForSelector('[data-do="setup-use"]');
  await page.keyboard.press("Escape");
  await page.click('[data-do="setup-clear"]');
  await other(page, dragged, "to clear the map");
  // Nothing is accepted before all is placed.
  await page.locator(ACCEPT).waitFor({ state: "detached" });
  const tray = page.locator(".setup-tray button");
  const many = await tray.count();
  await tray.nth(3).click();
  await page.waitForSelector('.board [data-mark="move"]');
  const empty = await want(page);
  await click(page, (await marked(page)).find((it) => it.mark === "move"));
  const placed = await other(page, empty, "to place one");
  assert.equal(placed.filter(Boolean).length, 1);
  await page.waitForFunction((n) => document.querySelectorAll(".setup-tray button").length === n, many - 1);
  await page.click('[data-do="setup-kept"]');
  await page.click('[data-do="setup-use"]');
  assert.deepEqual(await other(page, placed, "one that was kept"), dragged);
  await page.waitForSelector(ACCEPT);
  assertQuiet(page);
  await page.context().close();
});

test("what does not fit is refused with its number, and everything stays", async () => {
  const { page } = await sit();
  await page.click('[data-do="setup-clear"]');
  await page.waitForSelector(".setup-tray");
  const hex = await (async () => {
    await page.locator(".setup-tray button").first().click();
    await page.waitForSelector('.board [data-mark="move"]');
    return (await marked(page)).find((it) => it.mark === "move").hex;
  })();
  for (let n = 0; n < 8; n++) {
    const before = await want(page);
    if (n) await page.locator(".setup-tray button").first().click();
    await page.waitForSelector('.board [data-mark="move"]');
    await click(page, { hex });
    await page.waitForFunction((was) => {
      const slot = Object.keys(sessionStorage).find((name) => name.startsWith("grognard.setup."));
      return sessionStorage.getItem(slot ?? "") !== was || document.querySelector(".pop.why .refusal");
    }, JSON.stringify(before));
    if (await page.locator(".pop.why .refusal").count()) break;
  }
  assert.match(await page.textContent(".pop.why .refusal"), /\d/);
  await page.context().close();
});
