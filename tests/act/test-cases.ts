import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CriterionNumber, criteria } from "@kindred-ground/audit/core/criteria.ts";
import { groupBy } from "@kindred-ground/audit/core/group-by.ts";

/** Folder of the test cases in a checkout of w3c/wcag-act-rules, and in their addresses below `/WAI/`. */
const folder = "content-assets/wcag-act-rules";

/** A test case as in `testcases.json`. */
export interface TestCase {
  ruleId: string;
  ruleName: string;
  ruleAccessibilityRequirements: Record<string, { forConformance?: boolean; secondary?: string }> | null;
  expected: "passed" | "failed" | "inapplicable";
  testcaseId: string;
  testcaseTitle: string;
  relativePath: string;
  url: string;
  approved?: boolean;
}

export interface ActRule {
  id: string;
  name: string;
  isApproved: boolean;
  cases: readonly TestCase[];
  /** Criteria that a page with a failed example fails, in the order of WCAG. */
  fails: readonly CriterionNumber[];
  /** All criteria to which the rule relates, including those that are stricter or less strict than the rule. */
  relatesTo: readonly CriterionNumber[];
}

export function readRules(checkout: string): ActRule[] {
  const { testcases } = JSON.parse(readFileSync(join(checkout, folder, "testcases.json"), "utf8")) as {
    testcases: TestCase[];
  };
  return groupBy(testcases, ({ ruleId }) => ruleId).map(asRule);
}

export function asRule(cases: readonly TestCase[]): ActRule {
  const [{ ruleId, ruleName, ruleAccessibilityRequirements }] = cases as [TestCase];
  const mapped = Object.entries(ruleAccessibilityRequirements ?? {}).flatMap(([key, { secondary }]) => {
    const number = /^wcag2\d:(.+)$/.exec(key)?.[1];
    return number && number in criteria
      ? [{ number: number as CriterionNumber, isSecondary: secondary !== undefined }]
      : [];
  });
  return {
    id: ruleId,
    name: ruleName,
    isApproved: cases.some(({ approved }) => approved),
    cases,
    fails: mapped.filter(({ isSecondary }) => !isSecondary).map(({ number }) => number),
    relatesTo: mapped.map(({ number }) => number),
  };
}

/** Returns true if a rule has a criterion at level A or AA, the levels that the audit tests for. */
export function isDemanded({ fails }: ActRule): boolean {
  return fails.some((number) => criteria[number].level !== "AAA");
}

/** Returns the path of a test case on the test server. Test cases refer to their files by the same paths. */
export function pathOf({ relativePath }: TestCase): string {
  return `/WAI/${folder}/${relativePath}`;
}
