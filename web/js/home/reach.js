// @ts-check
// Whether a friend elsewhere could open a link to this server, and what to do so that he can.
import { health } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { sayKey } from "../say.js";

/** Addresses that only this computer can reach. */
export const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** The port of this page, where it is not the usual one. */
function port() {
  return location.port && location.port !== "7414" ? ` --port ${location.port}` : "";
}

/** A note that fills itself. */
export function reach() {
  const root = h("div", { class: "reach", role: "status" });
  const local = LOOPBACK.test(location.hostname);
  health().then(({ private: shut }) => refill(root, ...words(shut, local)), () => {});
  return root;
}

/** @param {boolean} shut whether nobody but this machine is served @param {boolean} local whether this page has an address of this machine alone */
function words(shut, local) {
  if (!shut && !local) return [h("p", { class: "hint" }, icon("check"), h("span", {}, sayKey("reach-open", { origin: location.origin })))];
  if (!shut) return [h("p", { class: "note" }, icon("warning"), h("span", {}, sayKey("reach-address")))];
  return [
    h("p", { class: "note" }, icon("warning"), h("span", {}, sayKey("reach-loopback"))),
    h("details", {}, h("summary", {}, sayKey("reach-how")),
      h("p", {}, sayKey("reach-start")), h("pre", { class: "command", tabindex: 0 }, `grognard serve --listen 0.0.0.0${port()}`),
      h("p", {}, sayKey("reach-then", { address: `http://${sayKey("reach-word")}:${location.port || "80"}/` })), h("p", { class: "hint" }, sayKey("reach-internet"))),
  ];
}
