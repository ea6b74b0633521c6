import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../core/audit.ts";
import { type CriterionNumber, lowestLevel } from "../core/criteria.ts";
import { type ElementList, type Elements, elementList, type Reader } from "./element-list.ts";

declare global {
  interface Window {
    describeElement: typeof describeElement;
  }
}

/**
 * Describes an element for a finding. The selector prefers stable properties: an id from the source, a name, an address
 * or a label. It uses the element's position among its siblings only if these are ambiguous.
 *
 * Runs on a parsed file, and in the page, where it has no access to this module (see `bringDescribeElement`).
 */
export function describeElement(element: Element): Found["element"] {
  const page = element.ownerDocument;
  const longest = 80;
  const longestMarkup = 300;

  // React and Zag generate numbered ids: `_r_1_`, `_R_lahkr5_`, `select::r2:`.
  const isNumbered = (id: string) => /_r_|_R_|:r/.test(id);
  const isAlone = (selector: string) => page.querySelectorAll(selector).length === 1;
  /** Returns simple selectors that may be unique, the most stable first. */
  const names = (of: Element): string[] => {
    const all: string[] = [];
    if (/^[A-Za-z][\w-]*$/.test(of.id) && !isNumbered(of.id)) all.push(`#${of.id}`);
    // A page has one of each of these, or one in each section.
    if (of.matches("body, head, title, main, header, footer, nav, h1, summary, caption")) all.push(of.localName);
    for (const attribute of ["name", "href", "for", "aria-label", "alt", "role", "type"]) {
      const value = of.getAttribute(attribute);
      if (value && value.length <= longest && !/[\n\r]/.test(value) && !isNumbered(value))
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

  const labels = ["aria-label", "alt", "title", "placeholder"].map((name) => element.getAttribute(name));
  const words = [...labels, element.textContent].map((text) => (text ?? "").replaceAll(/\s+/g, " ").trim());
  const name = words.find((text) => text !== "" && text.length <= longest);
  const section = element.closest("section[id]")?.id;
  const markup = (element.cloneNode(false) as Element).outerHTML;
  const { x, y, width, height } = element.getBoundingClientRect();
  const box = {
    x: Math.round(x + (page.defaultView?.scrollX ?? 0)),
    y: Math.round(y + (page.defaultView?.scrollY ?? 0)),
    width: Math.round(width),
    height: Math.round(height),
  };
  return {
    selector: selectorOf(element),
    markup: markup.length > longestMarkup ? `${markup.slice(0, longestMarkup)}…` : markup,
    ...(width > 0 || height > 0 ? { box } : {}),
    ...(section ? { section } : {}),
    ...(name && !element.hasAttribute("aria-labelledby") ? { name } : {}),
  };
}

export async function bringDescribeElement(tab: Page): Promise<void> {
  await tab.evaluate(`window.describeElement = ${describeElement}; undefined`);
}

/** A failure before its element is described. `element` is an index in a list, undefined for the whole page. */
export interface Failure extends Omit<Found, "element"> {
  element?: number | undefined;
}

type Standard = CriterionNumber | readonly CriterionNumber[] | "best practice";

/** Returns a function that makes failures of the rules in a table. A rule has the lowest level of its criteria. */
export function failuresOf<Name extends string>(
  rules: Record<Name, readonly [standard: Standard, help: string, certainty?: Found["certainty"]]>,
): (rule: Name, element: number | undefined, message: string) => Failure {
  return (rule, element, message) => {
    const [standard, help, certainty = "fails"] = rules[rule];
    const numbers = standard === "best practice" ? [] : [standard].flat();
    const conformance = lowestLevel(numbers) ?? "best practice";
    return { rule, criteria: numbers, conformance, certainty, element, message, help };
  };
}

/** Turns failures into findings: describes the elements of the list. */
export async function findings(tab: Page, list: JSHandle<Elements>, failures: readonly Failure[]): Promise<Found[]> {
  if (failures.length === 0) return [];
  await bringDescribeElement(tab);
  const described = await list.evaluate(
    ({ elements }, all) => all.map((number) => window.describeElement(elements[number] ?? document.documentElement)),
    failures.map(({ element = -1 }) => element),
  );
  return failures.flatMap((failure, at) => {
    const element = described[at];
    return element ? [{ ...failure, element }] : [];
  });
}

/** Returns the failures that readers added to a list, once per element and rule. */
export async function addedTo<Rule extends string>(
  list: JSHandle<ElementList>,
  failure: (rule: Rule, element: number, message: string) => Failure,
): Promise<Failure[]> {
  const added = await list.evaluate(({ added }) => added);
  return oncePerElement(added.map(({ rule, element, message }) => failure(rule as Rule, element, message)));
}

/** Runs readers in the page and turns the failures that they add into findings. */
export async function findBroken<Rule extends string>(
  tab: Page,
  failure: (rule: Rule, element: number, message: string) => Failure,
  readers: readonly ((list: Reader<Rule>) => void | Promise<void>)[],
): Promise<Found[]> {
  const list = await elementList(tab);
  for (const reader of readers) await list.evaluate(reader);
  return findings(tab, list, await addedTo(list, failure));
}

/** Keeps the first failure per element and rule. Rules list the worst first. */
export function oncePerElement(failures: Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ rule, element }) => {
    const key = `${rule} ${element}`;
    return !seen.has(key) && seen.add(key);
  });
}
