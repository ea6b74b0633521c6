import { InvalidArgumentError, Option } from "commander";
import { type FormName, formNames } from "../../data/forms/every-form.ts";
import type { MailJob, Submission, SubmissionFilter } from "../store/store.ts";
import { startOf } from "./text/times.ts";

export const mailStates = ["waiting", "sent", "dead"] as const satisfies MailJob["state"][];
export const submissionStates = ["received", "quarantined"] as const satisfies Submission["state"][];

/** What `--form`, `--state` and `--since` ask for. */
export interface FilterValues {
  form?: FormName;
  state?: Submission["state"];
  /** Milliseconds since 1970. */
  since?: number;
}

export function formOption(): Option {
  return new Option("--form <form>", "only this form").choices(formNames);
}

export function stateOption(states: typeof submissionStates | typeof mailStates): Option {
  return new Option("--state <state>", "only these; all without it").choices(states);
}

export function sinceOption(): Option {
  return new Option("--since <day>", "what came in on this day or later: 2026-11-01").argParser(startOf);
}

export function submissionFilter({ form, state, since }: FilterValues): Omit<SubmissionFilter, "limit"> {
  return { form, state, ...(since === undefined ? {} : { receivedSince: since }) };
}

export function limitOption(usual: number): Option {
  return new Option("--limit <number>", "at most so many").argParser(wholeNumber).default(usual);
}

function wholeNumber(typed: string): number {
  const number = Number(typed);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError("It must be a whole number from 1 on.");
  return number;
}

/** Lines for the end of a command’s help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  npm run inbox -- ${line}`).join("\n")}`;
}
