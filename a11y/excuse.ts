import type { Found, Place } from "./finding.ts";

/** One sighting of a barrier: what an engine or a check found in one place. */
export interface Seen {
  /** The engine’s or the check’s name. */
  by: string;
  place: Place;
  found: Found;
}

/** A finding that stands for a reason. Everything of it has to match; what another engine says of the element is not excused. */
export interface Excuse {
  /** The engine’s or the check’s name. */
  source: string;
  rule: string;
  /** Paths of pages, or every one of them. */
  pages: readonly string[] | "every page";
  /** The element’s selector, as the report has it; `every element`, of a component that is the same wherever it stands. */
  element: string;
  /** Why it is no barrier, or one that stays, in sentences that somebody can check. */
  reason: string;
  /** Where that is written: the criterion’s words, the engine’s issue, a decision of the project. */
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

/** Those that excused nothing. After a run that looked at everything there may be none: what they excused is mended. */
export function unneeded(excuses: readonly Excuse[], seen: readonly Seen[]): Excuse[] {
  return excuses.filter((excuse) => !seen.some((one) => matches(excuse, one)));
}

/** What is wrong with excuses, in sentences; nothing where each says what it excuses, why, and where that is written. */
export function faultsOf(excuses: readonly Excuse[]): string[] {
  return excuses.flatMap((excuse, index) => {
    const { source, rule, pages, element, reason, link } = excuse;
    const where = `a11y/excuses.ts: excuse ${index + 1} (${source}, ${rule})`;
    return [
      ...(source && rule && element && pages.length > 0
        ? []
        : [`${where} has to name source, rule, pages and element`]),
      ...(reason.trim().split(/\s/).length >= 5 ? [] : [`${where} has to give its reason in a sentence`]),
      ...(URL.canParse(link) && link.startsWith("https://") ? [] : [`${where} has to say where its reason is written`]),
    ];
  });
}
