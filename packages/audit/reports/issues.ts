import type { Audit, Finding } from "../core/audit.ts";
import { lowestLevel } from "../core/criteria.ts";
import {
  failedCriteria,
  type Issue,
  isOpen,
  issueKinds,
  issueSeverities,
  namedCriteria,
  pagesOf,
  pictureFile,
} from "../core/issues.ts";
import type { Manual } from "../core/manual.ts";
import { totalsOf } from "../core/severity.ts";
import { list } from "../core/words.ts";
import { signedAnswers } from "./signature.ts";

/** Name under which findings list the evaluator, where others name an engine or a check. */
export const byHand = "evaluator";

/**
 * Returns the audit with the open issues of a signed checklist in its findings, pictures and totals, so that every
 * format lists them.
 */
export function withIssues(audit: Audit, manual: Manual | null): Audit {
  const issues = (signedAnswers(audit, manual).signed?.issues ?? []).filter(isOpen);
  const findings = [...issues.map(findingOf), ...audit.findings];
  const pictures = issues
    .filter(({ picture }) => picture !== "")
    .map((issue) => ({ finding: issue.id, file: pictureFile(issue), alternative: `Picture of “${issue.title}”.` }));
  return { ...audit, findings, totals: totalsOf(findings), pictures: [...pictures, ...audit.pictures] };
}

function findingOf(issue: Issue): Finding {
  const { id, title, kind, severity, state, element, steps, note } = issue;
  const failed = failedCriteria(issue);
  const named = namedCriteria(issue);
  const related = failed.length === 0 && named.length > 0 ? `Related: ${list(named)}.` : "";
  const pages = pagesOf(issue);
  return {
    id,
    rule: failed[0] ?? kind,
    criteria: failed,
    conformance: lowestLevel(failed) ?? "best practice",
    certainty: "fails",
    element: { selector: element || "html", markup: "" },
    message: title || `Issue without a title (${id}).`,
    help: [
      note,
      steps && `Steps: ${steps}`,
      kind !== "failure" && issueKinds[kind],
      related,
      `Severity: ${severity}. ${issueSeverities[severity]}`,
    ]
      .filter(Boolean)
      .join(" "),
    foundBy: [byHand],
    // A person names neither mode nor width.
    places: (pages.length > 0 ? pages : ["/"]).map((page) => ({ page, state }) as Finding["places"][number]),
    issue,
  };
}

export function issuePictures(manual: Manual | null): { file: string; data: Buffer }[] {
  return (manual?.issues ?? [])
    .filter(({ picture }) => picture !== "")
    .map((issue) => ({ file: pictureFile(issue), data: Buffer.from(issue.picture.split(",")[1] ?? "", "base64") }));
}
