// @ts-check
// Keys that work wherever the focus is, unless something is being written or a dialog is open.

/**
 * @typedef {object} KeyTable
 * @property {(key: string) => (() => void) | undefined} prompt what the buttons of the prompt say
 * @property {(n: number) => boolean} menu chooses from an open menu
 * @property {() => void} escape
 * @property {Record<string, () => void>} keys what other keys do, by their name in small letters
 */

/** @param {KeyTable} table */
export function listenKeys(table) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || document.querySelector("dialog[open], .hand-over")) return;
    if (event.altKey || (event.target instanceof Element && event.target.closest("input:not([type=range]), textarea, select, [contenteditable]"))) return;
    const key = event.key.toLowerCase();
    if (event.ctrlKey || event.metaKey) {
      if (key === "z" && !event.shiftKey) run(event, table.keys.z);
      return;
    }
    const onButton = event.target instanceof Element && event.target.closest("button, a, summary, [role=button]");
    if (onButton && (key === "enter" || key === " ")) return;
    if (key === "escape") return run(event, table.escape);
    if (/^[1-9]$/.test(key) && table.menu(Number(key))) return event.preventDefault();
    if (event.target instanceof HTMLInputElement && key.startsWith("arrow")) return;
    run(event, table.prompt(key) ?? table.keys[key]);
  });
}

/** @param {KeyboardEvent} event @param {(() => void) | undefined} what */
function run(event, what) {
  if (!what) return;
  event.preventDefault();
  what();
}
