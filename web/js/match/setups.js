// @ts-check
// Arrangements that are kept: under a name, to be used again in another match of the same.
import { h, refill } from "../dom.js";
import { sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { keep, setting } from "../store.js";
/** @import { SetUp } from "./setup.js" */

/** One of them. @typedef {{ of: string, name: string, want: (string | null)[] }} Kept */

/** At most so many are kept. */
const MOST = 40;

/** @returns {Kept[]} */
function all() {
  try {
    const kept = JSON.parse(setting("setups", "[]"));
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Those of what is set up now, and a place for this one. @param {SetUp} setUp */
export function openSetUps(setUp) {
  const list = h("ul", { class: "setups" });
  const own = () => all().filter((one) => one.of === setUp.of);
  const name = h("input", { type: "text", maxlength: "60", value: sayKey("setup-name", { n: own().length + 1 }), "aria-label": sayKey("setup-name-label") });
  const save = () => {
    const kept = { of: setUp.of, name: name.value.trim() || sayKey("setup-name", { n: own().length + 1 }), want: setUp.want };
    keep("setups", JSON.stringify([kept, ...all().filter((one) => one.of !== kept.of || one.name !== kept.name)].slice(0, MOST)));
    draw();
  };
  const row = (/** @type {Kept} */ one) => h("li", {},
    h("span", {}, one.name),
    h("button", { type: "button", class: "btn", "data-do": "setup-use", onclick: () => use(one) }, sayKey("setup-use")),
    h("button", { type: "button", class: "btn quiet", onclick: () => drop(one) }, sayKey("setup-drop")));
  const drop = (/** @type {Kept} */ one) => {
    keep("setups", JSON.stringify(all().filter((other) => other.of !== one.of || other.name !== one.name)));
    draw();
  };
  const use = (/** @type {Kept} */ one) => {
    dialog.close();
    setUp.try(one.want, false);
  };
  const draw = () => refill(list, own().length ? own().map(row) : h("li", { class: "hint" }, sayKey("setup-none")));
  const form = h("form", { class: "setup-save", onsubmit: (/** @type {Event} */ event) => {
    event.preventDefault();
    save();
  } }, name, h("button", { type: "submit", class: "btn main", "data-do": "setup-save" }, sayKey("setup-save")));
  const dialog = sheet({ title: sayKey("setup-kept"), body: [form, list] });
  draw();
}
