// @ts-check
// What the match is about, within reach while it is played: the situation, special rules, what wins.
import { ApiError, quick, systems } from "../api.js";
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { agreedLine } from "../options.js";
import { lang, say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { ruleLink } from "./popover.js";
import { mayResign } from "./resign.js";
import { entry, goalLine, sideName, upper } from "./words.js";
/** @import { Context } from "./state.js" */

/** @param {Context} ctx @param {() => void} resign */
export async function openAbout(ctx, resign) {
  const { env, view } = ctx.state;
  const none = (/** @type {unknown} */ error) => {
    if (!(error instanceof ApiError)) throw error;
    return undefined;
  };
  const [all, page] = await Promise.all([systems().catch(none), quick(env.system).catch(none)]);
  const scenario = all?.find((one) => one.id === env.system)?.scenarios.find((one) => one.id === env.scenario);
  const wins = page?.parts[0];
  const agreed = agreedLine(env.options);
  const part = (/** @type {string} */ title, /** @type {(Node | string | false | null | undefined | "")[]} */ ...nodes) => {
    const there = nodes.filter((node) => node);
    return there.length > 0 && h("section", {}, h("h3", {}, sayKey(title)), there.map((node) => (typeof node === "string" ? h("p", {}, node) : node)));
  };
  const goals = (view.sides ?? []).flatMap((side) => side.tracks.filter((track) => track.goal && track.of !== undefined)
    .map((track) => h("li", {}, entry(sideName(side), `${say(track.text)}, ${sayKey("match-of", { n: track.value, of: track.of ?? 0 })}`))));
  const fought = (view.objectives ?? []).map((goal) => h("li", {}, entry(goal.hexes.join(", "), upper(goalLine(view, goal)))));
  const body = h("div", { class: "about" },
    part("about-briefing", scenario && say(scenario.briefing)),
    part("about-special", scenario && say(scenario.special)),
    part("about-wins", wins?.text[lang()], goals.length > 0 && h("ul", {}, goals), fought.length > 0 && h("ul", {}, fought),
      wins && h("p", {}, wins.rules.flatMap((rule) => [ruleLink(env.system, rule), " "]))),
    part("about-options", agreed),
    h("div", { class: "acts" },
      h("a", { class: "btn", href: `/start/${encodeURIComponent(env.system)}`, target: "grognard-rules" }, sayKey("about-quick")),
      mayResign(env) && h("button", { type: "button", class: "btn danger", "data-do": "resign", onclick: () => {
        dialog.close();
        resign();
      } }, icon("cross"), sayKey("resign"))));
  const dialog = sheet({ title: say(env.title), body: [body] });
}
