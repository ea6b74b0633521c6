import type { JSHandle, Page } from "@playwright/test";
import { describeNumbered } from "../../element.ts";
import type { Found } from "../../finding.ts";

/**
 * What a reader brings together in the page: values that JSON carries, and the elements that they speak of by their
 * numbers.
 */
export interface Reading<Values> {
  values: Values;
  elements: Element[];
}

/** A failure of a rule, before its element is described: `element` is its number among those that were read. */
export type Failure = Omit<Found, "element"> & { element: number };

/** Values for the rules, and a way to describe the few elements that fail them; all elements stay in the page. */
export interface Read<Values> {
  values: Values;
  found(failures: Failure[]): Promise<Found[]>;
}

/** Fetches a reading’s values from the page. */
export async function readFrom<Values>(tab: Page, reading: JSHandle<Reading<Values>>): Promise<Read<Values>> {
  return {
    // As text: to bring hundreds of lines value by value took Playwright three times as long.
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

/** One failure for each element and rule, the one that comes first: rules list the worst first. */
export function oncePerElement(failures: Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ rule, element }) => {
    const key = `${rule} ${element}`;
    return !seen.has(key) && seen.add(key);
  });
}
