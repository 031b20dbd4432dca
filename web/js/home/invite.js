// @ts-check
// Secret links, shown and copied: the invitation of a friend, and the way back to a seat of one's own.
import { h } from "../dom.js";
import { icon } from "../icons.js";
import { sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { reach } from "./reach.js";
/** @import { Text } from "../types.js" */

/** The link by which a friend takes a seat. @param {string} match @param {Text} side @param {string} code */
export function invite(match, side, code) {
  share(match, side, `i=${encodeURIComponent(code)}`, "invite");
}

/** The link by which one comes back to one's own seat, from anywhere. @param {string} match @param {Text} side @param {string} token */
export function ownLink(match, side, token) {
  share(match, side, `t=${encodeURIComponent(token)}`, "own");
}

/** @param {string} match @param {Text} side @param {string} fragment @param {"invite" | "own"} kind */
function share(match, side, fragment, kind) {
  const link = `${location.origin}/match/${encodeURIComponent(match)}#${fragment}`;
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
    title: sayKey(`${kind}-title`, { side }),
    body: [
      h("p", {}, sayKey(`${kind}-text`, { side })),
      h("div", { class: "link-row" }, field, copy),
      said,
      kind === "invite" ? reach() : h("span"),
      kind === "invite" ? h("p", { class: "hint" }, sayKey("invite-again")) : h("span"),
    ],
    buttons: [h("button", { type: "button", class: "btn main", onclick: () => location.assign(`/match/${encodeURIComponent(match)}`) }, sayKey("invite-go"))],
  });
}
