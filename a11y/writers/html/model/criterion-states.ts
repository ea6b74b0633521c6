import type { Audit, Finding, Looked } from "../../../audit.ts";
import { type CriterionNumber, criteria } from "../../../criteria.ts";
import { manualCriteria } from "../../../manual.ts";
import { kindOf } from "../../../run/totals.ts";
import type { CriterionToMeet } from "../why-it-matters.ts";

/** The machine's result for a criterion. `by hand` means that no check covers it. */
export type MachineWord = "fails" | "to review" | "nothing found" | "by hand";

export interface CriterionState {
  number: CriterionToMeet;
  title: string;
  level: "A" | "AA";
  word: MachineWord;
  looked: Looked[];
  failures: Finding[];
  reviews: Finding[];
}

export function criterionStates({ looked, findings }: Pick<Audit, "looked" | "findings">): CriterionState[] {
  return manualCriteria.filter(isToMeet).map((number) => {
    const named = findings.filter((finding) => finding.criteria.includes(number));
    const failures = named.filter((finding) => kindOf(finding) === "failures");
    const reviews = named.filter((finding) => kindOf(finding) === "needsReview");
    const lookers = looked.filter((each) => each.visits > 0 && each.criteria.includes(number));
    const found = failures.length > 0 ? "fails" : reviews.length > 0 ? "to review" : undefined;
    return {
      number,
      title: criteria[number].title,
      level: criteria[number].level,
      word: found ?? (lookers.length > 0 ? "nothing found" : "by hand"),
      looked: lookers,
      failures,
      reviews,
    };
  });
}

function isToMeet(number: CriterionNumber): number is CriterionToMeet {
  return criteria[number].level !== "AAA";
}
