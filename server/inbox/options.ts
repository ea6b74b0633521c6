import { InvalidArgumentError, Option } from "commander";
import { events } from "../../data/events.ts";
import { type FormName, formNames } from "../../data/forms/every-form.ts";
import type { Store } from "../store/store.ts";
import type { MailJob, Submission, SubmissionFilter } from "../store/submission.ts";
import { awaitsAnswer } from "./awaits-answer.ts";
import { type Day, readDay } from "./text.ts";

export const mailStates = ["waiting", "sent", "dead"] as const satisfies MailJob["state"][];
const submissionStates = ["received", "quarantined"] as const satisfies Submission["state"][];

export interface FilterValues {
  form?: FormName;
  state?: Submission["state"];
  since?: Day;
  event?: string;
  unanswered?: true;
}

export function stateOption(states: readonly string[]): Option {
  return new Option("--state <state>", "only this state (default: all)").choices(states);
}

export function sinceOption(): Option {
  return new Option(
    "--since <day>",
    "only submissions received on or after this day: 2026-11-01, today, yesterday",
  ).argParser(readDay);
}

export const filterOptions: readonly Option[] = [
  new Option("--form <form>", "only submissions of this form").choices(formNames),
  new Option("--event <event>", `only registrations for this event: ${events.map(({ slug }) => slug).join(", ")}`),
  stateOption(submissionStates),
  new Option("--unanswered", "only submissions without an answer"),
  sinceOption(),
];

function submissionFilter({ form, state, since, event }: FilterValues, now: number): Omit<SubmissionFilter, "limit"> {
  return {
    form: event === undefined ? form : "event-registration",
    state,
    ...(since === undefined ? {} : { receivedSince: since(now) }),
  };
}

/** Resolves to the matching submissions, newest first, at most `limit`. */
export async function newest(store: Store, values: FilterValues, { limit, now }: { limit: number; now: number }) {
  if (!values.event && !values.unanswered) return await store.list({ ...submissionFilter(values, now), limit });
  const found: Submission[] = [];
  for await (const submission of chosen(store, values, now)) found.push(submission);
  return found.reverse().slice(0, limit);
}

/** Yields the matching submissions, oldest first. */
export async function* chosen(store: Store, values: FilterValues, now: number): AsyncIterable<Submission> {
  const { event, unanswered } = values;
  for await (const submission of store.all(submissionFilter(values, now))) {
    if (event !== undefined && submission.fields.event !== event) continue;
    if (!unanswered || awaitsAnswer(submission)) yield submission;
  }
}

export function limitOption(usual: number): Option {
  return new Option("--limit <number>", "maximum number of results").argParser(wholeNumber).default(usual);
}

function wholeNumber(typed: string): number {
  const number = Number(typed);
  if (!Number.isSafeInteger(number) || number < 1)
    throw new InvalidArgumentError("Must be a whole number, at least 1.");
  return number;
}

export function emailAddress(typed: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(typed.trim())) throw new InvalidArgumentError("Must be an email address.");
  return typed;
}
