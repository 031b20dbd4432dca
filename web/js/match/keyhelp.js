// @ts-check
// The keys: what they do, and the sheet that tells of them.
import { h } from "../dom.js";
import { sayKey } from "../say.js";
import { sheet } from "../sheet.js";

/** Keys and the words for what they do. @type {[string[], string][]} */
const KEYS = [
  [["←", "↑", "→", "↓"], "match-key-arrows"],
  [["Tab"], "match-key-tab"],
  [["⏎"], "key-confirm"],
  [["N"], "key-decline"],
  [["D"], "key-done"],
  [["E"], "key-end"],
  [["A"], "key-all"],
  [["1–9"], "key-numbers"],
  [["Esc"], "key-back"],
  [["Z"], "match-key-undo"],
  [["W"], "match-key-hint"],
  [["⇧"], "key-bend"],
  [["L"], "match-key-sight"],
  [["O"], "match-key-odds"],
  [["R"], "match-key-rule"],
  [["T"], "match-key-text"],
  [["H"], "match-key-hand"],
  [["M"], "match-key-map"],
  [["+", "−", "0"], "match-key-zoom"],
  [["V"], "key-turn"],
  [["J", "K"], "key-rails"],
  [["B"], "key-about"],
  [["I"], "key-know"],
  [["␣"], "match-key-play"],
  [[",", "."], "match-key-step"],
  [["?"], "match-key-help"],
];

export function openKeys() {
  const rows = KEYS.map(([keys, words]) =>
    h("div", {}, h("dt", {}, keys.map((key) => h("kbd", {}, key))), h("dd", {}, sayKey(words))));
  sheet({ title: sayKey("match-keys"), body: [h("dl", { class: "keys" }, rows)] });
}
