// @ts-check
// Giving the reader a file.

/** Saves words as a file of this name. @param {string} name @param {string} words */
export function saveText(name, words) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([words], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** Saves the header of a match as this browser kept it. @param {{ id: string, system: string, scenario: string }} match @param {string} kept */
export function saveHeader({ id, system, scenario }, kept) {
  saveText(`grognard-${system}-${scenario}-${id.slice(0, 8)}-header.txt`, `${kept}\n`);
}
