import { type CriterionNumber, criterionNumbers } from "./criteria.ts";
import { choice, day, mistake, quoted, record, texts } from "./json-values.ts";

/** Severities with their effect on visitors, worst first. */
export const issueSeverities = {
  critical: "Some people cannot finish a task.",
  serious: "Some people finish a task only with great effort, or with help.",
  moderate: "Some people are slower or confused, but find another way.",
  minor: "Some people are bothered, and lose nothing.",
} as const;

/** Kinds of issues. Only failures count against a criterion. */
export const issueKinds = {
  failure: "It fails WCAG 2.2.",
  "best practice": "It fails no criterion, and assistive technology works better without it.",
  usability: "It fails no criterion, and the site is easier to use without it.",
} as const;

/** An issue is `to check again` if its page has changed since the audit in which it was found. */
export const issueStatuses = ["open", "to check again", "fixed"] as const;

/** A new issue. All values are texts, so that each is one field of the report. */
export const newIssue = {
  title: "",
  kind: "failure" as keyof typeof issueKinds,
  /**
   * Numbers of criteria at any level, e.g. `1.1.1, 2.4.4`. A failure fails them. Any other issue is related to them.
   */
  criteria: "",
  /** Paths of pages, e.g. `/shop /events`. */
  pages: "",
  /** State of the page, or step of a process. */
  state: "as opened",
  /** A selector, or words that name the element. */
  element: "",
  severity: "serious" as keyof typeof issueSeverities,
  steps: "",
  note: "",
  /** The picture as a data URL, or empty. */
  picture: "",
  status: "open" as (typeof issueStatuses)[number],
  owner: "",
  due: "",
  /** Id of an environment, or empty. */
  environment: "",
};

/** A barrier that a person found. Its id, e.g. `issue-3`, is stable from audit to audit. */
export type Issue = { id: string } & typeof newIssue;

const fields = ["id", ...(Object.keys(newIssue) as (keyof typeof newIssue)[])] as const;

/** Maximum length of a picture in characters. The report makes pictures smaller until they fit. */
export const maxPictureLength = 400_000;

/** Maximum length of any other text in characters. */
const maxTextLength = 20_000;

const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/=]+$/;

/** Maximum number of criteria, and of pages, that an issue can name. */
const maxNamed = 200;

function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,;]+/).filter((word) => word !== ""))];
}

function isCriterion(word: string): word is CriterionNumber {
  return criterionNumbers.some((number) => number === word);
}

/**
 * True for a path on the audited site. Two slashes at the start, or a slash and a backslash, would lead to another
 * site.
 */
function isPath(word: string): boolean {
  return /^\/(?![/\\])/.test(word);
}

/** Returns the criteria that an issue of the kind `failure` names. Empty for best practices and usability. */
export function failedCriteria({ kind, criteria }: Issue): CriterionNumber[] {
  return kind === "failure" ? namedCriteria({ criteria }) : [];
}

export function namedCriteria({ criteria }: Pick<Issue, "criteria">): CriterionNumber[] {
  return wordsOf(criteria).filter(isCriterion);
}

export function pagesOf({ pages }: Pick<Issue, "pages">): string[] {
  return wordsOf(pages).filter(isPath);
}

export function isOpen({ status }: Issue): boolean {
  return status !== "fixed";
}

/** Returns the path of an issue's picture within the report's folder, or an empty text if it has none. */
export function pictureFile({ id, picture: source }: Issue): string {
  const [, type] = /^data:image\/(\w+)/.exec(source) ?? [];
  return type ? `pictures/${id}.${type}` : "";
}

/**
 * Reads an issue, including one from an older file, which has one `criterion` and one `page`. Throws an `Error` that
 * names the first mistake and its fix. An invalid id is a mistake, because the id names a file. Unknown criteria and
 * pages remain, because the evaluator can correct them in the report.
 */
export function readIssue(value: unknown, place: string): Issue {
  const { id } = texts(value, ["id"], place);
  if (!/^issue-\d{1,6}$/.test(id)) throw mistake(`the id of ${place} is ${quoted(id)}`, "write it like issue-3");
  const name = id;
  const { criterion = "", page = "", ...rest } = record(value, place);
  const issue = texts({ kind: "failure", criteria: criterion, pages: page, ...rest }, fields, name);
  const long = fields.find((field) => field !== "picture" && issue[field].length > maxTextLength);
  if (long) throw mistake(`“${long}” of ${name} is longer than ${maxTextLength} characters`, "shorten it");
  for (const field of ["criteria", "pages"] as const)
    if (wordsOf(issue[field]).length > maxNamed)
      throw mistake(`${name} names more than ${maxNamed} ${field}`, "split it into several issues");
  if (issue.picture !== "" && !(issue.picture.length <= maxPictureLength && picture.test(issue.picture)))
    throw mistake(
      `the picture of ${name} is not a PNG, JPEG or WebP data URL of at most ${maxPictureLength} characters`,
      "choose it again in the report",
    );
  return {
    ...issue,
    kind: choice(issue.kind, Object.keys(issueKinds) as Issue["kind"][], `the kind of ${name}`),
    severity: choice(issue.severity, Object.keys(issueSeverities) as Issue["severity"][], `the severity of ${name}`),
    status: choice(issue.status, issueStatuses, `the status of ${name}`),
    due: day(issue.due, `the due date of ${name}`),
  };
}

/**
 * Returns words for the missing and unknown criteria of an issue, e.g. `a criterion, or another kind`. Empty if all are
 * right.
 */
export function missingCriteria(issue: Issue): string[] {
  const unknown = wordsOf(issue.criteria).filter((word) => !isCriterion(word));
  const isWithout = issue.kind === "failure" && wordsOf(issue.criteria).length === 0;
  return [
    ...unknown.map((word) => `a criterion of WCAG 2.2 instead of ${quoted(word)}`),
    ...(isWithout ? ["a criterion, or another kind"] : []),
  ];
}

/** Returns the missing or invalid parts that keep others from working with an issue, e.g. `a title`. */
export function missingIn(issue: Issue): string[] {
  const { title, pages, steps } = issue;
  const parts = { "a title": title, "a page": pages, steps };
  return [
    ...Object.entries(parts).flatMap(([name, value]) => (value.trim() === "" ? [name] : [])),
    ...wordsOf(pages)
      .filter((word) => !isPath(word))
      .map((word) => `a page that begins with one slash instead of ${quoted(word)}`),
    ...missingCriteria(issue),
  ];
}
