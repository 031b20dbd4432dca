// A whole game of the system with the deck that rolls: a prepared position in which both sides stand beside each other,
// played by clicks until everything that makes it hard has happened, then to its end.

import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { assertQuiet, browse, chance, playOut, start, visit } from "./lib.js";

const server = await start({ content: fileURLToPath(new URL("skirmish", import.meta.url)) });
const browser = await browse();

/** What must happen, with what is told when it does. */
const WANTED = {
  order: (text) => text.key === "cce-order",
  action: (text) => text.key === "cce-action" && !named(text, "cce-deed-op-fire"),
  event: (text) => text.key === "cce-revealed-event",
  "opportunity fire": (text) => text.key === "cce-action" && named(text, "cce-deed-op-fire"),
  melee: (text) => text.key === "cce-melee",
  "time advance": (text) => text.key === "cce-time",
  "artillery request": (text) => text.key === "cce-spotted",
};

/** Whether a text has another in it. */
function named(text, key) {
  return (text.args ?? []).some(([, arg]) => arg.text?.key === key);
}

/** The words an offer is of: the card's Order, the deed, the hex it leads to. */
function keysIn(offer) {
  return (offer.text.args ?? []).flatMap(([, arg]) => (arg.text ? [arg.text.key] : []));
}

/** Chooses by what is still missing: the rarest first. */
function choose(view, offers, missing, next) {
  const any = (list) => list[Math.floor(next() * list.length)];
  const does = (word) => offers.filter((offer) => offer.action.startsWith(`${word} `));
  const plays = (order) => does("play").filter((offer) => keysIn(offer).includes(`cce-order-${order}`));
  const enemies = new Set(view.pieces.filter((piece) => piece.side !== "american").map((piece) => piece.place));
  const reacts = [...does("op-fire"), ...does("card")];
  if (view.prompt.moment === "orders") {
    const wanted = [
      ...(missing.has("artillery request") ? plays("artillery-request") : []),
      ...(missing.has("melee") ? plays("advance") : []),
      ...(missing.has("opportunity fire") ? plays("move") : []),
      ...(missing.has("event") || missing.has("action") ? [...plays("fire"), ...plays("recover")] : []),
    ];
    return wanted[0] ?? any(does("discard")) ?? offers.find((offer) => offer.action === "done");
  }
  if (view.prompt.moment === "activate") {
    // Whoever is led may advance into the enemy.
    const all = offers.find((offer) => offer.action === "all");
    if (all && named(view.prompt.detail ?? {}, "cce-order-advance")) return all;
    const leaders = does("unit").filter((offer) => /sergeant|lieutenant/.test(keysIn(offer).join() + JSON.stringify(offer.text)));
    return offers.find((offer) => offer.action === "done") ?? any(leaders.length ? leaders : does("unit")) ?? any(offers);
  }
  const into = does("step").filter((offer) => enemies.has(offer.click.at(-1).hex));
  if (into.length) return any(into);
  // A Move is over after a step or two; whatever may be played in answer is played.
  const ends = offers.filter((offer) => ["done", "pass"].includes(offer.action));
  if (reacts.length) return any(reacts);
  if (view.prompt.moment === "discard") return any(does("discard")) ?? ends[0];
  if (ends.length && (view.prompt.moment === "move" || next() < 0.4)) return ends[0];
  const all = offers.find((offer) => offer.action === "all");
  return all ?? any(offers.filter((offer) => !offer.aside));
}

/** One game; what did not happen in it. */
async function game(page, seed) {
  const match = await server.open([{ by: "machine", level: "corporal" }, { by: "here" }], "8", "cce");
  const next = chance(seed);
  return playOut(page, server, match, {
    token: match.tokens[1], wanted: WANTED, choose: (view, missing) => choose(view, view.offers, missing, next),
  });
}

test("a whole game with an order, an action, an event, opportunity fire, a melee, a time advance and artillery", { timeout: 420_000 }, async () => {
  const page = await visit(browser, server);
  let last;
  // Cards come as they come: a game that ends before everything has happened is played again.
  for (let seed = 1; seed <= 5; seed++) {
    last = await game(page, seed);
    if (!last.missing.size) break;
  }
  assert.deepEqual([...last.missing], []);
  assert.equal(await page.locator("#main").getAttribute("data-state"), "over");
  assert.match(await page.locator("#prompt h2").innerText(), /Germans|Americans/, "the page says who has won");
  assertQuiet(page);
  await page.context().close();
});
