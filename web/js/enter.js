// @ts-check
// How one comes in: what the address brings is taken, a code of the owner's is changed for the key.
import { ApiError, redeem } from "./api.js";
import { clearFragment, keepOwner, takeFragment } from "./store.js";

/** What the address brings to a page. `spent`: it had a code that opens nothing any more.
 * @returns {Promise<{ tokens: string[], invite: string | null, spent: boolean }>} */
export async function enter() {
  const { tokens, code, invite } = takeFragment();
  if (code === null) return { tokens, invite, spent: false };
  let spent = false;
  try {
    keepOwner((await redeem(code)).key);
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    spent = true;
  }
  clearFragment();
  return { tokens, invite, spent };
}
