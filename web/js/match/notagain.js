// @ts-check
// "Do not ask again": a standing order made where the question is put, for as long and for as much as the player likes.
import { h } from "../dom.js";
import { attribute, hasWords, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { keepOrder, keptOrders, seenBy } from "../store.js";
import { choiceRow } from "./settings.js";
/** @import { Envelope, View } from "../types.js" */
/** @import { Game } from "./game.js" */

const SCOPES = ["attack", "order", "turn", "match"];
/** In this match and in all that this browser begins after it. */
const EVER = "ever";
/** Every window. */
const ALL = "*";
/** The notation of passing, in every system. */
const PASS = "pass";

/** The conditions that can be made of the facts beside a question: those with words, whose attribute says how they are compared.
 * @param {View} view @returns {{ value: string, words: string }[]} */
function conditions(view) {
  return Object.entries(view.prompt?.facts ?? {}).flatMap(([fact, n]) => {
    const key = `${view.system}-when-${fact}`;
    const op = hasWords(key) ? attribute(key, "op") : null;
    return op ? [{ value: `${fact}${op}${n}`, words: sayKey(key, { n }) }] : [];
  });
}

/** Whether passing can be ordered for the question now open. @param {View} view @param {boolean} window */
export function mayPassAhead(view, window) {
  return window && view.offers.some((offer) => offer.action === PASS);
}

/** Asks for how long and when, keeps the order, and passes. @param {Game} game @param {() => void} pass
 * @param {Game["client"]} [client] whose order it is */
export function openNotAgain(game, pass, client = game.client) {
  const { view } = game.state;
  const moment = view.prompt?.moment ?? ALL;
  const order = { until: "turn", what: moment, when: "" };
  // Where two share the screen, nobody knows whose habit it is.
  const lasting = Object.keys(game.tokens).length > 1 ? SCOPES : [...SCOPES, EVER];
  const when = conditions(view);
  const keep = h("button", { type: "button", class: "btn main", onclick: () => store() }, sayKey("match-not-again-keep"));
  const scopes = lasting.map((value) => ({ value, words: sayKey(`match-until-${value}`) }));
  const dialog = sheet({
    title: sayKey("match-not-again"),
    body: [
      h("div", { class: "settings" },
        choiceRow(sayKey("match-not-again-until"), scopes, order.until, (value) => (order.until = value)),
        choiceRow(sayKey("not-again-what"), [moment, ALL].map((value) => ({ value, words: sayKey(value === ALL ? "not-again-all" : "not-again-this") })), moment, (value) => (order.what = value)),
        when.length > 0 && choiceRow(sayKey("match-not-again-when"), [{ value: "", words: sayKey("match-not-again-always") }, ...when], "", (value) => (order.when = value))),
      h("p", { class: "hint" }, sayKey("match-not-again-hint")),
    ],
    buttons: [keep],
  });
  async function store() {
    const line = `${order.what}: ${order.what === ALL ? "" : order.when} -> pass until ${order.until === EVER ? "match" : order.until}`;
    if (order.until === EVER) keepOrder(view.system, line);
    dialog.close();
    try {
      await client.putOrders(`${line}\n${await client.orders()}`);
      pass();
    } catch (error) {
      game.trouble(error);
    }
  }
}

/** Who comes to a match for the first time brings the standing orders that he keeps for every match. @param {Game} game @param {Envelope} env */
export async function bringOrders(game, env) {
  const kept = keptOrders(env.system);
  const first = env.you !== null && seenBy(game.id, env.you) === undefined;
  if (!kept || !first || env.over || env.lesson || Object.keys(game.tokens).length > 1) return;
  try {
    await game.client.putOrders(kept + (await game.client.orders()));
  } catch (error) {
    game.trouble(error);
  }
}
