import type { Audit } from "../audit.ts";
import { type CriterionNumber, criteria } from "../criteria.ts";
import type { Finding } from "../finding.ts";
import type { Manual, ManualAnswer } from "../manual.ts";
import { addressOf } from "./address.ts";
import { byCriterion, inOrder, isFailure, type PageResults } from "./results-by-page.ts";

/** Who says so, how, and what: an assertion without its subject and its test. */
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

/** The site as a whole, apart from its first page, which has the same address. */
export function websiteId(audit: Audit): string {
  return `${addressOf(audit, "/")}#website`;
}

/** What is said of one page: a verdict for each criterion that anything looked for on it or a person answered. */
export function pageAssertions(audit: Audit, results: PageResults, answers: Manual["answers"], date: string) {
  const found = byCriterion(results.findings);
  return inOrder.flatMap((number) => {
    const verdict = verdictOn(results, number, found.get(number) ?? [], answers[number]);
    return verdict ? [assertion(audit, addressOf(audit, results.page), number, verdict, date)] : [];
  });
}

/** What a person said of the whole sample. */
export function siteAssertions(audit: Audit, answers: Manual["answers"], date: string) {
  return inOrder.flatMap((number) => {
    const answer = answers[number];
    return answer ? [assertion(audit, websiteId(audit), number, byHand(answer), date)] : [];
  });
}

/**
 * A failure that the machine is sure of fails the page, whatever the sheet says. What a person found to be met or not
 * applicable everywhere is so on each page. Else nobody can tell: no criterion is decided by machine alone (an
 * engine’s rules reach parts of one), and so the machine never says “passed”.
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

/** In how many of a page’s visits any of these checks looked to the end; nothing for those that look at files alone. */
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

/** The audit as the one who says so. */
export function assertorId(audit: Audit): string {
  return `${addressOf(audit, "/accessibility")}#audit`;
}

export const evaluatorId = "_:evaluator";
