import type { Audit, Finding } from "../core/audit.ts";
import { criteria } from "../core/criteria.ts";
import { type Issue, isOpen, issueSeverities, pictureFile } from "../core/issues.ts";
import type { Manual } from "../core/manual.ts";
import { totalsOf } from "../runner/totals.ts";
import { signedAnswers } from "./signature.ts";

/** Name of the evaluator among engines and checks. */
export const byHand = "evaluator";

/** Returns the audit with the open issues of a signed checklist as failures, so that every format lists them. */
export function withIssues(audit: Audit, manual: Manual | null): Audit {
  const issues = (signedAnswers(audit, manual).signed?.issues ?? []).filter(isOpen);
  const findings = [...issues.map(findingOf), ...audit.findings];
  const pictures = issues
    .filter(({ picture }) => picture !== "")
    .map((issue) => ({ finding: issue.id, file: pictureFile(issue), alternative: `Picture of “${issue.title}”.` }));
  return { ...audit, findings, totals: totalsOf(findings), pictures: [...pictures, ...audit.pictures] };
}

function findingOf(issue: Issue): Finding {
  const { id, title, criterion, severity, page, state, element, steps, note } = issue;
  return {
    id,
    rule: criterion,
    criteria: [criterion],
    conformance: criteria[criterion].level,
    certainty: "fails",
    element: { selector: element || "html", markup: "" },
    message: title || `Issue without a title (${id}).`,
    help: [note, steps && `Steps: ${steps}`, `Severity: ${severity}. ${issueSeverities[severity]}`]
      .filter(Boolean)
      .join(" "),
    foundBy: [byHand],
    // A person names neither mode nor width.
    places: [{ page: page || "/", state } as Finding["places"][number]],
    issue,
  };
}

export function issuePictures(manual: Manual | null): { file: string; data: Buffer }[] {
  return (manual?.issues ?? [])
    .filter(({ picture }) => picture !== "")
    .map((issue) => ({ file: pictureFile(issue), data: Buffer.from(issue.picture.split(",")[1] ?? "", "base64") }));
}
