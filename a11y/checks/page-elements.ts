import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../audit.ts";

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
    markup: excerpt((element.cloneNode(false) as Element).outerHTML),
    ...(width > 0 || height > 0 ? { box } : {}),
    ...(section ? { section } : {}),
  };
}

/**
 * Shortens an element's markup to at most 300 characters. Returns the whole markup, its start tag, or as many
 * attributes as fit, followed by `…>`.
 *
 * Also runs in the page, without access to this module.
 */
export function excerpt(markup: string): string {
  const longest = 300;
  const ending = " …>";
  let quote = "";
  /** End of the last attribute that fits. */
  let whole = 0;
  for (let index = 0; index < Math.min(markup.length, longest); index++) {
    const character = markup.charAt(index);
    if (quote !== "") quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === ">")
      return markup.length <= longest && markup.endsWith(">") ? markup : markup.slice(0, index + 1);
    else if (character === " " && index + ending.length <= longest) whole = index;
  }
  return markup.startsWith("<") ? `${markup.slice(0, whole)}${ending}` : markup;
}

export async function bringDescribeElement(tab: Page): Promise<void> {
  await tab.evaluate(`window.describeElement = (() => { ${excerpt}; return ${describeElement}; })(); undefined`);
}

/**
 * Describes the elements with these indexes in a list in the page. An index without an element gives the `html`
 * element.
 */
async function describeNumbered(
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

/** The part of a finding that is the same for every element. */
export type Rule = Pick<Found, "criteria" | "conformance" | "certainty" | "help">;

/** One failure. `element` is an index in a list that stays in the page, and undefined for the whole page. */
export interface Barrier<Name extends string> {
  rule: Name;
  message: string;
  element?: number | undefined;
}

/** Elements stay in the page. Checks refer to them by index. */
export interface Elements {
  elements: Element[];
}

export function elementList(tab: Page): Promise<JSHandle<Elements>> {
  return tab.evaluateHandle((): Elements => ({ elements: [] }));
}

/** True if an element of the list is gone, such as a control replaced by another. Runs in the page. */
export function hasGone({ elements }: Elements): boolean {
  return elements.some((element) => !element.isConnected || !element.checkVisibility());
}

/** Turns barriers into findings: adds the rules' data and describes the elements. */
export async function findings<Name extends string>(
  tab: Page,
  rules: Record<Name, Rule>,
  barriers: readonly Barrier<Name>[],
  elements: JSHandle<Elements>,
): Promise<Found[]> {
  if (barriers.length === 0) return [];
  const described = await describeNumbered(
    tab,
    elements,
    barriers.map(({ element = -1 }) => element),
  );
  return barriers.flatMap(({ rule, message }, at) => {
    const element = described[at];
    return element ? [{ rule, ...rules[rule], message, element }] : [];
  });
}

/** JSON values that a reader collects in the page, and the elements that they refer to by index. */
export interface Reading<Values> {
  values: Values;
  elements: Element[];
}

/** A failure before its element is described. `element` is an index in the reading. */
export type Failure = Omit<Found, "element"> & { element: number };

/** Values for the rules. All elements stay in the page, and `found` describes the few that fail. */
export interface Read<Values> {
  values: Values;
  found(failures: Failure[]): Promise<Found[]>;
}

export async function readFrom<Values>(tab: Page, reading: JSHandle<Reading<Values>>): Promise<Read<Values>> {
  return {
    // Transfers text, because Playwright took three times as long to transfer hundreds of lines as values.
    values: JSON.parse(await reading.evaluate(({ values }) => JSON.stringify(values))),
    async found(failures) {
      if (failures.length === 0) return [];
      const described = await describeNumbered(
        tab,
        reading,
        failures.map(({ element }) => element),
      );
      return failures.flatMap((failure, at) => {
        const element = described[at];
        return element ? [{ ...failure, element }] : [];
      });
    },
  };
}

/** Keeps the first failure per element and rule. Rules list the worst first. */
export function oncePerElement(failures: Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ rule, element }) => {
    const key = `${rule} ${element}`;
    return !seen.has(key) && seen.add(key);
  });
}
