// @ts-check
// A dialog: over the page on a desk, from below on a telephone.
import { h } from "./dom.js";
import { icon } from "./icons.js";
import { sayKey } from "./say.js";

/** Opens a dialog; Escape, the cross and a click beside it close it. The answer closes it too.
 * @param {{ title: string, body: Node[], buttons?: HTMLButtonElement[], onclose?: () => void }} parts
 * @returns {{ close(): void, element: HTMLDialogElement }} */
export function sheet({ title, body, buttons = [], onclose = () => {} }) {
  const id = `sheet-${Math.random().toString(36).slice(2, 8)}`;
  const dialog = h("dialog", { class: "sheet", "aria-labelledby": id },
    h("header", {}, h("h2", { id }, title),
      h("button", { type: "button", class: "icon", "aria-label": sayKey("page-close"), onclick: () => dialog.close() }, icon("cross"))),
    h("div", { class: "in" }, body),
    buttons.length > 0 && h("footer", {}, buttons));
  dialog.addEventListener("click", (event) => {
    if (event.target === dialog) dialog.close();
  });
  dialog.addEventListener("close", () => {
    dialog.remove();
    onclose();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { close: () => dialog.close(), element: dialog };
}
