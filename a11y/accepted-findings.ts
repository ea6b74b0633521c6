import type { Found, Place } from "./audit.ts";

/** One sighting of a barrier: the result of an engine or a check on one page. */
export interface Seen {
  by: string;
  place: Place;
  found: Found;
}

/**
 * An accepted finding, with the reason. All fields must match. Findings of other engines on the same element remain.
 */
export interface Excuse {
  source: string;
  rule: string;
  pages: readonly string[] | "every page";
  /** Selector as in the report. `every element` is for a component that is the same on every page. */
  element: string;
  /** Verifiable sentences that explain why this is no barrier, or why it remains. */
  reason: string;
  /** Source of the reason: the criterion, the engine's issue or a decision of the project. */
  link: `https://${string}`;
}

export function matches({ source, rule, pages, element }: Excuse, { by, place, found }: Seen): boolean {
  return (
    source === by &&
    rule === found.rule &&
    (element === "every element" || element === found.element.selector) &&
    (pages === "every page" || pages.includes(place.page))
  );
}

/**
 * Returns excuses that matched nothing. After a full run there must be none, because the barriers they excused are
 * fixed.
 */
export function unneeded(excuses: readonly Excuse[], seen: readonly Seen[]): Excuse[] {
  return excuses.filter((excuse) => !seen.some((one) => matches(excuse, one)));
}

/** Returns a sentence for each mistake in the excuses: a missing scope, reason or source. */
export function faultsOf(excuses: readonly Excuse[]): string[] {
  return excuses.flatMap((excuse, index) => {
    const { source, rule, pages, element, reason, link } = excuse;
    const where = `a11y/accepted-findings.ts: excuse ${index + 1} (${source}, ${rule})`;
    return [
      ...(source && rule && element && pages.length > 0
        ? []
        : [`${where} has to name source, rule, pages and element`]),
      ...(reason.trim().split(/\s/).length >= 5 ? [] : [`${where} has to give its reason in a sentence`]),
      ...(URL.canParse(link) && link.startsWith("https://") ? [] : [`${where} has to say where its reason is written`]),
    ];
  });
}

export const excuses: readonly Excuse[] = [
  {
    source: "equal-access",
    rule: "combobox_focusable_elements",
    pages: "every page",
    element: "every element",
    reason:
      "The rule wants the focus to stay on the combobox while its list is open. WAI-ARIA 1.2 asks for keys that move the focus from a combobox into its popup, and lets the combobox name the active option instead. Here the focus moves: the list has the name of its field and tells the active option by aria-activedescendant, Escape and Shift with Tab give the focus back, and Tab chooses and goes on. All lists are this one component.",
    link: "https://www.w3.org/TR/wai-aria-1.2/#combobox",
  },
];
