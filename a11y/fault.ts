import type { Page } from "@playwright/test";
import type { CriterionNumber } from "./criteria.ts";
import type { Place } from "./finding.ts";
import type { ModeName, Width } from "./modes.ts";

/** A barrier built into the site for a test, to see that the audit finds it. */
export interface Fault {
  /** In words, e.g. `low contrast in dark only`. */
  name: string;
  place: Place;
  /** Breaks the page as it stands open. */
  seed(tab: Page): Promise<void>;
  /** The engine or the check that has to find it, by its name. */
  foundBy: string;
  /** The criterion that it has to name. */
  criterion: CriterionNumber;
}

/** Where a fault is seeded: on a page as it opens, or in one of its states. */
export function at(page: string, mode: ModeName, width: Width, state = "as opened"): Place {
  return { page, state, mode, width };
}
