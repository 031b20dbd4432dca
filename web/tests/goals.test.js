// A goal given together with an order: it waits, is drawn, told and taken back before it is gone to.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, click, judged, selector, start, state, until, visit } from "./lib.js";

// With this hand a card orders units of the centre.
const server = await start({ seed: 18 });
const browser = await browse();
const CARD = "attack-centre";

/** A match in which the card is aimed at, and whom it could order. */
async function aimed(options) {
  const match = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "1", "ccgw", { seed: 18 });
  const [token] = match.tokens;
  const page = await visit(browser, server, options);
  const sent = [];
  page.on("request", (request) => request.method() === "POST" && sent.push(request.postDataJSON()));
  await page.go(match.path);
  await until(page, "asked");
  await click(page, { card: CARD });
  const { later } = await server.api(`/api/matches/${match.id}/after?${new URLSearchParams({ action: `play ${CARD}` })}`, { token });
  const { first, offers } = later.at(-1);
  const order = offers.find((offer) => /^order/.test(offer.action) && JSON.stringify(offer.text).includes("infantry"));
  const [{ hex }] = order.click;
  await page.locator(`${selector({ hex })}[data-mark="pick"]`).waitFor({ state: "attached" });
  const query = new URLSearchParams([["from", hex], ...[`play ${CARD}`, ...first, order.action].map((one) => ["first", one])]);
  const { ways } = await server.api(`/api/matches/${match.id}/ways?${query}`, { token });
  const way = ways.find((one) => one.steps.length === 2 && !one.open);
  // Who could be sent where, by hex.
  const reach = new Map();
  for (const { action, click: [at] } of offers.filter((offer) => /^order/.test(offer.action) && offer.click.length)) {
    const asks = new URLSearchParams([["from", at.hex], ...[`play ${CARD}`, ...first, action].map((one) => ["first", one])]);
    for (const { to } of (await server.api(`/api/matches/${match.id}/ways?${asks}`, { token })).ways) reach.set(to, [...(reach.get(to) ?? []), { from: at.hex, action }]);
  }
  return { match, page, sent, order, hex, way, reach, look: () => server.api(`/api/matches/${match.id}`, { token }) };
}

const goal = (page, hex) => page.locator(`${selector({ hex })}[data-mark="move"]`);

test("a goal waits for its time, is told and drawn, and is taken back before the order is", async () => {
  const { page, order, hex, way, look } = await aimed({ lang: "fr" });
  await click(page, { hex });
  await goal(page, way.to).waitFor({ state: "attached" });
  const { seq } = await state(page);
  assert.match(await page.locator("#prompt").innerText(), new RegExp(`Un clic sur un but, et ${hex} s’y rendra`));
  // The keyboard comes to the goals too, and is told what they cost.
  const board = page.locator("[role=application]");
  await board.focus();
  const label = () => board.evaluate((node) => document.getElementById(node.getAttribute("aria-activedescendant") ?? "")?.getAttribute("aria-label") ?? "");
  for (let i = 0; i < 30 && !/[Cc]oût\S* \d/.test(await label()); i++) await page.keyboard.press("Tab");
  assert.match(await label(), /[Cc]oût\S* \d/);
  assert.deepEqual(await judged(page), []);
  await click(page, { hex: way.to });
  await page.locator(".planned").waitFor({ state: "attached" });
  assert.match(await page.locator("#prompt").innerText(), /Une unité ira à son but/);
  assert.deepEqual(await judged(page), []);
  // Nothing of it is done yet.
  assert.equal((await look()).seq, seq);
  await page.keyboard.press("z");
  await page.locator("#prompt", { hasText: "Un clic sur un but" }).waitFor();
  await goal(page, way.to).waitFor({ state: "attached" });
  assert.equal((await look()).seq, seq);
  await page.keyboard.press("z");
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was, seq);
  const now = await look();
  assert.equal(now.asked.moment, "command", `${order.action} is taken back with its card`);
  assertQuiet(page);
  await page.context().close();
});

test("who is dropped on no goal is given no order; on a goal he is, and goes when the orders are ended", async () => {
  const { page, sent, order, hex, way, look } = await aimed();
  const { seq, view } = await look();
  const unit = view.pieces.find((piece) => piece.place === hex).id;
  const drag = async (to, before) => {
    const [a, b] = await Promise.all([hex, to].map((one) => page.locator(selector({ hex: one })).first().boundingBox()));
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await before();
    await page.mouse.up();
  };
  await drag("A11", () => goal(page, way.to).waitFor({ state: "attached" }));
  assert.deepEqual([sent.length, (await look()).seq], [0, seq]);
  await drag(way.to, () => page.locator(".disc.hot").waitFor({ state: "attached" }));
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was, seq);
  assert.equal(sent.length, 1);
  assert.deepEqual([sent[0].action, sent[0].then.at(-1)], [`play ${CARD}`, order.action]);
  await until(page, "asked");
  await page.keyboard.press("e");
  for (const limit = Date.now() + 20_000; (await look()).view.pieces.find((piece) => piece.id === unit).place !== way.to;) {
    assert.ok(Date.now() < limit, "it goes to its goal");
    await page.waitForTimeout(30);
  }
  assertQuiet(page);
  await page.context().close();
});

test("a goal that only one could be sent to means him, of several it is asked who, and nobody is sent where nobody can go", async () => {
  const { page, sent, reach, look } = await aimed();
  const { seq, view } = await look();
  const free = (hex) => !view.pieces.some((piece) => piece.place === hex);
  const [to, [{ from, action }]] = [...reach].find(([hex, who]) => who.length === 1 && free(hex));
  const [many, who] = [...reach].find(([hex, several]) => several.length > 1 && free(hex));
  const none = await page.locator(".board [data-hex]").evaluateAll((nodes) => nodes.map((node) => node.getAttribute("data-hex")));
  await click(page, { hex: none.find((hex) => !reach.has(hex) && free(hex)) });
  await page.locator(".pop.why:visible").waitFor();
  await page.keyboard.press("Escape");
  // Before it is pressed it is shown who would go.
  const box = await page.locator(selector({ hex: to })).first().boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator(".disc.hot").waitFor({ state: "attached" });
  await page.locator(".planned").waitFor({ state: "attached" });
  assert.deepEqual([sent.filter((one) => one.action).length, (await look()).seq], [0, seq]);
  await click(page, { hex: many });
  const choices = page.locator(".pop.why .choice");
  await choices.first().waitFor();
  assert.match(await page.locator(".pop.why:visible").innerText(), new RegExp(`Who goes to ${many}\\?`));
  assert.deepEqual((await choices.evaluateAll((nodes) => nodes.map((node) => node.dataset.action))).sort(), who.map((one) => one.action).sort());
  assert.deepEqual(await judged(page), []);
  await page.keyboard.press("Escape");
  assert.equal((await look()).seq, seq);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await goal(page, to).waitFor({ state: "attached" });
  await click(page, { hex: to });
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was, seq);
  assert.deepEqual([sent.at(-1).action, sent.at(-1).then.at(-1)], [`play ${CARD}`, action]);
  await until(page, "asked");
  await page.locator(".planned").waitFor({ state: "attached" });
  const ordered = await look();
  assert.equal(ordered.view.pieces.some((piece) => piece.place === from), true, "nobody moves before his time");
  await page.keyboard.press("z");
  await page.locator(".planned").waitFor({ state: "detached" });
  assert.equal((await look()).asked.moment, "command");
  assertQuiet(page);
  await page.context().close();
});

test("while one waits for his goal, a click elsewhere sends nobody else", async () => {
  const { page, hex, reach, look } = await aimed();
  await click(page, { hex });
  const own = [...reach].find(([, who]) => who.some((one) => one.from === hex))[0];
  await goal(page, own).waitFor({ state: "attached" });
  const { seq, view } = await look();
  const other = [...reach].find(([to, who]) => !who.some((one) => one.from === hex) && !view.pieces.some((piece) => piece.place === to))[0];
  await click(page, { hex: other });
  await page.locator(".pop.why:visible").waitFor();
  assert.equal((await look()).seq, seq);
  assertQuiet(page);
  await page.context().close();
});

test("a finger is shown who would go before he is sent", async () => {
  const { page, reach, look } = await aimed({ touch: true });
  const { seq, view } = await look();
  const [to] = [...reach].find(([hex, who]) => who.length === 1 && !view.pieces.some((piece) => piece.place === hex));
  const { x, y, width, height } = await page.locator(selector({ hex: to })).first().boundingBox();
  const tap = () => page.touchscreen.tap(x + width / 2, y + height / 2);
  await tap();
  await goal(page, to).waitFor({ state: "attached" });
  await page.locator(".planned").waitFor({ state: "attached" });
  assert.equal((await look()).seq, seq);
  await tap();
  await page.waitForFunction((was) => Number(document.querySelector("#main").dataset.seq) > was, seq);
  assertQuiet(page);
  await page.context().close();
});
