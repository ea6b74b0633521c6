import type { Found, Place } from "./audit.ts";

/** One sighting of a barrier: the result of an engine or a check on one page. */
export interface Seen {
  by: string;
  place: Place;
  found: Found;
}

/**
 * An accepted finding, with the reason. It applies only to its source, rule, pages and element. Findings of other
 * engines on the same element remain.
 */
export interface Excuse {
  source: string;
  rule: string;
  pages: readonly string[] | "every page";
  /** Selector as in the report. `every element` is for a component that is the same on every page. */
  element: string;
  /** Verifiable sentences that explain why this isn't a barrier, or why it remains. */
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
 * Returns the accepted findings that matched nothing. After a full run there must be none, because a barrier that is
 * gone needs no acceptance.
 */
export function unneeded(excuses: readonly Excuse[], seen: readonly Seen[]): Excuse[] {
  return excuses.filter((excuse) => !seen.some((one) => matches(excuse, one)));
}
