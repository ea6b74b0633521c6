import type { Page } from "@playwright/test";
import type { CriterionNumber } from "./criteria.ts";
import type { Place } from "./finding.ts";
import type { ModeName, Width } from "./modes.ts";

/** A barrier that a test builds into the site, to prove that the audit finds it. */
export interface Fault {
  /** A description, e.g. `low contrast in dark only`. */
  name: string;
  place: Place;
  seed(tab: Page): Promise<void>;
  /** Name of the engine or the check that must find it. */
  foundBy: string;
  /** Criterion that the finding must name. */
  criterion: CriterionNumber;
}

export function at(page: string, mode: ModeName, width: Width, state = "as opened"): Place {
  return { page, state, mode, width };
}
