// @ts-check
// A match that is no longer wanted: asked about once, then gone for ever.
import { ApiError, LineLost, deleteMatch } from "../api.js";
import { h, refill } from "../dom.js";
import { icon } from "../icons.js";
import { say, sayKey } from "../say.js";
import { sheet } from "../sheet.js";
import { forgetMatch, ownerKey } from "../store.js";
/** @import { Summary } from "../types.js" */

/** The owner deletes a match; others only take it off their list. @param {Summary} match @param {boolean} owned @param {string} about who plays, and how it stands */
export function discard(match, owned, about) {
  const key = owned ? ownerKey() : null;
  const problem = h("p", { class: "wrong", role: "alert", hidden: true });
  const far = match.seats.some((seat) => seat.by === "far");
  const yes = h("button", { type: "button", class: "btn main", "data-do": "delete" }, sayKey(key ? "home-delete" : "home-forget"));
  const no = h("button", { type: "button", class: "btn", onclick: () => box.close() }, sayKey("home-keep"));
  yes.onclick = async () => {
    yes.disabled = true;
    problem.hidden = true;
    try {
      if (key) await deleteMatch(match.id, key);
      gone();
    } catch (error) {
      // Somebody else was quicker.
      if (error instanceof ApiError && error.status === 404) return gone();
      if (!(error instanceof LineLost || error instanceof ApiError)) throw error;
      refill(problem, icon("warning"), sayKey(error instanceof LineLost ? "home-delete-lost" : "home-delete-refused"));
      problem.hidden = false;
      yes.disabled = false;
    }
  };
  const gone = () => {
    forgetMatch(match.id, key !== null);
    box.close();
    window.dispatchEvent(new CustomEvent("grognard:matches"));
  };
  const warns = !key ? "home-forget-text" : far ? "home-delete-text-far" : "home-delete-text";
  const box = sheet({
    title: sayKey(key ? "home-delete-title" : "home-forget-title"),
    body: [h("p", {}, h("b", {}, say(match.title)), h("br"), about), h("p", {}, sayKey(warns)), problem],
    buttons: [no, yes],
  });
  no.focus();
}
