import type { Audit, Finding } from "../audit.ts";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Manual, ManualAnswer } from "../manual.ts";
import { addressOf } from "./address.ts";
import { byCriterion, inOrder, isFailure, type PageResults } from "./results-by-page.ts";

/** The result part of an assertion, without its subject and its test. */
interface Verdict {
  outcome: "passed" | "failed" | "cantTell" | "inapplicable";
  by: "audit" | "evaluator";
  description: string;
}

const outcomes = {
  passed: "passed",
  failed: "failed",
  "not applicable": "inapplicable",
  "cannot tell": "cantTell",
} as const;

export function criterionId(number: CriterionNumber): string {
  return `WCAG:${criteria[number].slug}`;
}

/** Returns an id of the whole site. The fragment distinguishes it from the home page. */
export function websiteId(audit: Audit): string {
  return `${addressOf(audit, "/")}#website`;
}

/** Returns a page's assertions: one for each criterion that a check covered or a person answered. */
export function pageAssertions(audit: Audit, results: PageResults, answers: Manual["answers"], date: string) {
  const found = byCriterion(results.findings);
  return inOrder.flatMap((number) => {
    const verdict = verdictOn(results, number, found.get(number) ?? [], answers[number]);
    return verdict ? [assertion(audit, addressOf(audit, results.page), number, verdict, date)] : [];
  });
}

export function siteAssertions(audit: Audit, answers: Manual["answers"], date: string) {
  return inOrder.flatMap((number) => {
    const answer = answers[number];
    return answer ? [assertion(audit, websiteId(audit), number, byHand(answer), date)] : [];
  });
}

/**
 * Decides a criterion for one page. A certain failure overrides the checklist. If a person answered `passed` or `not
 * applicable` for the site, that applies to each page.
 *
 * Otherwise the result is `cantTell`: engines cover only parts of a criterion, so the audit never reports `passed`.
 */
function verdictOn(
  { looked, visits }: PageResults,
  number: CriterionNumber,
  findings: Finding[],
  answer: ManualAnswer | undefined,
): Verdict | undefined {
  const told = findings.map(findingInWords);
  if (findings.some(isFailure)) return { outcome: "failed", by: "audit", description: told.join("\n\n") };
  if (answer && (answer.outcome === "passed" || answer.outcome === "not applicable")) {
    const { description, ...verdict } = byHand(answer);
    return { ...verdict, description: [description, ...told].join("\n\n") };
  }
  if (told.length > 0) return { outcome: "cantTell", by: "audit", description: told.join("\n\n") };
  const names = looked.filter((each) => each.criteria.includes(number)).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const description = `${names.join(", ")} found no failure${times(visits, names)}; whether the criterion is met, a person has to say.`;
  return { outcome: "cantTell", by: "audit", description };
}

/** Counts the page's completed scans by any of these checks. Empty for checks that read only files. */
function times(visits: PageResults["visits"], names: string[]): string {
  const looked = visits.filter(
    ({ checks, error }) => error === undefined && checks.some((name) => names.includes(name)),
  );
  return looked.length > 0 ? ` (visits: ${looked.length})` : "";
}

function byHand({ outcome, note }: ManualAnswer): Verdict {
  return { outcome: outcomes[outcome], by: "evaluator", description: note || `Checked by hand: ${outcome}.` };
}

function findingInWords({ certainty, message, help, element, rule, foundBy, places, excuse, id }: Finding): string {
  return [
    `${certainty === "fails" ? "Fails" : "Needs review"}: ${message} ${help}`,
    `${element.selector} (${rule}, found by ${foundBy.join(", ")}, ${id})`,
    ...places.map(({ state, mode, width }) => `${state}, ${mode}, ${width} px`),
    ...(excuse ? [`Excused: ${excuse.reason} ${excuse.link}`] : []),
  ].join("\n");
}

function assertion(audit: Audit, subject: string, number: CriterionNumber, verdict: Verdict, date: string) {
  return {
    type: "Assertion",
    date,
    assertedBy: { id: verdict.by === "audit" ? assertorId(audit) : evaluatorId },
    mode: { id: verdict.by === "audit" ? "earl:automatic" : "earl:manual" },
    subject: { id: subject },
    test: { id: criterionId(number) },
    result: {
      type: "TestResult",
      outcome: { id: `earl:${verdict.outcome}` },
      date,
      description: verdict.description,
    },
  };
}

export function assertorId(audit: Audit): string {
  return `${addressOf(audit, "/accessibility")}#audit`;
}

export const evaluatorId = "_:evaluator";
