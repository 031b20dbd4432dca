// @ts-check
// Between two people at one screen: nothing of the table is there until the next one says who they are.
import { faces } from "../api.js";
import { h, picture, refill } from "../dom.js";
import { lang, onLang, say, sayKey } from "../say.js";
/** @import { Envelope } from "../types.js" */

/**
 * @param {HTMLElement} match the table, hidden meanwhile
 * @param {Envelope} env @param {number} seat who is asked
 * @returns {Promise<() => void>} kept when that person has said so; what it gives uncovers the table
 */
export function handOver(match, env, seat) {
  const side = env.view.sides?.find((one) => one.seat === seat);
  const text = side?.text ?? env.seats.find((one) => one.seat === seat)?.text;
  const screen = h("div", { class: "hand-over", id: "handover", role: "dialog", "aria-modal": "true", "aria-labelledby": "hand-over-title" });
  match.hidden = true;
  const main = match.querySelector("main");
  if (main) main.dataset.state = "handover";
  match.setAttribute("inert", "");
  document.body.append(screen);
  return new Promise((done) => {
    const take = () => {
      stop();
      removeEventListener("keydown", key);
      screen.removeAttribute("id");
      if (main) main.dataset.state = "busy";
      screen.querySelector("button")?.setAttribute("disabled", "");
      done(() => {
        screen.remove();
        match.hidden = false;
        match.removeAttribute("inert");
      });
    };
    const key = (/** @type {KeyboardEvent} */ event) => {
      if (event.key !== "Enter" || event.repeat) return;
      event.preventDefault();
      take();
    };
    const draw = async () => {
      const name = text ? say(text) : "";
      const emblem = h("div", { class: "emblem" });
      const button = h("button", { type: "button", class: "btn main", "data-do": "take", onclick: take }, h("span", {}, sayKey("match-i-am", { side: name })), h("kbd", { "aria-hidden": "true" }, "⏎"));
      refill(screen, emblem, h("h1", { id: "hand-over-title" }, sayKey("match-pass-screen", { side: name })), h("p", {}, say(env.title)), button);
      screen.lang = lang();
      button.focus();
      const art = side?.face ? (await faces(env.system, [side.face])).get(side.face) : undefined;
      if (art) refill(emblem, picture(art));
    };
    const stop = onLang(draw);
    addEventListener("keydown", key);
    draw();
  });
}
