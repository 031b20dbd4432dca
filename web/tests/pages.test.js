// Every page, in both themes and at three widths: readable by everybody, quiet, and never wider than the screen.

import assert from "node:assert/strict";
import { test } from "node:test";
import { assertQuiet, browse, click, judged, play, start, until, visit } from "./lib.js";

const server = await start({ warm: true });
const browser = await browse();
const WIDTHS = [
  [390, 844],
  [1280, 800],
  [1920, 1080],
];

const match = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "4");
const second = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "10", "cce");
const third = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], "55");
const PAGES = [
  ["home", "/", (page) => page.locator(".sc img").first().waitFor()],
  ["home with options", "/", optionsOpen],
  ["match with a menu", third.path, menuOpen],
  ["match", match.path, (page) => until(page, "asked")],
  ["match with stacks", second.path, (page) => until(page, "asked")],
  ["rules", "/rules/ccgw", rulesRead],
  ["rules with letters", "/rules/cce/O20.3.4c", rulesRead],
];

/** The options of a scenario are unfolded, wherever its form is. */
async function optionsOpen(page) {
  await page.locator("button.sc").nth(2).click();
  await page.locator(".opts summary:visible").click();
}

/** A menu of specialists lies over the board. */
async function menuOpen(page) {
  await until(page, "asked");
  await click(page, { hex: "E3" });
  await page.locator(".pop.why .choice").first().waitFor();
}

/** The rules are there. */
async function rulesRead(page) {
  await page.locator("#main h1:visible, #main h2:visible, #main a:visible").first().waitFor();
  await page.waitForFunction(() => !document.querySelector(".bones"));
}

for (const [name, path, ready] of PAGES) {
  for (const theme of ["light", "dark"]) {
    test(`${name} is accessible, ${theme}`, async () => {
      const page = await visit(browser, server, { theme, lang: theme === "light" ? "en" : "fr" });
      await page.go(path);
      await ready(page);
      // With stacks: past the set-up, so that there are cards and menus.
      const clicks = { match: 2, "match with stacks": theme === "light" ? 45 : 3 }[name];
      if (clicks) await play(page, { seed: 31, enough: (done) => done >= clicks });
      assert.deepEqual(await judged(page), []);
      assertQuiet(page);
      await page.context().close();
    });
  }
  test(`${name} is never wider than the screen`, async () => {
    for (const lang of ["en", "fr"]) {
      for (const [width, height] of WIDTHS) {
        const page = await visit(browser, server, { width, height, lang, touch: width < 500 });
        await page.go(path);
        await ready(page);
        const wide = await page.evaluate(() => {
          const root = document.documentElement;
          const out = [...document.querySelectorAll("body *")].filter((node) => node.getBoundingClientRect().right > root.clientWidth + 1 && getComputedStyle(node).position !== "fixed");
          return { scroll: root.scrollWidth, client: root.clientWidth, out: out.slice(-3).map((node) => node.outerHTML.slice(0, 120)) };
        });
        assert.ok(wide.scroll <= wide.client, `${width} ${lang}: ${wide.scroll} > ${wide.client}: ${wide.out.join(" | ")}`);
        assertQuiet(page);
        await page.context().close();
      }
    }
  });
}

test("a page that is not there is an error of its own", async () => {
  const page = await visit(browser, server, { expected: (what) => /404|Failed to load/.test(what) });
  const answer = await page.go("/nothing/here");
  assert.equal(answer?.status(), 404);
  await page.context().close();
});

test("what a page loads is named in it, so that all of it is fetched at once", async () => {
  for (const [name, path, ready] of PAGES) {
    const page = await visit(browser, server);
    await page.go(path);
    await ready(page);
    const missing = await page.evaluate(() => {
      const named = new Set([...document.querySelectorAll("link[rel=modulepreload], script[type=module]")].map((node) => node.href ?? node.src));
      const loaded = performance.getEntriesByType("resource").map((entry) => entry.name).filter((url) => url.endsWith(".js") && !url.endsWith("/early.js"));
      // What a page fetches later, when it is needed, is another matter.
      return loaded.filter((url) => !named.has(url) && !/\/js\/board\//.test(url)).map((url) => new URL(url).pathname);
    });
    assert.deepEqual(missing, [], name);
    await page.context().close();
  }
});

test("a server that cannot write says so on every page, and no longer than that", async () => {
  for (const [name, path] of PAGES.filter(([name]) => ["home", "match", "rules"].includes(name))) {
    for (const [lang, words] of [["en", "cannot write"], ["fr", "ne peut plus écrire"]]) {
      const page = await visit(browser, server, { lang });
      let writes = false;
      await page.route("**/api/health", (route) => route.fulfill({ json: { writes } }));
      await page.go(path);
      const bar = page.locator(".lost.disk");
      await bar.filter({ hasText: words }).waitFor();
      writes = true;
      await bar.waitFor({ state: "hidden" });
      assertQuiet(page, name);
      await page.context().close();
    }
  }
});
