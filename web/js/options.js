// @ts-check
// What players may agree on before play: a choice for each option of a scenario, folded away while all is as usual.
import { h } from "./dom.js";
import { say, sayKey } from "./say.js";
/** @import { Agreed, Scenario } from "./types.js" */

/** The values chosen by name; what is as usual is left out.
 * @param {Scenario} scenario @param {Record<string, string>} chosen @returns {HTMLElement | null} */
export function optionChoice(scenario, chosen) {
  const options = scenario.options ?? [];
  if (!options.length) return null;
  const now = h("span", { class: "now" });
  const tell = () => {
    const other = options.flatMap((option) => option.values.find((it) => it.value === chosen[option.name])?.text ?? []);
    now.textContent = other.length ? other.map((text) => say(text)).join(" · ") : sayKey("home-options-usual");
  };
  tell();
  const one = (/** @type {typeof options[number]} */ option) => {
    const id = `option-${option.name}`;
    const help = h("p", { class: "hint", id: `${id}-help` }, say(option.help));
    const choose = (/** @type {string} */ value, /** @type {boolean} */ usual) => {
      if (usual) delete chosen[option.name];
      else chosen[option.name] = value;
      tell();
    };
    return h("fieldset", { class: "opt", "data-option": option.name, "aria-describedby": help.id }, h("legend", {}, say(option.text)),
      h("div", { class: "row" }, option.values.map((it, i) => h("label", {},
        h("input", { type: "radio", name: id, value: it.value, checked: i === 0, onchange: () => choose(it.value, i === 0) }),
        h("span", {}, say(it.text))))),
      help);
  };
  return h("details", { class: "opts" }, h("summary", {}, h("b", {}, sayKey("home-options")), now), options.map(one));
}

/** What a match is played with beyond the usual, in a line. @param {Agreed[] | undefined} agreed */
export function agreedLine(agreed) {
  return (agreed ?? []).map((one) => sayKey("home-agreed", { option: one.option, value: one.text })).join(" · ");
}
