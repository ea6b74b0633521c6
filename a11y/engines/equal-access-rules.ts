import ace from "accessibility-checker-engine/ace-node.js";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Conformance } from "../finding.ts";

/** The rule set that holds the rules for WCAG 2.2, A and AA, and for nothing else. */
export const ruleSet = "WCAG_2_2";

/** What the engine says of a result, but for what it lets pass, and what it would only recommend if it were sure. */
export type Level = "violation" | "potentialviolation" | "recommendation" | "manual";

const guideline = new ace.Checker().getGuidelines().find(({ id }) => id === ruleSet);
if (!guideline) throw new Error(`Equal Access: this version has no rule set '${ruleSet}'`);

/** By rule, the criteria under which the engine’s rule set has it. Some hold for some of a rule’s reasons only. */
const places = new Map<string, { criterion: CriterionNumber; reasons: readonly string[] | undefined }[]>();
for (const { num, rules = [] } of guideline.checkpoints) {
  // 4.1.1, which WCAG 2.2 no longer has.
  if (!isCriterion(num)) continue;
  for (const { id, reasonCodes } of rules)
    places.set(id, [...(places.get(id) ?? []), { criterion: num, reasons: reasonCodes }]);
}

/** All criteria that the engine has a rule for. */
export const allCriteria = [
  ...new Set([...places.values()].flatMap((all) => all.map(({ criterion }) => criterion))),
].sort();

export function hasRule(rule: string): boolean {
  return places.has(rule);
}

/** The criteria that a rule found broken for this reason fails. */
export function criteriaOf(rule: string, reason: string): CriterionNumber[] {
  const all = places.get(rule) ?? [];
  return [
    ...new Set(all.filter(({ reasons }) => !reasons || reasons.includes(reason)).map(({ criterion }) => criterion)),
  ];
}

/** How the audit counts what the engine says: what it only recommends is good practice, what it is not sure of is to be seen. */
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
