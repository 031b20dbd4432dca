// @ts-check
// The secret link of a seat: shown, copied, and what to do with it.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { sayKey } from "../say.js";
import { sheet } from "../sheet.js";
/** @import { Text } from "../types.js" */

/** Addresses that only this computer can reach. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** @param {string} match @param {Text} side @param {string} token */
export function invite(match, side, token) {
  const link = `${location.origin}/match/${encodeURIComponent(match)}#t=${encodeURIComponent(token)}`;
  const field = h("input", { class: "field", readonly: true, value: link, "aria-label": sayKey("invite-link", { side }), onfocus: () => field.select() });
  const said = h("span", { role: "status", class: "copied" });
  const copy = h("button", {
    type: "button", class: "btn", autofocus: true,
    onclick: async () => {
      field.select();
      try {
        await navigator.clipboard.writeText(link);
      } catch {
        // Without leave to write the clipboard, the selection is copied as a hand would do it.
        if (!document.execCommand("copy")) {
          said.textContent = sayKey("invite-copy-by-hand");
          return;
        }
      }
      said.replaceChildren(icon("check"), sayKey("invite-copied"));
    },
  }, icon("copy"), sayKey("invite-copy"));
  sheet({
    title: sayKey("invite-title", { side }),
    body: [
      h("p", {}, sayKey("invite-text", { side })),
      h("div", { class: "link-row" }, field, copy),
      said,
      LOOPBACK.test(location.hostname) ? h("p", { class: "note" }, icon("warning"), h("span", {}, sayKey("invite-loopback"))) : h("span"),
      h("p", { class: "hint" }, sayKey("invite-again")),
    ],
    buttons: [h("button", { type: "button", class: "btn main", onclick: () => location.assign(`/match/${encodeURIComponent(match)}`) }, sayKey("invite-go"))],
  });
}
