import type { Finding } from "@kindred-ground/audit/core/audit.ts";
import { barrierOf } from "@kindred-ground/audit/core/barriers.ts";
import { type CriterionNumber, criteria } from "@kindred-ground/audit/core/criteria.ts";
import type { Seen } from "@kindred-ground/audit/core/excuses.ts";
import axe from "axe-core";
import { type ActRule, isDemanded, type TestCase } from "./test-cases.ts";

export type Outcome = "failed" | "cantTell" | "passed";

/** Results of one test case: the findings that a report would list, and the engines' results that they merge. */
export interface Result {
  findings: readonly Finding[];
  seen: readonly Seen[];
}

export type ResultByCase = ReadonlyMap<string, Result>;

/**
 * Returns the findings at these criteria, certain failures first. Best practices and experimental findings do not
 * count.
 */
export function findingsAt(findings: readonly Finding[], numbers: readonly CriterionNumber[]): Finding[] {
  return findings
    .filter(({ conformance }) => conformance !== "best practice" && conformance !== "experimental")
    .filter((finding) => finding.criteria.some((number) => numbers.includes(number)))
    .toSorted((one, other) => Number(isSure(other)) - Number(isSure(one)));
}

function isSure({ certainty }: Pick<Finding, "certainty">): boolean {
  return certainty === "fails";
}

/** Returns the worst of the outcomes: a certain failure, else a question to a person, else a pass. */
export function outcomeOf(findings: readonly Pick<Finding, "certainty">[]): Outcome {
  if (findings.some(isSure)) return "failed";
  return findings.length > 0 ? "cantTell" : "passed";
}

export interface Counts {
  failedExamples: number;
  found: number;
  certain: number;
  others: number;
  overCalled: number;
}

/**
 * Counts failed examples, those of them that the audit found, and those that it found with certainty. Also counts other
 * examples, and those that it called failed. Uses the A and AA criteria of each rule.
 */
export function countsOf(rules: readonly ActRule[], byCase: ResultByCase): Counts {
  const judged = rules.filter(isDemanded).flatMap((rule) => {
    const numbers = rule.fails.filter((number) => criteria[number].level !== "AAA");
    return rule.cases.map(({ testcaseId, expected, ruleId }) => ({
      isFailed: expected === "failed",
      outcome: outcomeOf(findingsAt(byCase.get(caseKey({ ruleId, testcaseId }))?.findings ?? [], numbers)),
    }));
  });
  const failed = judged.filter(({ isFailed }) => isFailed);
  const others = judged.filter(({ isFailed }) => !isFailed);
  return {
    failedExamples: failed.length,
    found: failed.filter(({ outcome }) => outcome !== "passed").length,
    certain: failed.filter(({ outcome }) => outcome === "failed").length,
    others: others.length,
    overCalled: others.filter(({ outcome }) => outcome === "failed").length,
  };
}

/** Returns a key that includes the rule, because the same example can belong to several rules. */
export function caseKey({ ruleId, testcaseId }: Pick<TestCase, "ruleId" | "testcaseId">): string {
  return `${ruleId}/${testcaseId}`;
}

/** An engine's or check's rule that reports something for an ACT rule, with its outcome for each test case. */
export interface Procedure {
  name: string;
  criteria: readonly CriterionNumber[];
  outcomes: ReadonlyMap<TestCase, Outcome>;
}

/**
 * Criteria from the metadata of axe's rules. They include AAA criteria, which the audit leaves out if a rule also has A
 * or AA criteria.
 */
const ofAxe = new Map(
  axe.getRules().map(({ ruleId, tags }) => {
    const numbers = tags.map((tag) => /^wcag(\d)(\d)(\d{1,2})$/.exec(tag)?.slice(1).join("."));
    return [ruleId, numbers.filter((number): number is CriterionNumber => number !== undefined && number in criteria)];
  }),
);

/** Returns the rules of engines and checks that reported something. W3C calls these rules procedures. */
export function proceduresOf({ cases }: ActRule, byCase: ResultByCase): Procedure[] {
  const seen = cases.map((one) => [one, byCase.get(caseKey(one))?.seen ?? []] as const);
  const nameOf = ({ by, found }: Seen) => `${by}: ${barrierOf(found.rule)}`;
  const names = new Set(seen.flatMap(([, all]) => all.map(nameOf)));
  return [...names].map((name) => {
    const own = seen.map(
      ([one, all]) => [one, all.filter((each) => nameOf(each) === name).map(({ found }) => found)] as const,
    );
    return {
      name,
      criteria: [
        ...new Set(
          own.flatMap(([, found]) => found.flatMap((each) => [...each.criteria, ...(ofAxe.get(each.rule) ?? [])])),
        ),
      ],
      outcomes: new Map(own.map(([one, found]) => [one, outcomeOf(found)])),
    };
  });
}

export type Consistency = "complete" | "partial" | "inconsistent" | "untested";

/**
 * Rates an implementation of a rule as W3C does (act-rules/act-tools, `map-implementation`): the best procedure counts,
 * and several partial ones can complete each other. Proposed examples of an approved rule do not count.
 */
export function consistencyOf(rule: ActRule, procedures: readonly Procedure[]): Consistency {
  if (procedures.length === 0) return "untested";
  const rated = procedures.map((procedure) => ({ procedure, rating: ratingOf(rule, [procedure]) }));
  if (rated.some(({ rating }) => rating === "complete")) return "complete";
  const partial = rated.filter(({ rating }) => rating === "partial").map(({ procedure }) => procedure);
  return partial.length === 0 ? "inconsistent" : ratingOf(rule, partial);
}

function ratingOf(rule: ActRule, procedures: readonly Procedure[]): Exclude<Consistency, "untested"> {
  const counted = rule.cases.some(({ approved }) => approved)
    ? rule.cases.filter(({ approved }) => approved)
    : rule.cases;
  const judged = counted.map((one) => ({
    isFailed: one.expected === "failed",
    outcomes: procedures.flatMap(({ outcomes }) => outcomes.get(one) ?? []),
  }));
  if (judged.some(({ isFailed, outcomes }) => !isFailed && outcomes.includes("failed"))) return "inconsistent";
  const hasFound = judged.some(({ isFailed, outcomes }) => isFailed && outcomes.includes("failed"));
  const missesNone = judged.every(({ isFailed, outcomes }) => !isFailed || outcomes.some((one) => one !== "passed"));
  const reported = procedures.flatMap((procedure) => procedure.criteria);
  const hasCriteria =
    rule.fails.every((number) => reported.includes(number)) &&
    reported.every((number) => rule.relatesTo.includes(number));
  if (hasFound && missesNone && hasCriteria) return "complete";
  const asksOnlyWhereApplicable = counted.every(
    (one) => one.expected !== "inapplicable" || procedures.every(({ outcomes }) => outcomes.get(one) === "passed"),
  );
  const asks = judged.some(({ outcomes }) => outcomes.includes("cantTell"));
  return hasFound || (asks && asksOnlyWhereApplicable) ? "partial" : "inconsistent";
}
