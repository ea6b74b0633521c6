import type { Audit, Checked, Finding } from "@kindred-ground/audit/core/audit.ts";
import { type CriterionToMeet, criteria } from "@kindred-ground/audit/core/criteria.ts";
import { manualCriteria } from "@kindred-ground/audit/core/manual.ts";
import { isMostlyChecked, reach } from "@kindred-ground/audit/core/reach.ts";
import { severityOf } from "@kindred-ground/audit/core/severity.ts";

/**
 * The machine's result for a criterion. `by hand` means that no check looks for the criterion's failures. `partly
 * checked` means that checks found nothing, but look for only some of the criterion's failures.
 */
export type MachineWord = "fails" | "to review" | "nothing found" | "partly checked" | "by hand";

export interface CriterionState {
  number: CriterionToMeet;
  title: string;
  level: "A" | "AA";
  word: MachineWord;
  checked: Checked[];
  failures: Finding[];
  reviews: Finding[];
}

function wordWithoutFailures(
  number: CriterionToMeet,
  reviews: readonly Finding[],
  lookers: readonly Checked[],
): MachineWord {
  if (reviews.length > 0) return "to review";
  if (lookers.length === 0 || reach[number].extent === "none") return "by hand";
  return isMostlyChecked(number) ? "nothing found" : "partly checked";
}

export function criterionStates({ checked, findings }: Pick<Audit, "checked" | "findings">): CriterionState[] {
  return manualCriteria.map((number) => {
    const named = findings.filter((finding) => finding.criteria.includes(number));
    const failures = named.filter((finding) => severityOf(finding) === "failures");
    const reviews = named.filter((finding) => severityOf(finding) === "needsReview");
    const lookers = checked.filter((each) => each.scans > 0 && each.criteria.includes(number));
    return {
      number,
      title: criteria[number].title,
      level: criteria[number].level,
      word: failures.length > 0 ? "fails" : wordWithoutFailures(number, reviews, lookers),
      checked: lookers,
      failures,
      reviews,
    };
  });
}
