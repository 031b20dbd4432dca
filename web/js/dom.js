// @ts-check
// Making elements.

/** @typedef {Node | string | number | null | undefined | false} Child */

const SVG = "http://www.w3.org/2000/svg";

/** @param {Element} element @param {Record<string, any>} props */
function dress(element, props) {
  for (const [name, value] of Object.entries(props)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on") && typeof value === "function") {
      element.addEventListener(name.slice(2), value);
    } else if (name === "style" && typeof value === "object") {
      const style = /** @type {HTMLElement} */ (element).style;
      for (const [key, v] of Object.entries(value)) {
        if (key.startsWith("--")) style.setProperty(key, String(v));
        else /** @type {any} */ (style)[key] = v;
      }
    } else if (name === "data" && typeof value === "object") {
      Object.assign(/** @type {HTMLElement} */ (element).dataset, value);
    } else if (name === "value" || name === "checked" || name === "disabled" || name === "open") {
      /** @type {any} */ (element)[name] = value;
    } else {
      element.setAttribute(name, value === true ? "" : String(value));
    }
  }
}

/** An HTML element: attributes by name, `onclick` and the like as functions, `style` and `data` as objects.
 * What is null or false is left out.
 * @template {keyof HTMLElementTagNameMap} T
 * @param {T} tag @param {Record<string, any>} [props] @param {...(Child | Child[])} children
 * @returns {HTMLElementTagNameMap[T]} */
export function h(tag, props = {}, ...children) {
  const element = document.createElement(tag);
  dress(element, props);
  fill(element, ...children);
  return element;
}

/** An SVG element.
 * @template {keyof SVGElementTagNameMap} T
 * @param {T} tag @param {Record<string, any>} [props] @param {...(Child | Child[])} children
 * @returns {SVGElementTagNameMap[T]} */
export function svg(tag, props = {}, ...children) {
  const element = /** @type {SVGElementTagNameMap[T]} */ (document.createElementNS(SVG, tag));
  dress(element, props);
  fill(element, ...children);
  return element;
}

/** Adds children. @param {Element} element @param {...(Child | Child[])} children */
export function fill(element, ...children) {
  for (const child of children.flat()) {
    if (child === null || child === undefined || child === false) continue;
    element.append(child instanceof Node ? child : String(child));
  }
}

/** Puts these children in the place of those there are. @param {Element} element @param {...(Child | Child[])} children */
export function refill(element, ...children) {
  element.replaceChildren();
  fill(element, ...children);
}

/** Makes these the children of an element without touching those that are there already: what is pressed, focused or
 * under the pointer stays so. @param {Element} element @param {Node[]} nodes */
export function arrange(element, nodes) {
  const wanted = new Set(nodes);
  for (const child of [...element.childNodes]) if (!wanted.has(child)) child.remove();
  nodes.forEach((node, i) => {
    if (element.childNodes[i] !== node) element.insertBefore(node, element.childNodes[i] ?? null);
  });
}

/** SVG written elsewhere (a drawing of the server) as nodes of this page.
 * @param {string} inner @returns {DocumentFragment} */
export function drawn(inner) {
  const parsed = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${inner}</svg>`, "image/svg+xml");
  const fragment = document.createDocumentFragment();
  if (parsed.querySelector("parsererror")) return fragment;
  fragment.append(...document.importNode(parsed.documentElement, true).childNodes);
  return fragment;
}

/** A drawing with its window as an `<svg>` of its own.
 * @param {{ window: number[], svg: string }} art @param {Record<string, any>} [props] @returns {SVGSVGElement} */
export function picture(art, props = {}) {
  const element = svg("svg", { viewBox: art.window.join(" "), "aria-hidden": "true", ...props });
  element.append(drawn(art.svg));
  return element;
}

/** Values that are written with hyphens stay on one line: 4-6-7. @param {string} text */
export function unbroken(text) {
  return text.replace(/(\d)-(?=\d)/g, "$1\u2060-\u2060");
}

/** The element of that id, which must be there. @param {string} id @returns {HTMLElement} */
export function byId(id) {
  const element = document.getElementById(id);
  if (!element) throw new Error(`the page has no #${id}`);
  return element;
}
