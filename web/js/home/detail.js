// @ts-check
// One scenario: what happened there, who plays which side, and the start.
import { ApiError, LineLost, faces, openMatch } from "../api.js";
import { h, picture, refill } from "../dom.js";
import { icon } from "../icons.js";
import { levelOf } from "../level.js";
import { say, sayKey } from "../say.js";
import { keep, keepPlaced, keepSeat, ownerKey, setting } from "../store.js";
import { emblem, thumb, when } from "./cards.js";
import { invite } from "./invite.js";
import { handicapChoice } from "../handicap.js";
import { optionChoice } from "../options.js";
import { reach } from "./reach.js";
/** @import { Help } from "../wire.js" */
/** @import { Art, By, Character, Opened, Scenario, SeatOrder, Strength, SystemInfo } from "../types.js" */

/** @type {{ by: By, icon: string, key: string }[]} */
const OPPONENTS = [
  { by: "machine", icon: "machine", key: "home-machine" },
  { by: "here", icon: "users", key: "home-here" },
  { by: "far", icon: "link", key: "home-far" },
];

/** How much a machine helps. @type {Help[]} */
const HELPS = ["none", "hints", "warnings"];

/** @param {SystemInfo} system @param {Scenario} scenario @returns {Node[]} */
export function detail(system, scenario) {
  const choice = {
    seat: 0,
    by: /** @type {By} */ (OPPONENTS.find((one) => one.by === setting("home.opponent"))?.by ?? "machine"),
    level: levelOf(system.levels),
    character: system.characters.find((one) => one.id === setting("home.character"))?.id,
    options: /** @type {Record<string, string>} */ ({}),
    friendly: setting("home.friendly") === "on",
    help: HELPS.find((one) => one === setting("home.help")) ?? "hints",
    placed: setting("home.placed") === "on",
  };
  const problem = h("p", { class: "wrong", role: "alert", hidden: true });
  const start = h("button", { type: "submit", class: "btn main wide" });
  const hint = h("p", { class: "hint" });
  const strength = h("div", { class: "machine" }, strengths(system.levels, choice), characters(system.characters, choice));
  const friendly = tick("friendly", choice, "table-friendly");
  const help = helps(choice);
  const placed = tick("placed", choice, "home-placed");
  const far = h("div", { hidden: true });
  const change = () => {
    far.hidden = choice.by !== "far";
    // Whether a friend could come is asked when it matters.
    if (!far.hidden && !far.hasChildNodes()) far.append(reach());
    strength.hidden = friendly.hidden = help.hidden = choice.by !== "machine";
    // Two at one screen each have their own wishes.
    placed.hidden = !scenario.places || choice.by === "here";
    hint.textContent = sayKey(`home-${choice.by}-hint`);
    hint.hidden = choice.by === "machine";
    start.textContent = sayKey("home-start");
  };
  const form = h("form", {
    onsubmit: async (/** @type {SubmitEvent} */ event) => {
      event.preventDefault();
      problem.hidden = true;
      start.disabled = true;
      start.textContent = sayKey("home-starting");
      try {
        await begin(system, scenario, choice);
      } catch (error) {
        refill(problem, icon("warning"), h("span", {}, why(error)));
        problem.hidden = false;
      } finally {
        start.disabled = false;
        change();
      }
    },
  }, sideChoice(system, scenario, choice), opponentChoice(choice, change), strength, help, friendly, placed, hint, far, optionChoice(scenario, choice.options), handicapChoice(system, scenario, choice.options), problem, start);
  change();
  return [
    thumb(system.id, scenario.id),
    h("div", { class: "p" },
      h("div", {}, h("h2", {}, say(scenario.title)), h("p", { class: "when" }, facts(scenario)), h("p", { class: "lead" }, say(scenario.briefing))),
      form,
      h("div", { class: "special" }, h("h3", { class: "eyebrow" }, sayKey("home-special")), h("p", {}, say(scenario.special)))),
  ];
}

/** @param {SystemInfo} system @param {Scenario} scenario @param {{ seat: number }} choice */
function sideChoice(system, scenario, choice) {
  return h("fieldset", { class: "sides" }, h("legend", { class: "eyebrow" }, sayKey("home-side")),
    scenario.sides.map((side, seat) => h("label", { class: "sd" },
        h("input", { type: "radio", name: "side", class: "sr", checked: seat === choice.seat, onchange: () => { choice.seat = seat; } }),
        emblem(system.id, scenario, seat), h("b", {}, say(side)), assets(system, scenario, seat))));
}

/** What a side begins with, each with its drawing; the words are in the tip and for those who do not see it.
 * @param {SystemInfo} system @param {Scenario} scenario @param {number} seat */
function assets(system, scenario, seat) {
  const line = h("span", { class: "assets" });
  const tracks = (scenario.setup?.[seat]?.tracks ?? []).filter((track) => !track.goal);
  if (!tracks.length) {
    line.textContent = sayKey(seat === 0 ? "home-side-first" : "home-side-second");
    return line;
  }
  const draw = (/** @type {Map<string, Art>} */ arts) => refill(line, tracks.map((track) => {
    const art = track.face && arts.get(track.face);
    // Before anything has happened, what may be reached tells more than what there is.
    const n = track.of ?? track.value;
    return h("span", { title: `${say(track.text)} ${n}` }, art ? picture(art) : `${say(track.text)} `,
      art && h("span", { class: "sr" }, `${say(track.text)} `), h("b", { class: "num" }, n));
  }));
  faces(system.id, tracks.flatMap((track) => track.face ?? [])).then(draw, () => draw(new Map()));
  return line;
}

/** Date, length, and what is to be reached. @param {Scenario} scenario */
function facts(scenario) {
  const goal = scenario.setup?.[0]?.tracks.find((track) => track.goal);
  return goal?.of ? `${when(scenario)} · ${sayKey("home-goal", { track: goal.text, n: goal.of })}` : when(scenario);
}

/** @param {{ by: By }} choice @param {() => void} change */
function opponentChoice(choice, change) {
  return h("fieldset", { class: "opp" }, h("legend", { class: "sr" }, sayKey("home-opponent")),
    h("div", { class: "row" }, OPPONENTS.map((one) => h("label", {},
      h("input", {
        type: "radio", name: "opponent", class: "sr", checked: one.by === choice.by,
        onchange: () => {
          choice.by = one.by;
          keep("home.opponent", one.by);
          change();
        },
      }), icon(one.icon), h("span", {}, sayKey(one.key))))));
}

/** How strong the machine is, with what there is to say of the strength that is chosen.
 * @param {Strength[]} levels @param {{ level: string | undefined }} choice */
function strengths(levels, choice) {
  const about = h("p", { class: "hint", id: "about-level", "aria-live": "polite" });
  const tell = () => {
    about.textContent = levels.find((level) => level.id === choice.level)?.about.map((text) => say(text)).join(" ") ?? "";
  };
  tell();
  return h("div", {}, h("fieldset", { class: "lv five", "aria-describedby": about.id }, h("legend", { class: "sr" }, sayKey("home-strength")),
    levels.map((level, i) => h("label", {},
      h("input", {
        type: "radio", name: "level", class: "sr", value: level.id, checked: level.id === choice.level,
        onchange: () => {
          choice.level = level.id;
          keep("home.level", level.id);
          tell();
        },
      }),
      h("span", { class: "pips", "aria-hidden": "true" }, levels.map((_, k) => h("i", { class: k <= i ? "on" : null }))),
      h("span", {}, say(level.title))))), about);
}

/** What the machine likes besides winning. @param {Character[]} all @param {{ character: string | undefined }} choice */
function characters(all, choice) {
  if (!all.length) return null;
  const about = h("p", { class: "hint", id: "about-character", "aria-live": "polite" });
  const tell = () => {
    const one = all.find(({ id }) => id === choice.character);
    about.textContent = one ? say(one.about) : sayKey("home-character-none-about");
  };
  tell();
  const choose = (/** @type {string | undefined} */ id, /** @type {string} */ words) => h("label", {},
    h("input", {
      type: "radio", name: "character", class: "sr", value: id ?? "", checked: id === choice.character,
      onchange: () => {
        choice.character = id;
        keep("home.character", id ?? "");
        tell();
      },
    }),
    h("span", {}, words));
  return h("div", {}, h("fieldset", { class: "lv", "aria-describedby": about.id }, h("legend", { class: "sr" }, sayKey("home-character")),
    choose(undefined, sayKey("home-character-none")), all.map(({ id, title }) => choose(id, say(title)))), about);
}

/** How much a machine helps who plays against one. @param {{ help: Help }} choice */
function helps(choice) {
  return h("fieldset", { class: "lv" }, h("legend", { class: "sr" }, sayKey("home-help")),
    HELPS.map((one) => h("label", {},
      h("input", {
        type: "radio", name: "help", class: "sr", value: one, checked: one === choice.help,
        onchange: () => {
          choice.help = one;
          keep("home.help", one);
        },
      }),
      h("span", {}, sayKey(`home-help-${one}`)))));
}

/** Something that one may want besides, kept for the next match: against the machine alone to take back whatever one likes, or that one's
 * force is placed by the machine. @param {"friendly" | "placed"} name @param {{ friendly: boolean, placed: boolean }} choice @param {string} words */
function tick(name, choice, words) {
  return h("label", { class: "friendly" },
    h("input", {
      type: "checkbox", name, checked: choice[name],
      onchange: (/** @type {Event} */ event) => {
        choice[name] = /** @type {HTMLInputElement} */ (event.target).checked;
        keep(`home.${name}`, choice[name] ? "on" : "off");
      },
    }),
    h("span", {}, h("b", {}, sayKey(words)), h("small", {}, sayKey(`${words}-hint`))));
}

/** @param {SystemInfo} system @param {Scenario} scenario
 * @param {{ seat: number, by: By, level: string | undefined, character: string | undefined, options: Record<string, string>, friendly: boolean, help: Help, placed: boolean }} choice */
async function begin(system, scenario, choice) {
  /** @type {SeatOrder[]} */
  const seats = scenario.seats.map((_, seat) => {
    if (seat === choice.seat) return { by: "here", ...(choice.by === "machine" ? { help: choice.help, ...(choice.friendly ? { friendly: true } : {}) } : {}) };
    return choice.by === "machine" ? { by: "machine", level: choice.level, character: choice.character } : { by: choice.by };
  });
  /** @type {Opened} */
  const opened = await openMatch(ownerKey(), { system: system.id, scenario: scenario.id, seats, options: choice.options });
  for (const seat of opened.seats) {
    if (seat.by === "here" && seat.token) keepSeat(opened.id, seat.seat, seat.token);
  }
  if (choice.placed && choice.by !== "here") keepPlaced(opened.id, true);
  const far = opened.seats.filter((seat) => seat.invite);
  if (!far.length) {
    location.assign(`/match/${encodeURIComponent(opened.id)}`);
    return;
  }
  window.dispatchEvent(new CustomEvent("grognard:matches"));
  for (const seat of far) invite(opened.id, scenario.sides[seat.seat], /** @type {string} */ (seat.invite));
}

/** Why it was not opened, in words. @param {unknown} error */
function why(error) {
  if (error instanceof LineLost) return sayKey("home-start-lost");
  if (error instanceof ApiError && (error.status === 401 || error.status === 403)) return sayKey("home-owner-only");
  if (error instanceof ApiError && error.status === 429) return sayKey("home-start-many");
  return sayKey("home-start-refused", { code: error instanceof ApiError ? error.code : String(error) });
}
