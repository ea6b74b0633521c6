import { formNames, isFormName } from "../../data/forms/every-form.ts";
import type { MailJob, Submission, SubmissionFilter } from "../store/store.ts";
import { type Given, Misused, type Option } from "./command.ts";
import { startOf } from "./text/times.ts";

export const formOption: Option = { name: "form", value: "FORM", help: `one of: ${formNames.join(", ")}` };
export const sinceOption: Option = {
  name: "since",
  value: "DAY",
  help: "what came in on this day or later: 2026-11-01",
};

export const submissionStates = ["received", "quarantined"] as const satisfies Submission["state"][];
export const mailStates = ["waiting", "sent", "dead"] as const satisfies MailJob["state"][];

/** What `--form`, `--state` and `--since` ask for. */
export function submissionFilter({ values }: Given): Omit<SubmissionFilter, "limit"> {
  const { form, state, since } = values;
  if (form !== undefined && !isFormName(form))
    throw new Misused(`There is no form '${form}'. The forms are: ${formNames.join(", ")}`);
  return {
    form,
    state: oneOf("--state", state, submissionStates),
    ...(since === undefined ? {} : { receivedSince: startOf(since) }),
  };
}

export function oneOf<Choice extends string>(option: string, typed: string | undefined, choices: readonly Choice[]) {
  const choice = choices.find((each) => each === typed);
  if (typed !== undefined && choice === undefined)
    throw new Misused(`${option} is '${typed}'; it must be ${choices.join(" or ")}`);
  return choice;
}

/** What `--limit` asks for, as a number from 1 on. */
export function limitOf({ values }: Given, otherwise: number): number {
  const limit = Number(values.limit ?? otherwise);
  if (!Number.isSafeInteger(limit) || limit < 1)
    throw new Misused(`--limit is '${values.limit}'; it must be a whole number from 1 on`);
  return limit;
}
