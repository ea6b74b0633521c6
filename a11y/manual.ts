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
  /** Day of signing, `YYYY-MM-DD`; empty while the sheet is not signed. */
  date: string;
  /** What was looked at: the audit’s own `commit` and `endedAt`. */
  audited: { commit: string | null; endedAt: string };
  answers: Partial<Record<CriterionNumber, ManualAnswer>>;
}

/** The criteria of the sheet, in WCAG’s order: level A and AA. */
export const manualCriteria = (Object.keys(criteria) as CriterionNumber[]).filter(
  (number) => criteria[number].level !== "AAA",
);

/** Whether a person answers for the sheet: reports state levels of conformance from a signed one alone. */
export function isSigned({ evaluator, date }: Manual): boolean {
  return evaluator.trim() !== "" && date !== "";
}

/** A file longer than this was not written by the report. In characters. */
const longest = 1_000_000;

/**
 * The sheet in a file’s text. Throws an `Error` that names the file’s first mistake and how to mend it, where it is none.
 */
export function readManual(text: string): Manual {
  if (text.length > longest)
    throw mistake("it is longer than any sheet", "choose the manual.json that the report saved");
  const { format, evaluator, date, audited, answers } = record(parsed(text), "the sheet");
  if (format !== 1) throw mistake(`its format is ${JSON.stringify(format)}`, "choose one of format 1");
  const { commit, endedAt } = record(audited, "“audited”");
  return {
    format,
    evaluator: string(evaluator, "“evaluator”"),
    date: day(date),
    audited: { commit: commit === null ? null : string(commit, "“commit”"), endedAt: string(endedAt, "“endedAt”") },
    answers: Object.fromEntries(
      Object.entries(record(answers, "“answers”")).map(([number, value]) => [criterion(number), answer(number, value)]),
    ),
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
  if (date === "" || (/^\d{4}-\d\d-\d\d$/.test(date) && !Number.isNaN(Date.parse(date)))) return date;
  throw mistake(`its date is “${date}”`, "write it like 2026-11-22");
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
  return new Error(`manual.json: ${problem}; ${mend}`);
}
