import type { FormName } from "../../../data/forms/every-form.ts";
import type { FieldError, Fields, Receipt } from "../intake-contract.ts";

const day = 24 * 60 * 60 * 1000;

/** After this the outbox no longer tries by itself; the submission stays until its sender decides. */
const triedFor = 7 * day;

/** Why something has not gone: nothing can go, the service asks to come back later, or it did not answer as itself. */
export type WaitReason = "offline" | "busy" | "unreachable";

/** A filled form as it leaves: where to, and under which key the receiver stores it once. */
export interface NewSubmission {
  /** UUID, made when the form is first sent. */
  key: string;
  form: FormName;
  fields: Fields;
  /** The form’s address at the intake; may be relative to the page. */
  url: string;
}

/** A filled form as it is kept on the sender’s device until it has arrived. All times are milliseconds since 1970. */
export interface Submission extends NewSubmission {
  createdAt: number;
  /** How often it was tried without success. */
  attempts: number;
  /** When to try again; before the first answer, when to give up on the page that was sending it. */
  dueAt: number;
  /** Why the last attempt failed; absent before the first answer. */
  why?: WaitReason;
  /** Set where a later attempt was refused, when no form was there to show it. */
  refused?: FieldError[];
}

/** What became of a submission, as far as this page knows. */
export type SendResult =
  /** Stored by the intake; `reference` is what people quote, `instead` is said where its form’s own words are not true. */
  | { state: "received"; reference: string; instead?: Receipt["instead"] }
  /** Another provider took it and gives no receipt. */
  | { state: "accepted" }
  /** Kept on the device, to be tried again. */
  | { state: "waiting"; why: WaitReason }
  /** Will never be taken as it is. `status` is that of HTTP; `errors` may be empty. */
  | { state: "refused"; status: number; errors: FieldError[] }
  /** Neither sent nor kept on the device: what was typed must stay in the form. */
  | { state: "kept-in-form"; why: WaitReason }
  /** Its sender let it go. */
  | { state: "discarded" };

export function isOld({ createdAt }: Pick<Submission, "createdAt">, now: number): boolean {
  return now - createdAt > triedFor;
}

/**
 * Whether it is time for the next attempt. A time too far ahead comes from a clock that was wrong, and counts as now.
 */
export function isDue(submission: Submission, now: number): boolean {
  return isTried(submission, now) && (submission.dueAt <= now || submission.dueAt > now + day);
}

/** Whether to try when the connection or the visitor has come back. Only who was asked to wait goes on waiting. */
export function isDueOnReturn(submission: Submission, now: number): boolean {
  return isDue(submission, now) || (isTried(submission, now) && submission.why !== "busy");
}

/** Whether the outbox still tries it by itself. */
export function isTried(submission: Submission, now: number): boolean {
  return !submission.refused && !isOld(submission, now);
}
