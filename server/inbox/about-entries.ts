import type { Submission } from "../store/store.ts";
import { titleOf } from "./read-aloud.ts";
import { minuteOf } from "./text/times.ts";

const stateWords = { received: "received", quarantined: "in quarantine; no mail has gone out" } as const;

/** What is known of a form besides its fields, for people. */
export function aboutEntries(submission: Submission): [label: string, text: string][] {
  const { reference, form, receivedAt, state, withdrawnAt, page, answered } = submission;
  return [
    ["Reference", reference],
    ["Form", `${titleOf(submission)} (${form})`],
    ["Came in", `${minuteOf(receivedAt)} Eastern time`],
    ...(page ? [["From page", page] as [string, string]] : []),
    ["State", withdrawnAt === undefined ? stateWords[state] : `taken back by its sender on ${minuteOf(withdrawnAt)}`],
    ...(answered ? [["Answered", `${minuteOf(answered.at)} Eastern time by ${answered.by}`] as [string, string]] : []),
  ];
}
