import type { JSHandle, Page } from "@playwright/test";
import { describeNumbered } from "../../element.ts";
import type { Found } from "../../finding.ts";

/** What a check says of every element that fails a rule of its own. */
export type Rule = Pick<Found, "criteria" | "conformance" | "certainty" | "help">;

/** One failure: which rule, what was seen, and the element’s number in a list that stays in the page; none is the page. */
export interface Barrier<Name extends string> {
  rule: Name;
  message: string;
  element?: number | undefined;
}

/** Elements that a check speaks of by their numbers. They stay in the page. */
export interface Elements {
  elements: Element[];
}

export function elementList(tab: Page): Promise<JSHandle<Elements>> {
  return tab.evaluateHandle((): Elements => ({ elements: [] }));
}

/** Whether something of a list is no longer on the page, as a control that gave its place to another. Runs in the page. */
export function hasGone({ elements }: Elements): boolean {
  return elements.some((element) => !element.isConnected || !element.checkVisibility());
}

/** Findings made of barriers: what the rules say of them, with their elements described. */
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
