// Pictures of every page at three widths, in both themes and languages, into target/shots. Not part of the tests:
//   GROGNARD=target/debug/grognard node web/tests/shots.js [name]

import { spawnSync } from "node:child_process";
import { mkdir } from "node:fs/promises";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { browse, chance, play, start, until, visit } from "./lib.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
process.env.GROGNARD ??= `${root}target/debug/grognard`;
const out = `${root}target/shots`;
const wanted = process.argv[2] ?? "";
const WIDTHS = { phone: [390, 844], laptop: [1280, 800], large: [1920, 1080], huge: [2560, 1440] };

await mkdir(out, { recursive: true });
const server = await start({ warm: true });
const browser = await browse();

/** A match in the middle of its game, seat 0 asked. */
async function middle(seats, scenario, clicks) {
  const match = await server.open(seats, scenario);
  const page = await visit(browser, server);
  await page.go(match.path);
  await play(page, { seed: 17, enough: (n) => n >= clicks });
  await page.context().close();
  return match;
}

/** A match of a system against the machine as it is after so many answers taken by chance, set up by the machine. */
async function later(system, answers) {
  const { scenarios } = (await server.api("/api/systems")).find((one) => one.id === system);
  const match = await server.open([{ by: "here" }, { by: "machine", level: "recruit" }], scenarios[0].id, system);
  const at = `/api/matches/${match.id}`;
  const [token] = match.tokens;
  const next = chance(5);
  for (let left = answers; left > 0;) {
    const { view, asked, seq, over } = await server.api(at, { token });
    if (over) return match;
    if (asked.seat !== 0) {
      await new Promise((done) => setTimeout(done, 20));
      continue;
    }
    const plan = asked.set_up ? await server.api(`${at}/setup`, { token, json: { seq, want: [], fill: true } }) : null;
    const [action, ...then] = plan ? plan.steps.map((step) => step.action) : [view.offers[Math.floor(next() * view.offers.length)].action];
    await server.api(`${at}/actions`, { token, json: { seq, action, ...(then.length ? { then } : {}) } });
    left -= plan ? 0 : 1;
  }
  return match;
}

test("pictures", { timeout: 1_200_000 }, async () => {
  const solo = await middle([{ by: "here" }, { by: "machine", level: "recruit" }], "4", 40);
  const woods = await middle([{ by: "here" }, { by: "machine", level: "recruit" }], "12", 12);
  const [lesson] = (await server.api("/api/systems")).find((one) => one.id === "ccgw").lessons;
  const shared = await server.open([{ by: "here" }, { by: "here" }], "1");
  const asked = (page) => until(page, "asked", "over", "handover");
  const pages = {
    home: ["/", (page) => page.locator(".sc img").first().waitFor()],
    matches: ["/?show=matches", (page) => page.locator("#main").waitFor()],
    match: [solo.path, asked],
    woods: [woods.path, asked],
    replay: [`/match/${solo.id}?p=6#t=${solo.tokens[0]}`, (page) => page.locator("[data-piece]").first().waitFor({ state: "attached" })],
    handover: [shared.path, asked],
    lesson: [`/lesson/ccgw/${lesson.id}`, asked],
    offline: [solo.path, async (page) => {
      await asked(page);
      await page.context().setOffline(true);
      await page.locator(".hand [data-card]").first().click({ position: { x: 20, y: 30 } });
      await page.locator("#prompt button[data-action]").first().click();
      await page.locator(".lost:visible").waitFor();
    }],
    rules: ["/rules/ccgw", (page) => page.locator("#main h1:visible, #main a:visible").first().waitFor()],
    rule: ["/rules/ccgw/ter.wire.move", (page) => page.locator("#main h1:visible, #main a:visible").first().waitFor()],
  };
  for (const { id } of await server.api("/api/systems")) {
    for (const [state, answers] of Object.entries({ "set-up": 0, later: 25 })) {
      if (!`${id}-${state}`.includes(wanted)) continue;
      pages[`${id}-${state}`] = [(await later(id, answers)).path, asked];
    }
  }
  for (const [name, [path, ready]] of Object.entries(pages)) {
    if (!name.includes(wanted)) continue;
    for (const [size, [width, height]] of Object.entries(WIDTHS)) {
      for (const theme of ["light", "dark"]) {
        for (const lang of ["en", "fr"]) {
          const page = await visit(browser, server, { width, height, theme, lang, touch: size === "phone" });
          await page.go(path);
          await ready(page).catch((error) => console.error(`${name} ${size}: ${error.message}`));
          await page.waitForTimeout(400);
          await page.screenshot({ path: `${out}/${name}-${size}-${theme}-${lang}.png` });
          if (page.problems.length) console.error(`${name} ${size} ${theme} ${lang}:`, page.problems.slice(0, 3));
          await page.context().close();
        }
      }
    }
  }
  spawnSync("ls", [out], { stdio: "inherit" });
});
