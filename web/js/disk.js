// @ts-check
// The bar that says that the server cannot write: nothing is played until it can.
import { health, UNWRITTEN } from "./api.js";
import { h, refill } from "./dom.js";
import { icon } from "./icons.js";
import { onLang, sayKey } from "./say.js";

/** Looked at so often, in seconds: while all is well, and while it is not. */
const WELL = 20;
const ILL = 3;

/** Puts the bar on the page; hidden while the server writes. */
export function watchDisk() {
  const words = h("div");
  const bar = h("div", { class: "lost disk", role: "alert", hidden: true }, icon("lost"), words);
  const say = () => refill(words, h("b", {}, sayKey("disk-full")), " ", sayKey("disk-safe"));
  onLang(say);
  let timer = 0;
  const look = async () => {
    clearTimeout(timer);
    // A server that does not answer says nothing about its disk: the line has a bar of its own.
    const well = document.hidden ? bar.hidden : await health().then((told) => told.writes, () => bar.hidden);
    if (!well && bar.hidden) say();
    bar.hidden = well;
    clearTimeout(timer);
    timer = window.setTimeout(look, (well ? WELL : ILL) * 1000);
  };
  document.body.append(bar);
  document.addEventListener("visibilitychange", look);
  window.addEventListener(UNWRITTEN, look);
  look();
}
