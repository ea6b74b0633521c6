import type { JSHandle, Page } from "@playwright/test";
import { describeNumbered } from "../../element.ts";
import type { Found } from "../../finding.ts";

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
