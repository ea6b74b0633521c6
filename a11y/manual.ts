import { type CriterionNumber, criteria } from "./criteria.ts";

/** What a person found who checked a criterion by hand, in the words of EARL and of WCAG-EM. */
export const manualOutcomes = ["passed", "failed", "not applicable", "cannot tell"] as const;

export type ManualOutcome = (typeof manualOutcomes)[number];

/** A person’s word on one criterion. */
export interface ManualAnswer {
  outcome: ManualOutcome;
  /** What was done and seen; may be empty. */
  note: string;
}

/** The sheet of checks by hand as `manual.json` holds it. Criteria that nobody has checked yet are absent. */
export interface Manual {
  format: 1;
  /** The evaluator’s name; empty while the sheet is not signed. */
  evaluator: string;
  /** For whom the evaluator signs; empty for the site’s own organization. */
  organization: string;
  /** Where the evaluator can be asked, which an OpenACR names; empty for the site’s own office. */
  email: string;
  /** Day of signing, `YYYY-MM-DD`; empty while the sheet is not signed. */
  date: string;
  /** What was looked at: the audit’s own `commit` and `endedAt`. */
  audited: { commit: string | null; endedAt: string };
  answers: Partial<Record<CriterionNumber, ManualAnswer>>;
  /** When it was last changed or saved in the report, ISO 8601; absent from sheets of before and those written by hand. */
  savedAt?: string;
}

/** The criteria of the sheet, in WCAG’s order: level A and AA. */
export const manualCriteria = (Object.keys(criteria) as CriterionNumber[]).filter(
  (number) => criteria[number].level !== "AAA",
);

/** Whether a person answers for the sheet: reports state levels of conformance from a signed one alone. */
export function isSigned(sheet: Manual): boolean {
  return missingFrom(sheet) === null;
}

/** What it lacks to be signed, as its evaluator is told, e.g. `your name is missing`; `null` for nothing. */
export function missingFrom({ evaluator, date }: Manual): string | null {
  if (evaluator.trim() !== "") return date === "" ? "the day is missing" : null;
  return date === "" ? "your name and the day are missing" : "your name is missing";
}

/**
 * Whether what was seen in one audit holds beside another: beside itself, and beside those of the same commit without
 * changed files.
 */
export function holdsFor(seen: Manual["audited"], { commit, endedAt }: Manual["audited"]): boolean {
  return seen.commit === commit && (seen.endedAt === endedAt || (commit !== null && !commit.endsWith("+")));
}

/** Whether a person answers for the sheet beside this audit. Beside others, nobody has seen what would be stated. */
export function isSignedFor(sheet: Manual, audited: Manual["audited"]): boolean {
  return isSigned(sheet) && holdsFor(sheet.audited, audited);
}

/** Who stands for the sheet, e.g. `Ada Example, Example Audits`. */
export function signerOf({ evaluator, organization }: Manual): string {
  return organization.trim() === "" ? evaluator : `${evaluator}, ${organization}`;
}

/** Whether two sheets say the same, whenever they were saved. */
export function isSameSheet(one: Manual, other: Manual): boolean {
  return saidBy(one) === saidBy(other);
}

function saidBy({ evaluator, organization, email, date, audited, answers }: Manual): string {
  const inOrder = manualCriteria.map((number) => [answers[number]?.outcome, answers[number]?.note]);
  return JSON.stringify([evaluator, organization, email, date, audited.commit, audited.endedAt, inOrder]);
}

/**
 * What the OpenACR’s schema takes for an email: JSON Schema’s format “email”, the addresses of RFC 5321 that are written
 * in ASCII, without quotes.
 */
const emailFormat =
  /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@(?:(?!-)[a-z\d-]{1,63}(?<!-)\.)+(?!-)[a-z\d-]{1,63}(?<!-)$/i;

/** In characters (RFC 5321). */
const longestEmail = 254;

const aDay = 24 * 60 * 60 * 1000;

/**
 * What is wrong with who signs and when, where something is: the email is none, or the day lies before the audit or
 * ahead. Where the evaluator lives it may be a day earlier or later than in UTC.
 */
export function wrongSignature({ email, date, audited }: Manual, now: Date): string | null {
  if (email.length > longestEmail) return `the email is longer than ${longestEmail} characters; write a shorter one`;
  if (email !== "" && !emailFormat.test(email))
    return `“${email}” is no email that an OpenACR can name; write it like ada@example.org`;
  const first = isoDay(Date.parse(audited.endedAt) - aDay);
  const last = isoDay(now.getTime() + aDay);
  const mend = "write the day on which you sign";
  if (date > last) return `the day ${date} is yet to come; ${mend}`;
  if (date !== "" && date < first)
    return `the day ${date} is before the audit’s own, ${audited.endedAt.slice(0, 10)}; ${mend}`;
  return null;
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

/** A file longer than this was not written by the report. In characters. */
const longest = 1_000_000;

/**
 * The sheet in a file’s text. Throws an `Error` that says its first mistake and how to mend it, where it is none; which
 * file it is, is for the caller to say.
 */
export function readManual(text: string): Manual {
  if (text.length > longest)
    throw mistake("it is longer than any sheet", "choose the manual.json that the report saved");
  const {
    format,
    evaluator,
    organization = "",
    email = "",
    date,
    audited,
    answers,
    savedAt,
  } = record(parsed(text), "the sheet");
  if (format !== 1) throw mistake(`its format is ${JSON.stringify(format)}`, "choose one of format 1");
  const { commit, endedAt } = record(audited, "“audited”");
  return {
    format,
    evaluator: string(evaluator, "“evaluator”"),
    organization: string(organization, "“organization”"),
    email: string(email, "“email”"),
    date: day(date),
    audited: {
      commit: commit === null ? null : string(commit, "“commit”"),
      endedAt: time(endedAt, "“endedAt”", "take the time from report.json"),
    },
    answers: Object.fromEntries(
      Object.entries(record(answers, "“answers”")).map(([number, value]) => [criterion(number), answer(number, value)]),
    ),
    ...(savedAt === undefined ? {} : { savedAt: time(savedAt, "“savedAt”", "take it out") }),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw mistake("it is not JSON", "choose the file as the report saved it");
  }
}

function criterion(number: string): CriterionNumber {
  const known = manualCriteria.find((each) => each === number);
  if (known) return known;
  throw mistake(`“${number}” is no criterion of WCAG 2.2 at A or AA`, "take it out of “answers”");
}

function answer(number: string, value: unknown): ManualAnswer {
  const { outcome, note } = record(value, number);
  const known = manualOutcomes.find((each) => each === outcome);
  if (!known)
    throw mistake(`${number} has the outcome ${JSON.stringify(outcome)}`, `write ${manualOutcomes.join(", ")}`);
  return { outcome: known, note: string(note, `the note of ${number}`) };
}

function day(value: unknown): string {
  const date = string(value, "“date”");
  const time = Date.parse(date);
  // JavaScript takes February 30 for the second of March.
  if (date === "" || (!Number.isNaN(time) && isoDay(time) === date)) return date;
  throw mistake(`its date is “${date}”`, "write it like 2026-11-22");
}

function time(value: unknown, name: string, mend: string): string {
  const text = string(value, name);
  if (!Number.isNaN(Date.parse(text))) return text;
  throw mistake(`${name} is “${text}”`, mend);
}

function string(value: unknown, name: string): string {
  if (typeof value === "string") return value;
  throw mistake(`${name} is no text`, "put it between quotes");
}

function record(value: unknown, name: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) return { ...value };
  throw mistake(`${name} is no object`, "write it as { … }");
}

function mistake(problem: string, mend: string): Error {
  return new Error(`${problem}; ${mend}`);
}
