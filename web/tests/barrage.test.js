// A whole game of Great War Commander: a prepared position with tanks, Engineers and a Telephone in September 1918, played
// by clicks until there have been a barrage that stays, gas, a tank on the move, the work of Engineers and a Strategy
// Card, then to its end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertQuiet, assertWords, browse, chance, playOut, start, visit } from "./lib.js";

const server = await start({ content: fileURLToPath(new URL("barrage", import.meta.url)) });
const browser = await browse();

/** What must happen, with what is told when it does. */
const WANTED = {
  barrage: (text) => text.key === "gwc-axis",
  gas: (text) => text.key === "gwc-gas",
  "tank on the move": (text) => text.key === "gwc-moved" && JSON.stringify(text).includes("gwc-unit-renault"),
  "work of Engineers": (text) => text.key === "gwc-engineers",
  "strategy card": (text) => ["gwc-plan-played", "gwc-plan-plus"].includes(text.key),
};

/** The Orders with which artillery can be asked for: a card of Confusion by the Agent too. */
const REQUESTS = ["artillery-request", "liaison", "command-confusion"];

/** The words an offer is of: the card's Order, the deed. */
function keysIn(offer) {
  return (offer.text.args ?? []).flatMap(([, arg]) => (arg.text ? [arg.text.key] : []));
}

/** Chooses by what is still missing. */
function choose(view, offers, missing, next) {
  const any = (list) => list[Math.floor(next() * list.length)];
  const does = (word) => offers.filter((offer) => offer.action === word || offer.action.startsWith(`${word} `));
  const [moment, ends] = [view.prompt.moment, offers.find((offer) => ["done", "pass"].includes(offer.action))];
  const tanks = new Set(view.pieces.filter((piece) => piece.kind.startsWith("renault")).map((piece) => piece.id));
  const byTank = (word) => does(word).filter((offer) => tanks.has(offer.piece));
  const shells = missing.has("barrage") || missing.has("gas");
  if (missing.has("strategy card") && (does("plan").length || does("plus").length)) return any([...does("plan"), ...does("plus")]);
  if (moment === "orders") {
    const plays = (orders) => does("play").filter((offer) => orders.some((order) => keysIn(offer).includes(`gwc-order-${order}`)));
    const works = missing.has("work of Engineers") ? [...does("dig"), ...does("unwire")] : [];
    const wanted = [...works, ...(shells ? plays(REQUESTS) : []), ...(missing.has("tank on the move") ? plays(["move"]) : []), ...does("hq")];
    return wanted[0] ?? any(does("discard")) ?? ends ?? any(offers);
  }
  if (moment === "bombardment") return does(missing.has("barrage") ? "box standing" : "box gas")[0] ?? any(offers);
  if (moment === "observer") return does("oa")[0] ?? any(offers);
  if (moment === "spotting") return any(does("spot"));
  if (moment === "liaison") return does("request")[0] ?? any(does("at")) ?? any(offers);
  if (moment === "activate") return does("done")[0] ?? any(byTank("unit")) ?? any(offers);
  if (moment === "move") return (missing.has("tank on the move") && any(byTank("step"))) || ends || any(offers);
  if (moment === "discard") return any(does("discard")) ?? ends;
  return ends ?? any(offers.filter((offer) => !offer.aside));
}

/** One game; what did not happen in it. */
async function game(page, seed) {
  const match = await server.open([{ by: "machine", level: "recruit" }, { by: "here" }], "11", "gwc");
  const next = chance(seed);
  const laid = { gas: false, impact: false };
  const played = await playOut(page, server, match, {
    token: match.tokens[1],
    wanted: WANTED,
    choose: (view, missing) => choose(view, view.offers, missing, next),
    look: async (view) => {
      const words = view.hexes.flatMap((hex) => hex.words);
      laid.gas ||= words.includes("gas");
      laid.impact ||= words.includes("impact.american");
      await assertWords(page, /gwc-/);
    },
  });
  return { ...played, laid };
}

test("a whole game with a barrage that stays, gas, a tank on the move, Engineers and a Strategy Card", { timeout: 600_000 }, async () => {
  const page = await visit(browser, server, { lang: "fr" });
  let last;
  // Cards come as they come: a game that ends before everything has happened is played again.
  for (let seed = 1; seed <= 5; seed++) {
    last = await game(page, seed);
    if (!last.missing.size) break;
  }
  assert.deepEqual([...last.missing], []);
  assert.deepEqual(last.laid, { gas: true, impact: true }, "both lay on the map for all to see");
  assert.equal(await page.locator("#main").getAttribute("data-state"), "over");
  assert.match(await page.locator("#prompt h2").innerText(), /Allemands|Américains/, "the page says who has won");
  const [summary] = await server.api("/api/matches");
  assert.ok(summary.over, "the server holds the match for finished");
  assertQuiet(page);
  await page.context().close();
});
