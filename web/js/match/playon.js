// @ts-check
// Playing on from a position of a finished match: alone at one screen, or against the machine, with dice of its own.
import { ApiError, levels, openMatch } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { levelOf } from "../level.js";
import { say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { keep, keepSeat, ownerKey } from "../store.js";
import { choiceRow } from "./settings.js";
import { sideName, sideOf } from "./words.js";
/** @import { Level, SeatOrder } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** Both sides at this screen. */
const ALONE = "here";

/** @param {Context} ctx @param {Game} game */
export async function openPlayOn(ctx, game) {
  const { env, view, number, positions } = ctx.state;
  const strengths = await levels().catch(() => /** @type {Level[]} */ ([]));
  const choice = {
    seat: String(env.you ?? env.seats.find((one) => one.by !== "machine")?.seat ?? 0),
    against: levelOf(strengths) ?? ALONE,
  };
  const problem = h("p", { class: "wrong", role: "alert", hidden: true });
  const side = choiceRow(sayKey("playon-side"), env.seats.map(({ seat }) => ({ value: String(seat), words: sideName(sideOf(view, seat)) })), choice.seat, (value) => (choice.seat = value));
  const against = choiceRow(sayKey("playon-against"), [
    ...strengths.map(({ id, title }) => ({ value: id, words: say(title) })), { value: ALONE, words: sayKey("playon-alone") },
  ], choice.against, (value) => {
    choice.against = value;
    side.hidden = value === ALONE;
    if (value !== ALONE) keep("home.level", value);
  });
  side.hidden = choice.against === ALONE;
  const start = h("button", {
    type: "button", class: "btn main", "data-do": "play-on-start",
    onclick: async () => {
      start.disabled = true;
      try {
        await begin(game, number, choice);
      } catch (error) {
        if (!(error instanceof ApiError)) return game.trouble(error);
        refill(problem, icon("warning"), h("span", {}, sayKey([401, 403].includes(error.status) ? "home-owner-only" : "playon-refused", { code: error.code })));
        problem.hidden = false;
      } finally {
        start.disabled = false;
      }
    },
  }, sayKey("playon-start"));
  const round = positions.findLast((one) => one.number <= number)?.round ?? 0;
  sheet({ title: sayKey("playon"), body: [h("p", {}, sayKey("playon-from", { n: round })), against, side, problem], buttons: [start] });
}

/** @param {Game} game @param {number} position @param {{ seat: string, against: string }} choice */
async function begin(game, position, choice) {
  const { env } = game.state;
  /** @type {SeatOrder[]} */
  const seats = env.seats.map(({ seat }) => (choice.against === ALONE || String(seat) === choice.seat ? { by: "here" } : { by: "machine", level: choice.against }));
  const { token } = await game.client.look();
  const opened = await openMatch(ownerKey(), { system: env.system, scenario: env.scenario, seats, after: { match: game.id, token, position } });
  for (const seat of opened.seats) if (seat.token && seat.by === "here") keepSeat(opened.id, seat.seat, seat.token);
  location.assign(`/match/${encodeURIComponent(opened.id)}`);
}
