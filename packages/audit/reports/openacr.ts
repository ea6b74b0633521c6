import { stringify } from "yaml";
import type { Audit, Finding } from "../core/audit.ts";
import { type CriterionNumber, criteria, criterionNumbers } from "../core/criteria.ts";
import type { Manual, ManualAnswer } from "../core/manual.ts";
import { count } from "../core/words.ts";
import { addressOf, printable, provenanceLines, versionsInWords } from "./provenance.ts";
import { byCriterion, isFailure, resultsByPage } from "./results-by-page.ts";
import { levelOf, sampleTitle, signedAnswers, statedResult } from "./signature.ts";

export const chapters = {
  success_criteria_level_a: "A",
  success_criteria_level_aa: "AA",
  success_criteria_level_aaa: "AAA",
} as const;

export type ConformanceReport = ReturnType<typeof conformanceReport>;

/**
 * Returns `openacr.yaml`: the conformance report in the GSA's OpenACR format (schema 0.1.0, catalog of VPAT 2.5 for
 * WCAG 2.2).
 */
export function openacr(audit: Audit, manual: Manual | null): string {
  // Many readers still use YAML 1.1, which parses an unquoted date as a date, not a string.
  return stringify(conformanceReport(audit, manual), { lineWidth: 0, compat: "yaml-1.1" });
}

/**
 * Returns an accessibility conformance report in the structure of OpenACR.
 *
 * The audit provides the remarks. Levels come only from the signed checklist. A failure that the audit reports as
 * certain overrules the checklist's answer.
 */
export function conformanceReport(audit: Audit, manual: Manual | null) {
  const { signed, answers, standing } = signedAnswers(audit, manual);
  const found = byCriterion(audit.findings);
  const pages = resultsByPage(audit).length;
  const address = addressOf(audit, "/");
  const { site } = audit;
  const office: Author = { company_name: site.name, email: site.email, website: address };
  const chapter = (level: string) => ({
    criteria: criterionNumbers
      .filter((number) => criteria[number].level === level)
      .map((number) => criterion(number, answers[number], found.get(number) ?? [], audit)),
  });
  return {
    title: `${site.name} Accessibility Conformance Report${sampleTitle(audit)}`,
    product: {
      name: `${site.name}, ${address}${sampleTitle(audit)}`,
      version: audit.commit ?? "unknown",
      description: `The public site of ${site.name}. The audit covers ${count(pages, "page")}.`,
    },
    author: signed ? authorOf(signed, office) : office,
    vendor: office,
    report_date: signed?.date ?? audit.endedAt.slice(0, 10),
    last_modified_date: audit.endedAt.slice(0, 10),
    version: 1,
    notes: [standing, ...provenanceLines(audit)].join("\n"),
    evaluation_methods_used: [
      `Automatic audit with ${versionsInWords(audit)}.`,
      ...audit.checked.map(
        ({ name, version, purpose, scans }) => `${name} ${version}, ${count(scans, "page load")}: ${purpose}`,
      ),
      ...audit.notChecked.map((sentence) => `Not checked: ${sentence}`),
    ].join("\n"),
    feedback: addressOf(audit, "/accessibility"),
    catalog: "2.5-edition-wcag-2.2-en",
    chapters: {
      success_criteria_level_a: chapter(chapters.success_criteria_level_a),
      success_criteria_level_aa: chapter(chapters.success_criteria_level_aa),
      success_criteria_level_aaa: chapter(chapters.success_criteria_level_aaa),
    },
  };
}

interface Author {
  name?: string;
  company_name: string;
  email: string;
  website?: string;
}

/**
 * Returns the evaluator as an author. OpenACR requires an email, so a missing one becomes that of the site's office.
 */
function authorOf({ evaluator, organization, email }: Manual, office: Author): Author {
  const own = organization.trim() === "" ? office : { company_name: organization };
  return { name: evaluator, ...own, email: email || office.email };
}

function criterion(num: CriterionNumber, answer: ManualAnswer | undefined, findings: Finding[], audit: Audit) {
  const failures = findings.filter(isFailure);
  const result = statedResult(answer, failures);
  const checked = audit.checked.filter((each) => each.criteria.includes(num));
  const notes = [
    ...(result?.because ? [result.because.words] : []),
    ...(answer ? [oneLine(`Manual check: ${[answer.outcome, answer.note].filter(Boolean).join(". ")}`)] : []),
    checked.length > 0
      ? `Automated checks: ${checked.map(({ name }) => name).join(", ")}. Failures: ${failures.filter(({ issue }) => !issue).length}.`
      : "Automated checks: none for this criterion.",
    ...[...failures, ...findings.filter((one) => !isFailure(one))].slice(0, shown).map(remark),
    ...(findings.length > shown ? [`${findings.length - shown} more findings are in report.json.`] : []),
  ];
  const web = { name: "web", adherence: { level: levelOf(result), notes: notes.join("\n") } };
  return { num, components: [web] as [typeof web] };
}

/** Maximum number of findings in a remark, failures first. `report.json` has all findings. */
const shown = 20;

function remark({ id, certainty, conformance, message, element, excuse, places }: Finding): string {
  const pages = [...new Set(places.map(({ page }) => page))].join(", ");
  const standing = excuse ? `accepted: ${excuse.reason} ${excuse.link}` : certainty;
  return oneLine(`- ${pages}, ${element.selector}: ${message} (${conformance}, ${standing}, ${id})`);
}

function oneLine(text: string): string {
  return printable(text.replace(/\s+/g, " "));
}
