// @ts-check
// How strong the machine is to be.
import { setting } from "./store.js";

/** The strength chosen last, or the usual one. @param {{ id: string, usual?: boolean }[]} levels */
export function levelOf(levels) {
  const kept = levels.find((level) => level.id === setting("home.level"));
  return (kept ?? levels.find((level) => level.usual) ?? levels[0])?.id;
}
