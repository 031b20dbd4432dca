// @ts-check
// The settings of the table, and standing orders: what is answered for a player in advance.
import { ApiError } from "../api.js";
import { h, refill } from "../dom.js";
import { agreedLine } from "../options.js";
import { icon } from "../icons.js";
import { LANGS, lang, sayKey, setLang } from "../say.js";
import { sheet } from "../sheet.js";
import { headerOf, keep, keptOrders, setting } from "../store.js";
import { setTheme } from "../top.js";
import { PACE, PACES } from "./game.js";
import { exportHeader } from "./header.js";
import { exportJournal } from "./journal.js";
import { LIES } from "./lies.js";
/** @import { Lang } from "../types.js" */
/** @import { Game } from "./game.js" */
/** @import { Context } from "./state.js" */

/** A row of choices of which one holds.
 * @param {string} title @param {{ value: string, words: string }[]} choices @param {string} now @param {(value: string) => void} choose */
export function choiceRow(title, choices, now, choose) {
  const name = `choice-${Math.random().toString(36).slice(2, 8)}`;
  return h("fieldset", { class: "choice-row" }, h("legend", {}, title),
    h("div", { class: "segments" }, choices.map(({ value, words }) =>
      h("label", {}, h("input", { type: "radio", name, value, checked: value === now, onchange: () => choose(value) }), h("span", {}, words)))));
}

/** @param {Context} ctx @param {Game} game @param {{ keys: () => void, text: () => void }} more */
export function openSettings(ctx, game, more) {
  const body = h("div", { class: "settings" });
  const draw = () => refill(body, rows(ctx, game, more, () => dialog.close(), again));
  const again = () => {
    dialog.close();
    openSettings(ctx, game, more);
  };
  const dialog = sheet({ title: sayKey("match-settings"), body: [body] });
  draw();
}

/** @param {Context} ctx @param {Game} game @param {{ keys: () => void, text: () => void }} more @param {() => void} close @param {() => void} again */
function rows(ctx, game, more, close, again) {
  const go = (/** @type {() => void} */ what) => () => {
    close();
    what();
  };
  const button = (/** @type {string} */ name, /** @type {string} */ words, /** @type {() => void} */ run) =>
    h("button", { type: "button", class: "btn", onclick: run }, icon(name), sayKey(words));
  const agreed = agreedLine(ctx.state.env.options);
  return [
    agreed && h("p", { class: "hint" }, agreed),
    choiceRow(sayKey("match-pace"), PACES.map((pace, i) => ({ value: String(pace), words: sayKey(`match-pace-${i}`) })),
      setting("pace", String(PACE)), (value) => keep("pace", value)),
    choiceRow(sayKey("match-odds"), ["on", "off"].map((value) => ({ value, words: sayKey(`match-odds-${value}`) })),
      ctx.state.showOdds ? "on" : "off", () => ctx.commands.toggleOdds()),
    choiceRow(sayKey("board-lies"), LIES.map((value) => ({ value, words: sayKey(`board-lies-${value}`) })),
      setting("board", LIES[0]), (value) => {
        keep("board", value);
        ctx.update();
      }),
    choiceRow(sayKey("match-theme"), ["light", "dark", "system"].map((value) => ({ value, words: sayKey(`match-theme-${value}`) })),
      setting("theme", "system") || "system", (value) => setTheme(value === "light" || value === "dark" ? value : null)),
    choiceRow(sayKey("page-language"), LANGS.map((value) => ({ value, words: sayKey(`page-language-${value}`) })),
      lang(), (value) => setLang(/** @type {Lang} */ (value)).then(again)),
    h("div", { class: "acts" },
      ctx.state.env.you !== null && !ctx.state.env.over && button("hand", "match-orders", go(() => openOrders(game))),
      button("list", "match-text-board", go(more.text)),
      button("keys", "match-keys", go(more.keys)),
      button("export", "match-export", () => exportJournal(game)),
      headerOf(game.id) && button("die", "header-save", () => exportHeader(game))),
    headerOf(game.id) && h("p", { class: "hint" }, sayKey("header-how")),
  ];
}

/** What the simple choices write. @type {[string, string][]} */
const SIMPLE = [["ask", "*: -> ask\n"], ["hold", ""], ["pass", "*: -> pass\n"]];

/** @param {Game} game */
export async function openOrders(game) {
  const text = await game.client.orders().catch(() => "");
  const field = h("textarea", { class: "field orders", rows: 7, spellcheck: "false", "aria-label": sayKey("match-orders-text") });
  field.value = text;
  const wrong = h("p", { class: "wrong", role: "alert", hidden: true });
  const plain = text.replaceAll(" until match", "").trim();
  const now = SIMPLE.find(([, words]) => words.trim() === plain)?.[0] ?? "";
  const choices = choiceRow(sayKey("match-orders-when"), SIMPLE.map(([value]) => ({ value, words: sayKey(`match-orders-${value}`) })), now, (value) => {
    field.value = SIMPLE.find(([name]) => name === value)?.[1] ?? "";
  });
  const save = h("button", { type: "button", class: "btn main", onclick: () => store() }, sayKey("match-orders-save"));
  const { system } = game.state.env;
  const kept = keptOrders(system);
  const forget = h("button", {
    type: "button", class: "btn", "data-do": "forget-orders",
    onclick: () => {
      keep(`orders.${system}`, null);
      forget.disabled = true;
    },
  }, sayKey("orders-forget"));
  const dialog = sheet({
    title: sayKey("match-orders"),
    body: [h("p", {}, sayKey("match-orders-what")), choices,
      h("details", { open: !now }, h("summary", {}, sayKey("match-orders-text")), field, h("p", { class: "hint" }, sayKey("match-orders-grammar"))), wrong,
      kept && h("section", { class: "kept-orders" }, h("p", {}, sayKey("orders-kept")), h("pre", {}, kept), forget)].filter((node) => node !== ""),
    buttons: [save],
  });
  async function store() {
    try {
      await game.client.putOrders(field.value);
      dialog.close();
    } catch (error) {
      wrong.hidden = false;
      const body = error instanceof ApiError ? error.body : {};
      refill(wrong, icon("warning"), [body.line && sayKey("match-orders-line", { n: body.line }), body.what ?? /** @type {Error} */ (error).message, body.mend].filter(Boolean).join(" "));
    }
  }
}
