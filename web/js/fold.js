// @ts-check
// Searching in words: case and accents do not count.

/** A text as it is searched: small letters, no accents, plain apostrophes and spaces. @param {string} text @returns {string} */
export function fold(text) {
  return text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace(/[’ʼ]/g, "'").replace(/[\u00a0\u202f]/g, " ").replace(/œ/g, "oe").replace(/æ/g, "ae");
}

/** The words searched for. @param {string} query @returns {string[]} */
export function terms(query) {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** Whether a folded text holds every word searched for. @param {string} folded @param {string[]} wanted */
export function holds(folded, wanted) {
  return wanted.every((term) => folded.includes(term));
}

/** A text as nodes, the words found in `<mark>`. @param {string} text @param {string[]} wanted @returns {Node[]} */
export function marked(text, wanted) {
  if (!wanted.length) return [document.createTextNode(text)];
  // Letters are folded one by one, so that places in the folded text are places in the text.
  const letters = [...text];
  let folded = "";
  /** @type {number[]} */
  const from = [];
  letters.forEach((letter, i) => {
    const plain = fold(letter);
    folded += plain;
    for (let k = 0; k < plain.length; k++) from.push(i);
  });
  const hit = new Array(letters.length).fill(false);
  for (const term of wanted) {
    for (let at = folded.indexOf(term); at >= 0; at = folded.indexOf(term, at + term.length)) {
      hit.fill(true, from[at], from[at + term.length - 1] + 1);
    }
  }
  /** @type {Node[]} */
  const nodes = [];
  for (let i = 0; i < letters.length;) {
    let end = i;
    while (end < letters.length && hit[end] === hit[i]) end++;
    const part = letters.slice(i, end).join("");
    if (hit[i]) {
      const mark = document.createElement("mark");
      mark.textContent = part;
      nodes.push(mark);
    } else {
      nodes.push(document.createTextNode(part));
    }
    i = end;
  }
  return nodes;
}
