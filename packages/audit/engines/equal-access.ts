import ace from "accessibility-checker-engine/ace-node.js";
import type { Conformance, Found } from "../core/audit.ts";
import type { Check } from "../core/check.ts";
import { type CriterionNumber, criteria, lowestLevel } from "../core/criteria.ts";
import type { Level } from "../page/engines/equal-access.ts";
import { inPage } from "../runner/in-page.ts";
import { settle } from "../runner/open-page.ts";
import { engineScript } from "./engine-script.ts";
import { questionsOfEqualAccess, withoutQuestions } from "./questions.ts";

const ruleSet = "WCAG_2_2";

const guideline = new ace.Checker().getGuidelines().find(({ id }) => id === ruleSet);
if (!guideline) throw new Error(`Equal Access: this version has no rule set '${ruleSet}'`);

/** Criteria by rule, from the engine's rule set. Some apply only to certain reason codes. */
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

/** Counts recommendations and results without criteria as best practice, and marks uncertain results for review. */
export function weigh(
  level: Level,
  ofRule: readonly CriterionNumber[],
): { conformance: Conformance; certainty: "fails" | "needs review" } {
  return {
    conformance: (level !== "recommendation" && lowestLevel(ofRule)) || "best practice",
    certainty: level === "violation" || level === "recommendation" ? "fails" : "needs review",
  };
}

function isCriterion(number: string): number is CriterionNumber {
  return number in criteria;
}

// The debugger runs the script, because the page's Content Security Policy blocks all other scripts.
const loadEqualAccess = engineScript("ace", "accessibility-checker-engine/ace.js");

export const equalAccess: Check = {
  name: "equal-access",
  purpose: "Runs the rules of IBM Equal Access for WCAG 2.2.",
  criteria: allCriteria,
  runs: {
    environments: ["light 1280"],
    states: "one of each kind",
    because:
      "The second engine covers names, roles and structure that axe does not cover or evaluates differently. They are the same in every mode, and in all forms in the same state. axe also covers contrast, for which this engine has one rule.",
  },
  async run({ tab }) {
    await settle(tab);
    await loadEqualAccess(tab);
    const results = await inPage(tab, "runEqualAccess", ruleSet);
    const found = results.map(({ level, reason, ...rest }): Found => {
      const ofRule = criteriaOf(rest.rule, reason);
      const weight = weigh(level, ofRule);
      return { ...rest, ...weight, criteria: weight.conformance === "best practice" ? [] : ofRule };
    });
    return withoutQuestions(found, questionsOfEqualAccess);
  },
};
