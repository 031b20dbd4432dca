// Whose seat it is: an invitation works once and not by mistake, and whoever runs the server comes in without a key on show.

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";
import { assertQuiet, browse, start, until, visit } from "./lib.js";

const server = await start();
const browser = await browse();

/** A match whose friend has not come; `link`: the invitation. */
async function invited(scenario = "1") {
  const match = await server.open([{ by: "here" }, { by: "far" }], scenario, "ccgw", { come: false });
  return { ...match, link: `/match/${match.id}#i=${match.invites[1]}` };
}

/** The match in the list of who looks. */
const row = (page, match) => page.locator(".mlist .m", { has: page.locator(`a[href^="/match/${match.id}"]`) });

test("an invitation is taken once, leads back, and the owner sees that the friend has come", async () => {
  const match = await invited();
  const mine = await visit(browser, server);
  await mine.go("/?show=matches");
  await row(mine, match).waitFor();
  assert.match(await row(mine, match).textContent(), /nobody has taken the invitation yet/);
  await row(mine, match).locator('[data-do="invite"]').click();
  assert.equal(await mine.locator("dialog input").inputValue(), server.url + match.link);

  const narrow = await visit(browser, server, { lang: "fr", width: 390, height: 844, touch: true });
  await narrow.go("/?show=matches");
  const bin = await row(narrow, match).locator('[data-do="discard"]').boundingBox();
  assert.ok(bin.x + bin.width <= 390, `what is done with a match is on the screen: ${JSON.stringify(bin)}`);

  const friend = await visit(browser, server, { owner: false });
  await friend.go(match.link);
  await until(friend, "asked", "waiting");
  assert.ok(!friend.url().includes("#"), "the invitation does not stay in the address");
  // The mail is opened again, after the match was taken off the list.
  await friend.evaluate(() => localStorage.removeItem("grognard.seats"));
  await friend.go("/");
  await friend.go(match.link);
  await until(friend, "asked", "waiting");

  const late = await visit(browser, server, { owner: false, lang: "fr", expected: (what) => /409/.test(what) });
  await late.go(match.link);
  await late.locator("#main h2").waitFor();
  assert.equal(await late.locator("#main h2").textContent(), "Cette place est prise");
  assertQuiet(late);

  await mine.go("/?show=matches");
  await row(mine, match).waitFor();
  assert.match(await row(mine, match).textContent(), /your friend has come/);
  assert.equal(await row(mine, match).locator('[data-do="invite"]').count(), 0);
  const [listed] = (await server.api("/api/matches")).filter((one) => one.id === match.id);
  assert.deepEqual([listed.seats[1].token, listed.seats[1].invite, listed.seats[1].taken], [undefined, undefined, true]);

  // The friend takes the seat along to another device.
  await friend.go("/?show=matches");
  await row(friend, match).locator('[data-do="own-link"]').click();
  const link = await friend.locator("dialog input").inputValue();
  const phone = await visit(browser, server, { owner: false, width: 390, height: 844, touch: true });
  await phone.goto(link);
  await until(phone, "asked", "waiting");
  for (const page of [mine, narrow, friend, phone]) {
    assertQuiet(page);
    await page.context().close();
  }
  await late.context().close();
});

test("an answer that is lost does not lose the seat", async () => {
  const match = await invited();
  const friend = await visit(browser, server, { owner: false, expected: (what) => /ERR_FAILED|Failed to load/.test(what) });
  await friend.route("**/take", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await friend.go(match.link);
  await friend.locator("#main h2").waitFor();
  await friend.unroute("**/take");
  const [listed] = (await server.api("/api/matches")).filter((one) => one.id === match.id);
  assert.ok(listed.seats[1].taken, "the server has given the seat");
  await friend.reload();
  await until(friend, "asked", "waiting");
  assertQuiet(friend);
  await friend.context().close();
});

test("whoever plays the other side here is asked before they take the invitation", async () => {
  const match = await invited();
  const page = await visit(browser, server);
  await page.go(match.path);
  await until(page, "asked", "waiting");
  const again = async () => {
    await page.go("/");
    await page.go(match.link);
    await page.locator("dialog").waitFor();
  };
  const taken = async () => (await server.api("/api/matches")).find((one) => one.id === match.id).seats[1].taken;
  await again();
  assert.match(await page.locator("dialog").textContent(), /works once/);
  await page.keyboard.press("Escape");
  await until(page, "asked", "waiting");
  await again();
  await page.locator('dialog [data-do="mine"]').click();
  await until(page, "asked", "waiting");
  assert.equal(await taken(), undefined);
  await again();
  await page.locator('dialog [data-do="both"]').click();
  await until(page, "asked", "handover", "pass");
  assert.equal(await taken(), true);
  assertQuiet(page);
  await page.context().close();
});

test("the file in the data folder, or a link that works once, makes a browser the owner's", async () => {
  const match = await invited();
  const come = async (address) => {
    const page = await visit(browser, server, { owner: false, expected: (what) => /403/.test(what) });
    await page.goto(address);
    await page.waitForURL((url) => url.href.startsWith(server.url) && !url.hash);
    await page.locator("button.sc").first().waitFor();
    return page;
  };
  const owner = (page) => page.evaluate(() => localStorage.getItem("grognard.owner"));
  const said = execFileSync(server.program, ["--lang", "en", "owner", "--data", server.data]).toString();
  const link = /http:\S+#code=\S+/.exec(said)?.[0] ?? "";
  for (const address of [`file://${server.data}/open.html`, link]) {
    const page = await come(address);
    assert.equal(await owner(page), server.owner);
    assert.ok(await page.locator(".spent").isHidden());
    await page.go("/?show=matches");
    await row(page, match).waitFor();
    assertQuiet(page);
    await page.context().close();
  }
  const late = await come(link);
  assert.equal(await owner(late), null);
  assert.match(await late.locator(".spent").textContent(), /grognard owner/);
  assertQuiet(late);
  await late.context().close();
});
