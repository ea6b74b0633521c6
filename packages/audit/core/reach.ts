import type { CriterionNumber, CriterionToMeet } from "./criteria.ts";
import { operable } from "./reach/operable.ts";
import { perceivable } from "./reach/perceivable.ts";
import type { Reach } from "./reach/reach-entry.ts";
import { robust } from "./reach/robust.ts";
import { understandable } from "./reach/understandable.ts";

/**
 * Failures with the checks that look for them, and the failures left to a person. W3C's failure techniques (F1 to F113)
 * name most failures.
 */
export const reach: Readonly<Record<CriterionToMeet, Reach>> = {
  ...perceivable,
  ...operable,
  ...understandable,
  ...robust,
};

/** True if the audit looks for most known failures of a criterion, so that a result without findings is meaningful. */
export function isMostlyChecked(number: CriterionNumber): boolean {
  return number in reach && reach[number as CriterionToMeet].extent === "most";
}
