import type { JSHandle, Page } from "@playwright/test";
import type { Found } from "../../core/audit.ts";
import { type CriterionNumber, lowestLevel } from "../../core/criteria.ts";
import type { ElementList, Elements, Reader } from "../../page/element-list.ts";
import { inPage, type PageFunctions } from "../../runner/in-page.ts";
import { elementList } from "./element-list.ts";

/** A failure before its element is described. `element` is an index in a list, or undefined for the whole page. */
export interface Failure extends Omit<Found, "element"> {
  element?: number | undefined;
}

type Standard = CriterionNumber | readonly CriterionNumber[] | "best practice";

/** Returns a function that creates failures of the rules in a table. Their level is the lowest of their criteria. */
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

/** Resolves to a finding for each failure, with a description of its element in the list. */
export async function findings(tab: Page, list: JSHandle<Elements>, failures: readonly Failure[]): Promise<Found[]> {
  if (failures.length === 0) return [];
  const numbers = failures.map(({ element = -1 }) => element);
  const described = await inPage(tab, "describeElements", list, numbers);
  return failures.flatMap((failure, at) => {
    const element = described[at];
    return element ? [{ ...failure, element }] : [];
  });
}

/** Resolves to the failures that readers added to a list, once per element and rule. */
export async function addedTo<Rule extends string>(
  list: JSHandle<ElementList>,
  failure: (rule: Rule, element: number, message: string) => Failure,
): Promise<Failure[]> {
  const added = await list.evaluate(({ added }) => added);
  return oncePerElement(added.map(({ rule, element, message }) => failure(rule as Rule, element, message)));
}

/** Names of page functions that add failures of some rules to a list. */
type ReaderName<Rule extends string> = {
  [Name in keyof PageFunctions]: PageFunctions[Name] extends (list: Reader<Rule>) => void | Promise<void>
    ? Name
    : never;
}[keyof PageFunctions];

/** Runs readers in the page, and resolves to findings for the failures that they add. */
export async function findBroken<Rule extends string>(
  tab: Page,
  failure: (rule: Rule, element: number, message: string) => Failure,
  readers: readonly ReaderName<Rule>[],
): Promise<Found[]> {
  const list = await elementList(tab);
  for (const reader of readers) await inPage(tab, reader as ReaderName<string>, list);
  return findings(tab, list, await addedTo(list, failure));
}

/** Keeps the first failure per element and rule. Expects the worst failure of a rule first. */
export function oncePerElement(failures: Failure[]): Failure[] {
  const seen = new Set<string>();
  return failures.filter(({ rule, element }) => {
    const key = `${rule} ${element}`;
    return !seen.has(key) && seen.add(key);
  });
}
