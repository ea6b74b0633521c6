import type { Audit, Finding } from "../core/audit.ts";
import { consequencesInWords } from "../core/consequences.ts";
import { type CriterionNumber, criteria, criterionNumbers, slugOf } from "../core/criteria.ts";
import { type Manual, type ManualAnswer, signerOf } from "../core/manual.ts";
import { stateInWords } from "../core/words.ts";
import { addressOf, provenanceLines, versionsInWords } from "./provenance.ts";
import { byCriterion, isFailure, type PageResults, resultsByPage } from "./results-by-page.ts";
import { sampleInWords, sampleTitle, signedAnswers, statedResult } from "./signature.ts";

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

function criterionId(number: CriterionNumber): string {
  return `WCAG:${slugOf(number)}`;
}

/** Returns an id of the whole site. The fragment distinguishes it from the home page. */
function websiteId(audit: Audit): string {
  return `${addressOf(audit, "/")}#website`;
}

/** Returns a page's assertions: one for each criterion that a check covered, or that a person judged on the page. */
function pageAssertions(audit: Audit, results: PageResults, answers: Manual["answers"], date: string) {
  const found = byCriterion(results.findings);
  return criterionNumbers.flatMap((number) => {
    const verdict = verdictOn(results, number, found.get(number) ?? [], answers[number]);
    return verdict ? [assertion(audit, addressOf(audit, results.page), number, verdict, date)] : [];
  });
}

/** Returns assertions about the website: one for each criterion that a person answered or that a page fails. */
function siteAssertions(audit: Audit, answers: Manual["answers"], date: string) {
  const found = byCriterion(audit.findings.filter(isFailure));
  return criterionNumbers.flatMap((number) => {
    const failures = found.get(number) ?? [];
    const verdict = siteVerdict(answers[number], failures);
    if (!verdict) return [];
    const description = `${sampleInWords(audit)}${verdict.description}`;
    return [assertion(audit, websiteId(audit), number, { ...verdict, description }, date)];
  });
}

/** Returns a verdict that agrees with the level in OpenACR, or undefined without an answer or a failure. */
function siteVerdict(answer: ManualAnswer | undefined, failures: readonly Finding[]): Verdict | undefined {
  const result = statedResult(answer, failures);
  if (!result && failures.length === 0) return undefined;
  const pages = [...new Set(failures.flatMap(({ places }) => places.map(({ page }) => page)))];
  const description = [
    ...(answer ? [notedOr(answer)] : []),
    ...(result?.because ? [result.because.words] : []),
    ...(pages.length > 0 ? [`Failures on ${pages.join(", ")}.`] : []),
  ].join("\n\n");
  const isOwn = answer && result?.because?.kind !== "failures";
  return { outcome: outcomes[result?.outcome ?? "failed"], by: isOwn ? "evaluator" : "audit", description };
}

/**
 * Decides a criterion for one page. A certain failure overrides the checklist. A person's `passed` or `not applicable`
 * applies to the pages that the checklist lists as opened.
 *
 * Otherwise the result is `cantTell`: engines cover only parts of a criterion, so the audit never reports `passed`. If
 * no check covers the criterion, the result is undefined.
 */
function verdictOn(
  { page, checked, scans }: PageResults,
  number: CriterionNumber,
  findings: Finding[],
  answer: ManualAnswer | undefined,
): Verdict | undefined {
  const told = findings.map(findingInWords);
  const failures = findings.filter(isFailure);
  const by = failures.every(({ issue }) => issue) ? "evaluator" : "audit";
  if (failures.length > 0) return { outcome: "failed", by, description: told.join("\n\n") };
  const opened = answer?.opened?.find((each) => each.page === page);
  const result = statedResult(answer, []);
  if (answer && opened && (result?.outcome === "passed" || result?.outcome === "not applicable")) {
    const description = [notedOr(answer), `Opened on ${opened.on}.`, ...told].join("\n\n");
    return { outcome: outcomes[result.outcome], by: "evaluator", description };
  }
  if (told.length > 0) return { outcome: "cantTell", by: "audit", description: told.join("\n\n") };
  const names = checked.filter((each) => each.criteria.includes(number)).map(({ name }) => name);
  if (names.length === 0) return undefined;
  const description = `${names.join(", ")} found no failure${times(scans, names)}. A person must decide whether the page meets the criterion.`;
  return { outcome: "cantTell", by: "audit", description };
}

/**
 * Returns the number of the page's completed scans by any of these checks, in words. Empty for checks that read only
 * files.
 */
function times(scans: PageResults["scans"], names: string[]): string {
  const checked = scans.filter(
    ({ checks, error }) => error === undefined && checks.some((name) => names.includes(name)),
  );
  return checked.length > 0 ? ` (page loads: ${checked.length})` : "";
}

function notedOr({ outcome, note }: ManualAnswer): string {
  return note || `Manual check: ${outcome}.`;
}

function findingInWords(finding: Finding): string {
  const { certainty, message, help, element, rule, foundBy, places, excuse, id } = finding;
  const consequences = consequencesInWords(finding);
  return [
    `${certainty === "fails" ? "Fails" : "Needs review"}: ${message} ${help}`,
    `${element.selector} (${rule}, found by ${foundBy.join(", ")}, ${id})`,
    ...places.map(stateInWords),
    ...(consequences ? [consequences] : []),
    ...(excuse ? [`Accepted: ${excuse.reason} ${excuse.link}`] : []),
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

function assertorId(audit: Audit): string {
  return `${addressOf(audit, "/accessibility")}#audit`;
}

const evaluatorId = "_:evaluator";

/**
 * Terms of `earl.jsonld`, as in the WCAG-EM Report Tool (w3c/wai-wcag-em-report-tool, src/data/jsonld/appContext.js).
 *
 * There is no `@language`, because the tool shows text with a language as `[object Object]`.
 */
const earlContext = {
  id: "@id",
  type: "@type",

  earl: "http://www.w3.org/ns/earl#",
  ...termsOf("earl", "Assertion Assertor Software TestRequirement TestResult TestSubject"),
  ...termsOf("earl", "assertedBy mode outcome result subject test"),

  // The tool has no prefix for WCAG 2.2. It identifies a criterion by the part after the only colon of its compact
  // name. The prefix of the latest WCAG version, which is 2.2, resolves to the correct address.
  WCAG: "http://www.w3.org/TR/WCAG/#",
  WAI: "http://www.w3.org/WAI/",
  wcagVersion: "WAI:standards-guidelines/wcag/#versions",

  wcagem: "http://www.w3.org/TR/WCAG-EM/#",
  Evaluation: "wcagem:procedure",
  Webpage: "wcagem:webpage",
  Website: "wcagem:website",
  accessibilitySupportBaseline: "wcagem:step1c",
  additionalEvaluationRequirements: "wcagem:step1d",
  auditSample: "wcagem:step4",
  commissioner: "wcagem:commissioner",
  conformanceTarget: "wcagem:step1b",
  defineScope: "wcagem:step1",
  evaluationSpecifics: "wcagem:step5b",
  evaluator: "wcagem:evaluator",
  exploreTarget: "wcagem:step2",
  randomSample: "wcagem:step3b",
  reportFindings: "wcagem:step5",
  scope: "wcagem:step1a",
  selectSample: "wcagem:step3",
  structuredSample: "wcagem:step3a",
  technologiesReliedUpon: "wcagem:step2d",

  dcterms: "http://purl.org/dc/terms/",
  W3CDTF: "http://www.w3.org/TR/NOTE-datetime",
  date: { "@id": "dcterms:date", "@type": "W3CDTF" },
  ...termsOf("dcterms", "description hasVersion summary title"),

  foaf: "http://xmlns.com/foaf/0.1/",
  Person: "foaf:Person",
  schema: "http://schema.org/",
  name: "schema:name",
} as const;

function termsOf(prefix: string, names: string): Record<string, string> {
  return Object.fromEntries(names.split(" ").map((name) => [name, `${prefix}:${name}`]));
}

/**
 * Returns `earl.jsonld`: EARL 1.0 as JSON-LD. The WCAG-EM Report Tool opens it as an evaluation of the sample. The
 * tool can also import the assertions into an evaluation of the same pages. Assertions about the website name the
 * other pages that fail.
 *
 * Leaves out criteria that no check covered and no person answered. The tool shows these as "not checked".
 */
export function earl(audit: Audit, manual: Manual | null): string {
  const { signed, answers, standing } = signedAnswers(audit, manual);
  const { structured, random } = sampleOf(audit);
  const inSample = new Set([...structured, ...random]);
  const pages = resultsByPage(audit).filter(({ page }) => inSample.has(page));
  const machine = `Automatic audit with ${versionsInWords(audit)}`;
  const evaluation = {
    type: "Evaluation",
    defineScope: {
      scope: {
        id: websiteId(audit),
        type: ["TestSubject", "Website"],
        title: `${audit.site.name}${sampleTitle(audit)}`,
        description: addressOf(audit, "/"),
      },
      wcagVersion: "2.2",
      conformanceTarget: "AA",
      accessibilitySupportBaseline: versionsInWords(audit),
      additionalEvaluationRequirements: audit.notChecked.join("\n"),
    },
    exploreTarget: {
      technologiesReliedUpon: ["HTML", "CSS", "WAI-ARIA", "JavaScript", "SVG"].map((title) => ({ title })),
    },
    selectSample: {
      structuredSample: structured.map((page) => sampled(audit, page)),
      randomSample: random.map((page) => sampled(audit, page)),
    },
    auditSample: [
      ...siteAssertions(audit, answers, signed?.date ?? audit.endedAt),
      ...pages.flatMap((results) => pageAssertions(audit, results, answers, audit.endedAt)),
    ],
    reportFindings: {
      title: `${audit.site.name}: accessibility${sampleTitle(audit)}`,
      commissioner: audit.site.name,
      ...(signed ? { evaluator: signerOf(signed) } : {}),
      date: signed?.date ?? audit.endedAt.slice(0, 10),
      summary: standing,
      evaluationSpecifics: provenanceLines(audit).join("\n\n"),
    },
  };
  const assertor = {
    id: assertorId(audit),
    type: ["Assertor", "Software"],
    name: machine,
    title: machine,
    hasVersion: audit.commit ?? "unknown",
    description: provenanceLines(audit).join("\n"),
  };
  const evaluator = signed ? [{ id: evaluatorId, type: ["Assertor", "Person"], name: signed.evaluator }] : [];
  const tests = criterionNumbers.map((number) => ({
    id: criterionId(number),
    type: "TestRequirement",
    title: `${number} ${criteria[number].title}`,
  }));
  return `${JSON.stringify({ "@context": earlContext, "@graph": [evaluation, assertor, ...evaluator, ...tests] }, null, 1)}\n`;
}

/** Returns each page of the sample once, including the pages of processes. */
function sampleOf({ sample: { structured, random, processes } }: Audit) {
  const ofProcesses = processes.flatMap(({ steps }) => steps.map(({ page }) => page));
  const chosen = new Set(random);
  return { structured: [...new Set([...structured, ...ofProcesses])].filter((page) => !chosen.has(page)), random };
}

/**
 * Returns a page in the tool's format. The tool identifies it by the address in the description, and by the title,
 * which must be unique.
 */
function sampled(audit: Audit, page: string) {
  const address = addressOf(audit, page);
  return { id: address, type: ["TestSubject", "Webpage"], title: page, description: address };
}
