// @ts-check
// Taking the seat of an invitation: once, and not by mistake.
import { match } from "../api.js";
import { h } from "../dom.js";
import { sayKey, words } from "../say.js";
import { sheet } from "../sheet.js";
import { claimFor, claimOf, clearFragment, keepSeat, seatsOf } from "../store.js";

/** Takes the seat; whoever plays another one of this match here is asked first, for an invitation works once.
 * @param {string} id @param {string} invite */
export async function takeInvite(id, invite) {
  const plays = Object.keys(seatsOf(id)).some((seat) => Number(seat) >= 0);
  if (plays && !claimOf(id, invite) && !(await meant())) {
    clearFragment();
    return;
  }
  const { seat, token } = await match(id, invite).take(claimFor(id, invite));
  keepSeat(id, seat, token);
  clearFragment();
}

/** Whether both sides are to be played here. @returns {Promise<boolean>} */
async function meant() {
  await words();
  return new Promise((answer) => {
    let yes = false;
    const mine = h("button", { type: "button", class: "btn main", autofocus: true, "data-do": "mine", onclick: () => box.close() }, sayKey("match-invite-mine"));
    const both = h("button", {
      type: "button", class: "btn", "data-do": "both",
      onclick: () => {
        yes = true;
        box.close();
      },
    }, sayKey("match-invite-both"));
    const box = sheet({ title: sayKey("match-invite-title"), body: [h("p", {}, sayKey("match-invite-text"))], buttons: [both, mine], onclose: () => answer(yes) });
  });
}
