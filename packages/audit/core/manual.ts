import { type CriterionNumber, type CriterionToMeet, criteria, criterionNumbers } from "./criteria.ts";
import { failedCriteria, type Issue, isOpen, readIssue } from "./issues.ts";
import { day, isoDay, mistake, parsed, quoted, record, text, texts, time } from "./json-values.ts";

/** Outcomes of a manual check, in the terms of EARL and WCAG-EM. */
export const manualOutcomes = ["passed", "failed", "not applicable", "cannot tell"] as const;

export type ManualOutcome = (typeof manualOutcomes)[number];

export interface ManualAnswer {
  outcome: ManualOutcome;
  note: string;
  /** Ids of the environments that the evaluator used for the check. */
  tried?: string[];
  /** Pages that the evaluator opened for the check. */
  opened?: OpenedPage[];
}

export interface OpenedPage {
  /** The page's path, e.g. `/shop`. */
  page: string;
  /** Day, `YYYY-MM-DD`. */
  on: string;
}

/** Parts of an environment, with their labels. */
export const environmentFields = {
  browser: "Browser and version",
  assistive: "Screen reader, magnifier or voice control",
  system: "System and device",
  who: "Who tried it",
  time: "Time spent",
} as const;

/** Software, device, tester and time of manual checks. Recorded once, and referenced by answers and issues. */
export type Environment = Record<"id" | keyof typeof environmentFields, string>;

/** The manual checklist, as saved in `manual.json`. Criteria without an answer are absent. */
export interface Manual {
  format: 1;
  /** The evaluator's name. Required for a signature. */
  evaluator: string;
  /** The evaluator's organization. Empty for the site's own organization. */
  organization: string;
  /** The evaluator's contact address in the OpenACR. Empty for the site's own office. */
  email: string;
  /** Day of signing, `YYYY-MM-DD`. Empty until signed. */
  date: string;
  /** The audit that the evaluator checked. */
  audited: { commit: string | null; endedAt: string };
  answers: Partial<Record<CriterionNumber, ManualAnswer>>;
  environments: Environment[];
  issues: Issue[];
  /** Issues that could not be read, as they were in the file. Saving keeps them. */
  damaged: { problem: string; value: unknown }[];
}

/** Describes an environment, e.g. `Firefox 140, NVDA 2026.1, Windows 11`. Returns its id if these parts are empty. */
export function environmentInWords({ browser, assistive, system, id }: Environment): string {
  return [browser, assistive, system].filter((part) => part.trim() !== "").join(", ") || id;
}

/** Criteria of the checklist, in WCAG's order: levels A and AA. */
export const manualCriteria = criterionNumbers.filter(
  (number): number is CriterionToMeet => criteria[number].level !== "AAA",
);

/** True if a person has signed. Only a signed checklist gives reports their conformance levels. */
export function isSigned(checklist: Manual): boolean {
  return missingFrom(checklist) === null;
}

/** Returns the missing parts of the signature, e.g. `your name is missing`, or `null` if it is complete. */
export function missingFrom({ evaluator, date }: Manual): string | null {
  if (evaluator.trim() !== "") return date === "" ? "the date is missing" : null;
  return date === "" ? "your name and the date are missing" : "your name is missing";
}

/**
 * True if the answers for one audit also apply to another. They must be the same audit, or audits of the same commit
 * without uncommitted changes.
 */
export function holdsFor(seen: Manual["audited"], { commit, endedAt }: Manual["audited"]): boolean {
  return seen.commit === commit && (seen.endedAt === endedAt || (commit !== null && !commit.endsWith("+")));
}

/** True if a person has signed for this audit. Reports for other audits must not state the answers. */
export function isSignedFor(checklist: Manual, audited: Manual["audited"]): boolean {
  return isSigned(checklist) && holdsFor(checklist.audited, audited);
}

/** Returns the evaluator with the organization, if there is one, e.g. `Ada Example, Example Audits`. */
export function signerOf({ evaluator, organization }: Manual): string {
  return organization.trim() === "" ? evaluator : `${evaluator}, ${organization}`;
}

/** True if two checklists have the same content. */
export function isSameChecklist(one: Manual, other: Manual): boolean {
  return saidBy(one) === saidBy(other);
}

function saidBy({ evaluator, organization, email, date, audited, answers, environments, issues }: Manual): string {
  const inOrder = manualCriteria.map((number) => {
    const { outcome, note, tried = [], opened = [] } = answers[number] ?? {};
    return [outcome, note, tried, opened.map(({ page, on }) => [page, on])];
  });
  const signature = [evaluator, organization, email, date, audited.commit, audited.endedAt];
  return JSON.stringify([signature, inOrder, environments, issues.map((issue) => Object.entries(issue).sort())]);
}

/** Returns the answers to state: a criterion with an open issue has failed, whatever else the checklist says. */
export function statedAnswers({ answers, issues }: Pick<Manual, "answers" | "issues">): Manual["answers"] {
  const stated = { ...answers };
  for (const issue of issues.filter(isOpen)) {
    for (const number of failedCriteria(issue)) {
      const { note = "", ...answer } = stated[number] ?? {};
      stated[number] = { ...answer, outcome: "failed", note: `${note} Open issue: ${issue.id}.`.trim() };
    }
  }
  return stated;
}

/**
 * The OpenACR schema's rule for an email: JSON Schema's format "email", the addresses of RFC 5321 in ASCII, without
 * quotes.
 */
const emailFormat =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?!-)[a-z\d-]{1,63}(?<!-)$/i;

/** Maximum length in characters (RFC 5321). */
const maxEmailLength = 254;

const aDay = 24 * 60 * 60 * 1000;

/**
 * Returns a mistake in the signature: an invalid email, or a date before the audit or in the future. Returns `null` if
 * there is none.
 *
 * Allows one day before and after, because the evaluator's time zone may differ from UTC.
 */
export function wrongSignature({ email, date, audited }: Manual, now: Date): string | null {
  if (email.length > maxEmailLength)
    return `the email is longer than ${maxEmailLength} characters; enter a shorter one`;
  if (email !== "" && !emailFormat.test(email))
    return `“${email}” is not a valid email address; enter one like ada@example.org`;
  const first = isoDay(Date.parse(audited.endedAt) - aDay);
  const last = isoDay(now.getTime() + aDay);
  const fix = "enter the date on which you sign";
  if (date > last) return `the date ${date} is in the future; ${fix}`;
  if (date !== "" && date < first)
    return `the date ${date} is before the audit of ${audited.endedAt.slice(0, 10)}; ${fix}`;
  return null;
}

/** Maximum length in characters. A checklist with 70 pictures of the maximum length fits. */
const maxLength = 30_000_000;

/**
 * Parses a checklist. Throws an `Error` that names the first mistake and its fix, to which the caller adds the file's
 * name. Issues with mistakes do not throw, but are in `damaged`.
 */
export function readManual(content: string): Manual {
  if (content.length > maxLength) throw mistake("it is too long", "choose the manual.json that the report saved");
  const checklist = record(parsed(content), "the checklist");
  const { format, date, audited, answers, environments = [], issues = [], damaged = [] } = checklist;
  if (format !== 1) throw mistake(`its format is ${JSON.stringify(format)}`, "choose a file of format 1");
  const { commit, endedAt } = record(audited, "“audited”");
  return {
    format,
    ...texts(checklist, ["evaluator", "organization", "email"], "the checklist"),
    date: day(date, "its date"),
    audited: {
      commit: commit === null ? null : text(commit, "“commit”"),
      endedAt: time(endedAt, "“endedAt”", "copy the time from report.json"),
    },
    answers: Object.fromEntries(
      Object.entries(record(answers, "“answers”")).map(([number, value]) => [criterion(number), answer(number, value)]),
    ),
    environments: list(environments, "“environments”").map((each, at) => {
      const fields = ["id", ...Object.keys(environmentFields)];
      return texts(each, fields, `environment ${at + 1}`) as Environment;
    }),
    ...readIssues([
      ...list(issues, "“issues”"),
      ...list(damaged, "“damaged”").map((each) => (isWrapped(each) ? each.value : each)),
    ]),
  };
}

function isWrapped(each: unknown): each is { value: unknown } {
  return typeof each === "object" && each !== null && "value" in each;
}

/** Reads each issue separately, so that a damaged issue does not discard the others. */
function readIssues(values: readonly unknown[]): Pick<Manual, "issues" | "damaged"> {
  const issues: Issue[] = [];
  const damaged: Manual["damaged"] = [];
  for (const [at, value] of values.entries()) {
    try {
      const issue = readIssue(value, `issue number ${at + 1}`);
      if (issues.some(({ id }) => id === issue.id)) throw mistake(`two issues have the id ${issue.id}`, "change one");
      issues.push(issue);
    } catch (error) {
      damaged.push({ problem: error instanceof Error ? error.message : String(error), value });
    }
  }
  return { issues, damaged };
}

function list(value: unknown, name: string): unknown[] {
  if (Array.isArray(value)) return value;
  throw mistake(`${name} is not a list`, "write it as [ … ]");
}

function criterion(number: string): CriterionNumber {
  const known = manualCriteria.find((each) => each === number);
  if (known) return known;
  throw mistake(`${quoted(number)} is not a criterion of WCAG 2.2 at A or AA`, "remove it from “answers”");
}

function answer(number: string, value: unknown): ManualAnswer {
  const { outcome, note, tried, opened } = record(value, number);
  const known = manualOutcomes.find((each) => each === outcome);
  if (!known)
    throw mistake(`${number} has the outcome ${JSON.stringify(outcome)}`, `use one of ${manualOutcomes.join(", ")}`);
  return {
    outcome: known,
    note: text(note, `the note of ${number}`),
    ...(tried === undefined ? {} : { tried: list(tried, `“tried” of ${number}`).map(String) }),
    ...(opened === undefined
      ? {}
      : { opened: list(opened, `“opened” of ${number}`).map((each) => openedPage(number, each)) }),
  };
}

function openedPage(number: string, value: unknown): OpenedPage {
  const { page, on } = record(value, `a page in “opened” of ${number}`);
  return { page: text(page, `a page of ${number}`), on: day(on, `the day of ${JSON.stringify(page)} at ${number}`) };
}
