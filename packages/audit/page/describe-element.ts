import type { Found } from "../core/audit.ts";
import type { Elements } from "./element-list.ts";
import { clean } from "./words.ts";

/** Maximum numbers of characters of a name or an attribute value, and of an element's markup. */
const maxLength = { value: 80, markup: 300 };

/**
 * Describes an element for a finding. The selector prefers stable properties: an id from the source, a name, an address
 * or a label. It uses the element's position among its siblings only if these are ambiguous.
 *
 * Runs in pages, and on parsed files.
 */
export function describeElement(element: Element): Found["element"] {
  const view = element.ownerDocument.defaultView;
  const section = element.closest("section[id]")?.id;
  const markup = (element.cloneNode(false) as Element).outerHTML;
  const name = nameIn(element);
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = {
    x: Math.round(x + (view?.scrollX ?? 0)),
    y: Math.round(y + (view?.scrollY ?? 0)),
    width: Math.round(width),
    height: Math.round(height),
  };
  return {
    selector: selectorOf(element),
    markup: markup.length > maxLength.markup ? `${markup.slice(0, maxLength.markup)}…` : markup,
    ...(width > 0 || height > 0 ? { box } : {}),
    ...(section ? { section } : {}),
    ...(name && !element.hasAttribute("aria-labelledby") ? { name } : {}),
  };
}

/** Describes elements of a list by their indexes. An index outside of the list means the whole page. */
export function describeElements({ elements }: Elements, numbers: number[]): Found["element"][] {
  return numbers.map((number) => describeElement(elements[number] ?? document.documentElement));
}

function nameIn(element: Element): string | undefined {
  const labels = ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name));
  return [...labels, element.textContent].map(clean).find((text) => text !== "" && text.length <= maxLength.value);
}

function selectorOf(element: Element): string {
  const parent = element.parentElement;
  if (!parent) return element.localName;
  const own = uniqueName(element);
  if (own) return own;
  for (let around: Element | null = parent; around?.parentElement; around = around.parentElement) {
    const anchor = uniqueName(around);
    const inside = anchor && uniqueName(element, `${anchor} `);
    if (inside) return `${anchor} ${inside}`;
  }
  const alike = [...parent.children].filter(({ localName }) => localName === element.localName);
  const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(element) + 1})` : "";
  return `${selectorOf(parent)} > ${element.localName}${place}`;
}

/** Returns the first simple selector that, after the selector `within`, matches only this element, or undefined. */
function uniqueName(element: Element, within = ""): string | undefined {
  return namesOf(element).find((name) => element.ownerDocument.querySelectorAll(`${within}${name}`).length === 1);
}

/** Returns simple selectors that may be unique, the most stable first. */
function namesOf(element: Element): string[] {
  const all: string[] = [];
  if (/^[A-Za-z][\w-]*$/.test(element.id) && !isNumbered(element.id)) all.push(`#${element.id}`);
  // A page has one of each of these, or one in each section.
  if (element.matches("body, head, title, main, header, footer, nav, h1, summary, caption"))
    all.push(element.localName);
  for (const attribute of ["name", "href", "for", "aria-label", "alt", "role", "type"]) {
    const value = element.getAttribute(attribute);
    if (value && value.length <= maxLength.value && !/[\n\r]/.test(value) && !isNumbered(value))
      all.push(`${element.localName}[${attribute}=${JSON.stringify(value)}]`);
  }
  all.push(element.localName);
  return all;
}

/** True for numbered ids, which React and Zag generate: `_r_1_`, `_R_lahkr5_`, `select::r2:`. */
function isNumbered(id: string): boolean {
  return /_r_|_R_|:r/.test(id);
}
