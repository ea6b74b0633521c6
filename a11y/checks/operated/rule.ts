import type { JSHandle, Page } from "@playwright/test";
import { describeNumbered } from "../../element.ts";
import type { Found } from "../../finding.ts";

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
