import { criteria, understanding } from "../core/criteria.ts";
import {
  failedCriteria,
  type Issue,
  issueKinds,
  issueSeverities,
  namedCriteria,
  pagesOf,
  pictureFile,
} from "../core/issues.ts";
import { environmentInWords, type Manual } from "../core/manual.ts";

/** Jira's default priorities, by severity. */
const priorities = { critical: "Highest", serious: "High", moderate: "Medium", minor: "Low" } as const;

/** Returns a line for each criterion of an issue: its number, title, level and the address of its explanation. */
function criteriaInWords(issue: Issue): string {
  const lines = namedCriteria(issue).map(
    (number) => `${number} ${criteria[number].title} (${criteria[number].level}), ${understanding(number)}`,
  );
  return lines.join("\n");
}

/**
 * Returns labels without spaces: `accessibility`, each failed criterion (`wcag-1.1.1`), the kind unless it is a
 * failure, and the severity.
 */
function labelsOf(issue: Issue): string[] {
  const failed = failedCriteria(issue).map((number) => `wcag-${number}`);
  const kind = issue.kind === "failure" ? [] : [issue.kind.replaceAll(" ", "-")];
  return ["accessibility", ...failed, ...kind, issue.severity];
}

function titleOf({ title, id }: Issue): string {
  return oneLine(title) || id;
}

/** Returns the parts of a description. Empty parts are left out. */
function partsOf(issue: Issue, manual: Manual): [name: string, value: string][] {
  const tried = manual.environments.find(({ id }) => id === issue.environment);
  const parts: [string, string][] = [
    ["Page", [...pagesOf(issue), issue.state].filter(Boolean).join(", ")],
    ["Element", oneLine(issue.element)],
    ["Kind", issue.kind === "failure" ? "" : `${issue.kind}. ${issueKinds[issue.kind]}`],
    [issue.kind === "failure" ? "WCAG 2.2" : "Related criteria of WCAG 2.2", criteriaInWords(issue)],
    ["Severity", `${issue.severity}. ${issueSeverities[issue.severity]}`],
    ["Steps", issue.steps.trim()],
    ["Note", issue.note.trim()],
    ["Picture", pictureFile(issue) && `${pictureFile(issue)}, to attach`],
    ["Environment", tried ? environmentInWords(tried) : ""],
    ["Owner", issue.owner],
    ["Due", issue.due],
    ["Status", issue.status],
    ["Id", issue.id],
  ];
  return parts.filter(([, value]) => value !== "");
}

/** Escapes what Markdown would take for markup, HTML or a mention. */
function markdown(text: string): string {
  return text.replace(/[\\`*_{}[\]<>#|~]/g, "\\$&").replaceAll("@", "@\u200b");
}

/** Returns `issues.md`: a section for each issue, headed by its title, to paste into an issue on GitHub. */
export function issuesMarkdown(manual: Manual | null): string {
  const sections = (manual?.issues ?? []).map((issue) => {
    const lines = partsOf(issue, manual as Manual).map(
      ([name, value]) => `**${name}:**${value.includes("\n") ? "\n\n" : " "}${markdown(value)}`,
    );
    const labels = `**Labels:** ${labelsOf(issue).join(", ")}`;
    return [`## ${markdown(titleOf(issue))}`, ...lines, labels].join("\n\n");
  });
  return `${sections.join("\n\n---\n\n") || "No issues."}\n`;
}

/** Returns the rows of `issues.csv`: column names that Jira's import knows, then one row for each issue. */
export function issueRows(manual: Manual | null): string[][] {
  const header = ["Summary", "Description", "Issue Type", "Priority", "Labels", "Assignee", "Due Date", "Status"];
  const rows = (manual?.issues ?? []).map((issue) => [
    titleOf(issue),
    partsOf(issue, manual as Manual)
      .map(([name, value]) => `${name}: ${value}`)
      .join("\n"),
    "Bug",
    priorities[issue.severity],
    labelsOf(issue).join(" "),
    issue.owner,
    issue.due,
    issue.status,
  ]);
  return [header, ...rows];
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
