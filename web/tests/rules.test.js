// The rules: found by word or by id, in both languages, with their worked cases step by step.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, start, visit } from "./lib.js";

const server = await start();
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
