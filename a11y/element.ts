import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "./finding.ts";

declare global {
  interface Window {
    describeElement: typeof describeElement;
  }
}

/**
 * An element as findings have it. Its selector is made of what an element keeps while the page around it changes: an id
 * from the source, a name, an address, a label; of its place among its neighbors only where these do not tell it apart.
 * It runs in the page, by itself (`bringDescribeElement`), and over a parsed file.
 */
export function describeElement(element: Element): Found["element"] {
  const page = element.ownerDocument;
  const longest = { markup: 300, value: 80 };

  // React and Zag number the ids that they make: `_r_1_`, `_R_lahkr5_`, `select::r2:`.
  const isNumbered = (id: string) => /_r_|_R_|:r/.test(id);
  const isAlone = (selector: string) => page.querySelectorAll(selector).length === 1;
  /** Simple selectors that may tell it apart, the steadiest first. */
  const names = (of: Element): string[] => {
    const all: string[] = [];
    if (/^[A-Za-z][\w-]*$/.test(of.id) && !isNumbered(of.id)) all.push(`#${of.id}`);
    // Of these a page has one, or one in each part.
    if (of.matches("body, head, title, main, header, footer, nav, h1, summary, caption")) all.push(of.localName);
    for (const attribute of ["name", "href", "for", "aria-label", "alt", "role", "type"]) {
      const value = of.getAttribute(attribute);
      if (value && value.length <= longest.value && !/[\n\r]/.test(value) && !isNumbered(value))
        all.push(`${of.localName}[${attribute}=${JSON.stringify(value)}]`);
    }
    all.push(of.localName);
    return all;
  };
  const byName = (of: Element, within = "") => names(of).find((name) => isAlone(`${within}${name}`));

  const selectorOf = (of: Element): string => {
    const parent = of.parentElement;
    if (!parent) return of.localName;
    const own = byName(of);
    if (own) return own;
    for (let around: Element | null = parent; around?.parentElement; around = around.parentElement) {
      const anchor = byName(around);
      const inside = anchor && byName(of, `${anchor} `);
      if (inside) return `${anchor} ${inside}`;
    }
    const alike = [...parent.children].filter(({ localName }) => localName === of.localName);
    const place = alike.length > 1 ? `:nth-of-type(${alike.indexOf(of) + 1})` : "";
    return `${selectorOf(parent)} > ${of.localName}${place}`;
  };

  const section = element.closest("section[id]")?.id;
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = {
    x: Math.round(x + (page.defaultView?.scrollX ?? 0)),
    y: Math.round(y + (page.defaultView?.scrollY ?? 0)),
    width: Math.round(width),
    height: Math.round(height),
  };
  return {
    selector: selectorOf(element),
    markup: (element.cloneNode(false) as Element).outerHTML.slice(0, longest.markup),
    ...(width > 0 || height > 0 ? { box } : {}),
    ...(section ? { section } : {}),
  };
}

/** Lets what runs in the page call `window.describeElement`. */
export async function bringDescribeElement(tab: Page): Promise<void> {
  await tab.evaluate(`window.describeElement = ${describeElement}; undefined`);
}

/** Describes the elements with these numbers in a list that stays in the page; the page as a whole where there is none. */
export async function describeNumbered(
  tab: Page,
  list: JSHandle<{ elements: Element[] }>,
  numbers: readonly number[],
): Promise<Found["element"][]> {
  await bringDescribeElement(tab);
  return list.evaluate(
    ({ elements }, all) => all.map((number) => window.describeElement(elements[number] ?? document.documentElement)),
    numbers,
  );
}
