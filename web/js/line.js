// @ts-check
// The bar that says the line is lost, since when, and when it is tried again.
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { onLang, sayKey } from "./say.js";
import { clock } from "./when.js";
/** @import { Line } from "./api.js" */

/** The bar; hidden while the line is open. `safe` is a sentence about what is not lost.
 * @param {() => void} now tries again at once @param {() => string} [safe]
 * @returns {HTMLElement & { show(line: Line): void }} */
export function lineBar(now, safe = () => "") {
  const words = h("div");
  const button = h("button", { type: "button", class: "btn", onclick: now });
  const bar = h("div", { class: "lost", role: "status", hidden: true }, icon("lost"), words, button);
  /** @type {Line} */
  let line = { state: "open" };
  let timer = 0;
  const draw = () => {
    clearInterval(timer);
    bar.hidden = line.state === "open" || line.state === "refused";
    if (line.state !== "lost" && line.state !== "trying") return;
    const since = h("b", {}, sayKey("line-lost", { time: clock(line.since) }));
    const next = h("span", { "aria-live": "off" });
    refill(words, since, " ", safe(), safe() && " ", next);
    button.textContent = sayKey("line-now");
    button.disabled = line.state === "trying";
    if (line.state === "trying") {
      next.textContent = sayKey("line-trying");
      return;
    }
    const until = line.next.getTime();
    const count = () => {
      next.textContent = sayKey("line-next", { n: Math.max(0, Math.ceil((until - Date.now()) / 1000)) });
    };
    count();
    timer = window.setInterval(count, 1000);
  };
  onLang(draw);
  return Object.assign(bar, {
    /** @param {Line} to */
    show(to) {
      line = to;
      draw();
    },
  });
}
