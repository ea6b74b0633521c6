import ace from "accessibility-checker-engine/ace-node.js";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Conformance } from "../finding.ts";

/** Contains only the rules for WCAG 2.2, A and AA. */
export const ruleSet = "WCAG_2_2";

/** Result levels of the engine, without passes and potential recommendations. */
export type Level = "violation" | "potentialviolation" | "recommendation" | "manual";

const guideline = new ace.Checker().getGuidelines().find(({ id }) => id === ruleSet);
if (!guideline) throw new Error(`Equal Access: this version has no rule set '${ruleSet}'`);

/** Criteria by rule, from the engine's rule set. Some apply only to certain reasons. */
const places = new Map<string, { criterion: CriterionNumber; reasons: readonly string[] | undefined }[]>();
for (const { num, rules = [] } of guideline.checkpoints) {
  // Skips 4.1.1, which WCAG 2.2 removed.
  if (!isCriterion(num)) continue;
  for (const { id, reasonCodes } of rules)
    places.set(id, [...(places.get(id) ?? []), { criterion: num, reasons: reasonCodes }]);
}

export const allCriteria = [
  ...new Set([...places.values()].flatMap((all) => all.map(({ criterion }) => criterion))),
].sort();

export function hasRule(rule: string): boolean {
  return places.has(rule);
}

export function criteriaOf(rule: string, reason: string): CriterionNumber[] {
  const all = places.get(rule) ?? [];
  return [
    ...new Set(all.filter(({ reasons }) => !reasons || reasons.includes(reason)).map(({ criterion }) => criterion)),
  ];
}

/** Counts recommendations as best practice, and marks uncertain results for review. */
export function weigh(
  level: Level,
  ofRule: readonly CriterionNumber[],
): { conformance: Conformance; certainty: "fails" | "needs review" } {
  const lowest = ofRule.some((number) => criteria[number].level === "A") ? "A" : "AA";
  return {
    conformance: level === "recommendation" || ofRule.length === 0 ? "best practice" : lowest,
    certainty: level === "violation" || level === "recommendation" ? "fails" : "needs review",
  };
}

function isCriterion(number: string): number is CriterionNumber {
  return number in criteria;
}
