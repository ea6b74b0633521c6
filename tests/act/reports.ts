import type { Finding } from "@kindred-ground/audit/core/audit.ts";
import { barrierOf } from "@kindred-ground/audit/core/barriers.ts";
import { criteria } from "@kindred-ground/audit/core/criteria.ts";
import {
  type Consistency,
  caseKey,
  consistencyOf,
  countsOf,
  findingsAt,
  outcomeOf,
  proceduresOf,
  type ResultByCase,
} from "./outcomes.ts";
import { type ActRule, isDemanded } from "./test-cases.ts";

/** Returns the summary of one run: totals, and the rules that have an example with a wrong outcome. */
export function summaryOf(rules: readonly ActRule[], byCase: ResultByCase, heading: readonly string[]): string {
  return [
    ...heading,
    "",
    ...totals(rules, byCase),
    "",
    "| Rule with an error | Failed examples found | Others called failed |",
    "|---|---|---|",
    ...rules.filter(isDemanded).flatMap((rule) => {
      const { failedExamples, found, others, overCalled } = countsOf([rule], byCase);
      const name = rule.name.replaceAll("|", "\\|");
      return found < failedExamples || overCalled > 0
        ? [`| ${name} (${rule.id}) | ${found} of ${failedExamples} | ${overCalled} of ${others} |`]
        : [];
    }),
    "",
  ].join("\n");
}

function totals(rules: readonly ActRule[], byCase: ResultByCase): string[] {
  return [
    "| Rules | Failed examples found | for certain | Others called failed | Complete rules |",
    "|---|---|---|---|---|",
    ...[true, false].map((isApproved) => {
      const own = rules.filter((rule) => rule.isApproved === isApproved);
      const { failedExamples, found, certain, others, overCalled } = countsOf(own, byCase);
      const complete = own.filter((rule) => rating(rule, byCase) === "complete").length;
      return `| ${isApproved ? "Approved" : "Proposed"} | ${found} of ${failedExamples} | ${certain} | ${overCalled} of ${others} | ${complete} of ${own.length} |`;
    }),
  ];
}

function rating(rule: ActRule, byCase: ResultByCase): Consistency {
  return consistencyOf(rule, proceduresOf(rule, byCase));
}

function csvOf(header: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [header, ...rows].map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(","));
  return `${lines.join("\n")}\n`;
}

const ruleColumns = [
  "rule",
  "name",
  "status",
  "criteria",
  "failed examples",
  "found",
  "found for certain",
  "other examples",
  "called failed",
  "as W3C counts",
  "found by",
];

/** Returns CSV with a line for each rule: its counts, rating, and the engines and checks that found failed examples. */
export function ruleLines(rules: readonly ActRule[], byCase: ResultByCase): string {
  const rows = rules.map((rule) => {
    const { failedExamples, found, certain, others, overCalled } = countsOf([rule], byCase);
    const finders = new Set(
      rule.cases
        .filter(({ expected }) => expected === "failed")
        .flatMap((one) => findingsAt(byCase.get(caseKey(one))?.findings ?? [], rule.relatesTo))
        .flatMap(({ foundBy }) => foundBy),
    );
    return [
      rule.id,
      rule.name,
      statusOf(rule),
      rule.fails.join(", "),
      ...(isDemanded(rule) ? [failedExamples, found, certain, others, overCalled] : ["", "", "", "", ""]),
      rating(rule, byCase),
      [...finders].sort().join(", "),
    ];
  });
  return csvOf(ruleColumns, rows);
}

function statusOf({ isApproved }: ActRule): string {
  return isApproved ? "approved" : "proposed";
}

/**
 * Returns CSV with a line for each example: the expected outcome, this audit's outcome at the rule's criteria, and the
 * findings with their engines.
 */
export function exampleLines(rules: readonly ActRule[], byCase: ResultByCase): string {
  const rows = rules.flatMap((rule) =>
    rule.cases.map((one) => {
      const findings = findingsAt(byCase.get(caseKey(one))?.findings ?? [], rule.fails);
      const told = findings.map(
        ({ rule: name, certainty, foundBy }) => `${name} (${foundBy.join(", ")}: ${certainty})`,
      );
      return [rule.id, rule.name, statusOf(rule), one.testcaseId, one.expected, outcomeOf(findings), told.join("; ")];
    }),
  );
  return csvOf(["rule", "name", "status", "test case", "expected", "ours", "found by"], rows);
}

/** Returns an implementation report in W3C's format: https://www.w3.org/WAI/standards-guidelines/act/report/earl/ */
export function earlOf(rules: readonly ActRule[], byCase: ResultByCase, version: string): string {
  const subjects = rules.flatMap((rule) => {
    const procedures = proceduresOf(rule, byCase);
    return rule.cases.map((one) => ({
      "@type": "TestSubject",
      source: one.url,
      assertions: procedures.map(({ name, criteria: numbers, outcomes }) => ({
        "@type": "Assertion",
        result: { outcome: `earl:${outcomes.get(one)}` },
        test: {
          title: name,
          isPartOf: numbers.map((number) => ({ title: `WCAG 2: ${number} ${criteria[number].title}` })),
        },
      })),
    }));
  });
  const assertor = {
    "@type": "Assertor",
    name: "Kindred Ground audit",
    release: { "@type": "Version", revision: version },
  };
  return `${JSON.stringify(
    {
      "@context": "https://www.w3.org/WAI/content-assets/wcag-act-rules/earl-context.json",
      "@graph": [...subjects, assertor],
    },
    undefined,
    1,
  )}\n`;
}

/** Returns a line for the console about each example with a wrong outcome, with the barriers found there. */
export function wrongCalls(rules: readonly ActRule[], byCase: ResultByCase): string[] {
  return rules.filter(isDemanded).flatMap((rule) =>
    rule.cases.flatMap((one) => {
      const findings: Finding[] = findingsAt(byCase.get(caseKey(one))?.findings ?? [], rule.fails);
      const outcome = outcomeOf(findings);
      const isWrong = one.expected === "failed" ? outcome === "passed" : outcome === "failed";
      const by = findings.map((finding) => `${barrierOf(finding.rule)} (${finding.foundBy.join(", ")})`).join("; ");
      return isWrong
        ? [`${rule.id} ${one.testcaseId.slice(0, 6)} expected ${one.expected}, ours ${outcome} ${by}`]
        : [];
    }),
  );
}
