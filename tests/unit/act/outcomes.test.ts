import type { Finding } from "@kindred-ground/audit/core/audit.ts";
import { expect, test } from "vitest";
import {
  caseKey,
  consistencyOf,
  countsOf,
  findingsAt,
  outcomeOf,
  type Procedure,
  proceduresOf,
} from "../../act/outcomes.ts";
import { asRule, isDemanded, type TestCase } from "../../act/test-cases.ts";

const finding = (more: Partial<Finding> = {}): Finding => ({
  id: "1",
  rule: "image-alt",
  criteria: ["1.1.1"],
  conformance: "A",
  certainty: "fails",
  element: { selector: "img", markup: "<img>" },
  message: "No alternative.",
  help: "Add one.",
  foundBy: ["axe"],
  places: [],
  ...more,
});

const example = (expected: TestCase["expected"], more: Partial<TestCase> = {}): TestCase => ({
  ruleId: "23a2a8",
  ruleName: "Image has non-empty accessible name",
  ruleAccessibilityRequirements: { "wcag20:1.1.1": { forConformance: true } },
  expected,
  testcaseId: Math.random().toString(36),
  testcaseTitle: "Example",
  relativePath: "testcases/23a2a8/1.html",
  url: "https://www.w3.org/",
  approved: true,
  ...more,
});

const failed = example("failed");
const passed = example("passed");
const rule = asRule([failed, passed]);

const place = { page: "/", state: "as opened", mode: "light", width: 1280 } as const;
const found = (...entries: [TestCase, Finding[]][]) =>
  new Map(
    entries.map(([one, findings]) => {
      const seen = findings.map((each) => ({ by: each.foundBy[0] ?? "", found: each, place }));
      return [caseKey(one), { findings, seen }];
    }),
  );

test("reads the criteria that a rule fails, and those that are only related", () => {
  const { fails, relatesTo } = asRule([
    example("failed", {
      ruleAccessibilityRequirements: {
        "wcag20:2.4.4": { forConformance: true },
        "wcag20:2.4.9": { secondary: "less strict" },
        "wcag-technique:H30": {},
      },
    }),
  ]);
  expect({ fails, relatesTo }).toEqual({ fails: ["2.4.4"], relatesTo: ["2.4.4", "2.4.9"] });
});

test("counts only rules at A and AA", () => {
  const strict = { "wcag20:1.4.6": { forConformance: true } };
  expect(isDemanded(asRule([example("failed", { ruleAccessibilityRequirements: strict })]))).toBe(false);
  expect(isDemanded(rule)).toBe(true);
});

test("calls an example failed for a certain finding, and cannot tell for a question", () => {
  const question = finding({ certainty: "needs review" });
  expect(outcomeOf([question, finding()])).toBe("failed");
  expect(outcomeOf([question])).toBe("cantTell");
  expect(outcomeOf([])).toBe("passed");
});

test("judges by the rule’s criteria alone, without best practices and experimental rules", () => {
  const others = [
    finding({ criteria: ["4.1.2"] }),
    finding({ conformance: "best practice" }),
    finding({ conformance: "experimental" }),
  ];
  expect(findingsAt(others, ["1.1.1"])).toEqual([]);
});

test("counts found, certain and wrongly failed examples", () => {
  const other = example("failed");
  const both = asRule([failed, other, passed]);
  const byCase = found([failed, [finding()]], [other, [finding({ certainty: "needs review" })]], [passed, [finding()]]);
  expect(countsOf([both], byCase)).toEqual({ failedExamples: 2, found: 2, certain: 1, others: 1, overCalled: 1 });
});

test("takes each barrier of an engine as a procedure, with an outcome for each example", () => {
  const byCase = found([failed, [finding(), finding({ rule: "img_alt_valid", foundBy: ["equal-access"] })]]);
  const procedures = proceduresOf(rule, byCase);
  expect(procedures.map(({ name }) => name)).toEqual(["axe: text alternative", "equal-access: text alternative"]);
  expect(procedures.map(({ outcomes }) => outcomes.get(passed))).toEqual(["passed", "passed"]);
});

const procedure = (outcomes: [TestCase, "failed" | "cantTell" | "passed"][], criteria = ["1.1.1"]): Procedure => ({
  name: "procedure",
  criteria: criteria as Procedure["criteria"],
  outcomes: new Map(outcomes),
});

test("rates a rule complete if all failed examples and no others fail, at the rule’s criteria", () => {
  const right: [TestCase, "failed" | "passed"][] = [
    [failed, "failed"],
    [passed, "passed"],
  ];
  expect(consistencyOf(rule, [procedure(right)])).toBe("complete");
  expect(consistencyOf(rule, [procedure(right, ["4.1.2"])])).toBe("partial");
});

test("rates a rule inconsistent if another example fails, and untested without a procedure", () => {
  const wrong = procedure([
    [failed, "failed"],
    [passed, "failed"],
  ]);
  expect(consistencyOf(rule, [wrong])).toBe("inconsistent");
  expect(consistencyOf(rule, [])).toBe("untested");
});

test("joins partial procedures, and leaves out a wrong one", () => {
  const other = example("failed");
  const both = asRule([failed, other, passed]);
  const half = (one: TestCase, rest: TestCase) =>
    procedure([
      [one, "failed"],
      [rest, "passed"],
      [passed, "passed"],
    ]);
  const wrong = procedure([
    [failed, "failed"],
    [other, "failed"],
    [passed, "failed"],
  ]);
  expect(consistencyOf(both, [half(failed, other), half(other, failed), wrong])).toBe("complete");
  expect(consistencyOf(both, [half(failed, other)])).toBe("partial");
});

test("accepts a question on a failed example, but not on all of them", () => {
  const other = example("failed");
  const both = asRule([failed, other, passed]);
  const asks = (first: "failed" | "cantTell") =>
    procedure([
      [failed, first],
      [other, "cantTell"],
      [passed, "passed"],
    ]);
  expect(consistencyOf(both, [asks("failed")])).toBe("complete");
  expect(consistencyOf(both, [asks("cantTell")])).toBe("partial");
});

test("ignores proposed examples of an approved rule", () => {
  const proposed = example("passed", { approved: false });
  const mixed = asRule([failed, passed, proposed]);
  const outcomes: [TestCase, "failed" | "passed"][] = [
    [failed, "failed"],
    [passed, "passed"],
    [proposed, "failed"],
  ];
  expect(consistencyOf(mixed, [procedure(outcomes)])).toBe("complete");
});
