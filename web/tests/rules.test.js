// The rules: found by word or by id, in both languages, with their worked cases step by step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, start, visit } from "./lib.js";

const server = await start({ warm: true });
const browser = await browse();

test("a rule is found by its id and by a word of it, in both languages", async () => {
  const rules = await server.api("/api/systems/ccgw/rules");
  const rule = rules.find((one) => one.id === "ter.wire.move") ?? rules[0];
  for (const lang of ["en", "fr"]) {
    const page = await visit(browser, server, { lang });
    await page.go(`/rules/ccgw/${rule.id}`);
    await page.waitForFunction((words) => document.body.innerText.includes(words), rule.title[lang]);
    const search = page.locator("input[type=search]:visible").first();
    await search.fill(rule.id);
    await page.waitForFunction((words) => document.body.innerText.includes(words), rule.title[lang]);
    assertQuiet(page);
    await page.context().close();
  }
});

test("a worked case is stepped through", async () => {
  const rules = await server.api("/api/systems/ccgw/rules");
  const worked = rules.find((rule) => rule.cases > 0);
  assert.ok(worked, "there are worked cases");
  const page = await visit(browser, server);
  await page.go(`/rules/ccgw/${worked.id}`);
  const open = page.locator('[data-do="case"]').first();
  await open.click();
  await page.locator("[data-hex]").first().waitFor({ state: "attached" });
  const next = page.locator('[data-do="step"]').first();
  if (await next.isEnabled()) await next.click();
  assertQuiet(page);
  await page.context().close();
});

test("cases are told in the language of the page, without notation", async () => {
  const [name] = await server.api("/api/systems/ccgw/rules/ter.wire.move/cases");
  for (const lang of ["en", "fr"]) {
    const page = await visit(browser, server, { lang });
    await page.go("/rules/ccgw/ter.wire.move");
    const step = page.locator('[data-do="step"]').first();
    for (await step.waitFor(); await step.isEnabled(); ) {
      await step.click();
      assert.equal(await page.locator(".case .notation").count(), 0);
    }
    assert.ok(await page.locator(".case .expects li").count());
    const title = await page.locator(".case h2").innerText();
    assert.equal(title === name.name, lang === "en", title);
    assertQuiet(page);
    await page.context().close();
  }
});

test("a case is shown close up: its units are whole in sight", async () => {
  for (const [width, height] of [[390, 844], [1280, 800]]) {
    const page = await visit(browser, server, { width, height });
    await page.go("/rules/ccgw/ter.wire.move");
    await page.locator(".case .piece").first().waitFor({ state: "attached" });
    await page.waitForTimeout(400);
    const out = await page.evaluate(() => {
      const port = document.querySelector(".case .board").getBoundingClientRect();
      const boxes = [...document.querySelectorAll(".case .piece")].map((node) => node.getBoundingClientRect());
      return boxes.filter((box) => box.left < port.left || box.right > port.right || box.top < port.top || box.bottom > port.bottom).length;
    });
    assert.equal(out, 0, `${width}: ${out} units are cut off`);
    assertQuiet(page);
    await page.context().close();
  }
});

test("a rule is found by another word for it, in either language, with or without accents", async () => {
  const found = async (/** @type {import("playwright-core").Page} */ page, /** @type {string} */ query) => {
    await page.locator("input[type=search]:visible").first().fill(query);
    await page.waitForFunction(() => document.querySelector('.toc [data-rule="ranged.mg"]') && !document.querySelector('.toc [data-rule="ter.forest.los"]'));
    return page.locator(".toc [data-rule]").count();
  };
  for (const lang of ["en", "fr"]) {
    const page = await visit(browser, server, { lang });
    await page.go("/rules/ccgw");
    await page.locator("input[type=search]:visible").first().focus();
    await page.locator('.toc [data-rule="ter.forest.los"]').waitFor({ state: "attached" });
    const all = await page.locator(".toc [data-rule]").count();
    for (const query of ["machine gun", "machine guns", "MG", "mitrailleuse", "MITRAILLEUSE"]) {
      const many = await found(page, query);
      assert.ok(many > 0 && many < all / 2, `${query}: ${many} of ${all}`);
    }
    await page.locator("input[type=search]:visible").first().fill("tranchee");
    await page.waitForFunction(() => document.querySelector('[data-rule="ter.trench.move"]') && !document.querySelector('[data-rule="ter.forest.los"]'));
    assertQuiet(page);
    await page.context().close();
  }
});
