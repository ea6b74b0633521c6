import { type CriterionToMeet, criteria, criterionNumbers } from "./criteria.ts";
import { choice, day, mistake, quoted, texts } from "./json-values.ts";

/** Severities with their effect on visitors, worst first. */
export const issueSeverities = {
  critical: "Some people cannot finish a task.",
  serious: "Some people finish a task only with great effort, or with help.",
  moderate: "Some people are slower or confused, but find another way.",
  minor: "Some people are bothered, and lose nothing.",
} as const;

/** An issue is `to check again` if its page has changed since the audit in which it was found. */
export const issueStatuses = ["open", "to check again", "fixed"] as const;

/** A new issue. All values are texts, so that each is one field of the report. */
export const newIssue = {
  title: "",
  /** The page's path, e.g. `/shop`. */
  page: "",
  /** State of the page, or step of a process. */
  state: "as opened",
  /** A selector, or words that name the element. */
  element: "",
  criterion: "1.1.1" as CriterionToMeet,
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
export const longestPicture = 400_000;

/** Maximum length of any other text in characters. */
const longestText = 20_000;

const picture = /^data:image\/(png|jpeg|webp);base64,[A-Za-z\d+/=]+$/;

export function isOpen({ status }: Issue): boolean {
  return status !== "fixed";
}

/** Returns the file of an issue's picture in the folder of the report, or an empty text. */
export function pictureFile({ id, picture: source }: Issue): string {
  const [, type] = /^data:image\/(\w+)/.exec(source) ?? [];
  return type ? `pictures/${id}.${type}` : "";
}

/** Reads an issue. Throws an `Error` that names the first mistake and its fix. The id names a file. */
export function readIssue(value: unknown, place: string): Issue {
  const { id } = texts(value, ["id"], place);
  if (!/^issue-\d{1,6}$/.test(id)) throw mistake(`the id of ${place} is ${quoted(id)}`, "write it like issue-3");
  const name = id;
  const issue = texts(value, fields, name);
  const demanded = criterionNumbers.filter((number): number is CriterionToMeet => criteria[number].level !== "AAA");
  const long = fields.find((field) => field !== "picture" && issue[field].length > longestText);
  if (long) throw mistake(`“${long}” of ${name} is longer than ${longestText} characters`, "shorten it");
  // Two slashes, or a backslash, would lead to another site.
  if (issue.page !== "" && !/^\/(?![/\\])/.test(issue.page))
    throw mistake(`the page of ${name} is ${quoted(issue.page)}`, "begin it with one slash");
  if (issue.picture !== "" && !(issue.picture.length <= longestPicture && picture.test(issue.picture)))
    throw mistake(
      `the picture of ${name} is not a PNG, JPEG or WebP data URL of at most ${longestPicture} characters`,
      "choose it again in the report",
    );
  return {
    ...issue,
    criterion: choice(issue.criterion, demanded, `the criterion of ${name}`),
    severity: choice(issue.severity, Object.keys(issueSeverities) as Issue["severity"][], `the severity of ${name}`),
    status: choice(issue.status, issueStatuses, `the status of ${name}`),
    due: day(issue.due, `the due date of ${name}`),
  };
}

/** Returns what an issue needs before others can work with it, e.g. `a title`. */
export function missingIn({ title, page, steps }: Issue): string[] {
  const parts = { "a title": title, "a page": page, steps };
  return Object.entries(parts).flatMap(([name, value]) => (value.trim() === "" ? [name] : []));
}
