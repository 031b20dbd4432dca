// @ts-check
// The end of a match: who won, by how much, and what to do now.
import { ApiError, openMatch } from "../api.js";
import { h, picture } from "../dom.js";
import { say, sayKey } from "../say.js";
import { headerOf, keepSeat, ownerKey } from "../store.js";
import { exportHeader } from "./header.js";
import { exportJournal } from "./journal.js";
import { Summary } from "./summary.js";
import { entry, sideName, sideOf } from "./words.js";
/** @import { SideView, Track } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Choice, Saying } from "./prompt.js" */
/** @import { Context } from "./state.js" */

/** How each match went, read once. @type {WeakMap<Game, Summary>} */
const summaries = new WeakMap();

/** @param {Context} ctx @param {Game} game */
function summaryOf(ctx, game) {
  const summary = summaries.get(game) ?? new Summary(ctx, game);
  summaries.set(game, summary);
  return summary;
}

/** @param {Context} ctx @param {Game} game @returns {Saying} */
export function endNodes(ctx, game) {
  const { env, view, positions } = ctx.state;
  const winner = sideOf(view, env.over?.winner);
  const round = positions.at(-1)?.round ?? 0;
  const goals = (view.sides ?? []).map((side) => ({ side, goal: goalOf(side) }));
  return {
    tone: winner && winner.seat === env.you ? "you" : "wait",
    eyebrow: sayKey("match-over", { n: round }),
    title: winner ? sayKey("match-won", { side: winner.text }) : sayKey("match-drawn"),
    lines: [],
    more: [h("div", { class: "score", "data-part": "over" }, goals.map(({ side, goal }) => score(ctx, side, goal))), summaryOf(ctx, game).brief()],
    choices: choices(ctx, game),
  };
}

/** The track that is played for. @param {SideView} side */
function goalOf(side) {
  return side.tracks.find((track) => track.goal) ?? side.tracks[0];
}

/** @param {Context} ctx @param {SideView} side @param {Track | undefined} goal */
function score(ctx, side, goal) {
  const art = ctx.faces.get(side.face);
  const figure = !goal ? "" : goal.goal ? `${goal.value}\u2009/\u2009${goal.of}` : String(goal.value);
  const label = goal ? entry(sideName(side), `${say(goal.text)} ${goal.value}`) : sideName(side);
  return h("div", { class: "score-side", role: "img", "aria-label": label },
    art && picture(art), h("b", {}, sideName(side)), h("span", { class: "num" }, figure), goal?.goal && medals(ctx, goal),
    goal?.parts?.length && h("span", { class: "parts" }, parts(goal).join(" · ")));
}

/** What a number is made of, in words. @param {Track} track */
export function parts(track) {
  return (track.parts ?? []).map((part) => entry(say(part.text), part.value));
}

/** What was won and what is missing. @param {Context} ctx @param {Track} goal */
export function medals(ctx, goal) {
  const of = goal.of ?? 0;
  const [won, missing] = [ctx.faces.get(goal.face), ctx.faces.get(`${goal.face}.empty`)];
  if (!won || of > 14) return null;
  const many = Math.max(of, goal.value);
  return h("span", { class: "medals", "aria-hidden": "true" },
    Array.from({ length: many }, (_, i) => (i < goal.value ? picture(won) : missing ? picture(missing) : null)));
}

/** @param {Context} ctx @param {Game} game @returns {Choice[]} */
function choices(ctx, game) {
  /** @type {Choice[]} */
  const list = [
    ...(ctx.review?.may ? [{ words: sayKey("review"), key: "e", run: () => ctx.review?.open(), does: "review" }] : []),
    { words: sayKey("summary"), key: "s", run: () => void summaryOf(ctx, game).open(), does: "summary" },
    { words: sayKey("match-watch"), key: "r", run: () => game.go(0).then(() => game.toggle()) },
    { words: sayKey("match-export"), run: () => exportJournal(game), tip: sayKey("match-verify-how") },
    { words: sayKey("match-home"), run: () => location.assign("/"), kind: "quiet" },
  ];
  if (headerOf(game.id)) list.splice(2, 0, { words: sayKey("header-save"), run: () => exportHeader(game), tip: sayKey("header-how") });
  if (ownerKey()) list.unshift({ words: sayKey("match-rematch"), key: "Enter", run: () => rematch(ctx), kind: "main" });
  return list;
}

/** The same again, with the same people and machines. @param {Context} ctx */
async function rematch(ctx) {
  const { env } = ctx.state;
  const seats = env.seats.map(({ by, level, friendly, help }) => (by === "machine" ? { by, level: level ?? undefined } : { by, ...(friendly ? { friendly } : {}), ...(help ? { help } : {}) }));
  try {
    const opened = await openMatch(ownerKey(), { system: env.system, scenario: env.scenario, seats });
    for (const seat of opened.seats) if (seat.token && seat.by === "here") keepSeat(opened.id, seat.seat, seat.token);
    location.assign(`/match/${opened.id}`);
  } catch (error) {
    if (error instanceof ApiError) location.assign("/");
    else throw error;
  }
}
