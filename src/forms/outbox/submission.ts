import type { FormName } from "../../../data/forms/every-form.ts";
import type { FieldError, Fields, Receipt } from "../intake-contract.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds until the outbox stops retrying on its own. The submission then stays until its sender decides. */
const retryPeriod = 7 * day;

/** Reason for a failure: no connection, the service asks to retry later, or it didn't respond as expected. */
export type WaitReason = "offline" | "busy" | "unreachable";

export interface NewSubmission {
  /** Idempotency key: a UUID created on the first send. */
  key: string;
  form: FormName;
  fields: Fields;
  /** URL of the form at the intake. May be relative to the page. */
  url: string;
}

/** A submission as stored on the sender's device until it is received. All times are milliseconds since 1970. */
export interface Submission extends NewSubmission {
  createdAt: number;
  attempts: number;
  /**
   * Time of the next attempt. Before the first response, the time after which the page that is sending it counts as
   * gone.
   */
  dueAt: number;
  /** Reason for the last failure. Absent before the first response. */
  why?: WaitReason;
  /** Set if a later attempt was rejected while no form was there to show it. */
  refused?: FieldError[];
}

export type SendResult =
  /**
   * Stored by the intake. People quote `reference`. `instead` replaces the form's confirmation text if that wouldn't be
   * true.
   */
  | { state: "received"; reference: string; instead?: Receipt["instead"] }
  /** Accepted by another provider, without a receipt. */
  | { state: "accepted" }
  | { state: "waiting"; why: WaitReason }
  /** Rejected for good. `status` is the HTTP status. `errors` may be empty. */
  | { state: "refused"; status: number; errors: FieldError[] }
  /** Neither sent nor stored, so the visitor's input must stay in the form. */
  | { state: "kept-in-form"; why: WaitReason }
  | { state: "discarded" };

function isOld({ createdAt }: Pick<Submission, "createdAt">, now: number): boolean {
  return now - createdAt > retryPeriod;
}

/** True if it is time for the next attempt. A time too far ahead comes from a wrong clock, and counts as now. */
export function isDue(submission: Submission, now: number): boolean {
  return isTried(submission, now) && (submission.dueAt <= now || submission.dueAt > now + day);
}

/**
 * True if the submission should be retried when the connection or the visitor is back. A submission keeps waiting only
 * if the service asked for that.
 */
export function isDueOnReturn(submission: Submission, now: number): boolean {
  return isDue(submission, now) || (isTried(submission, now) && submission.why !== "busy");
}

function isTried(submission: Submission, now: number): boolean {
  return !submission.refused && !isOld(submission, now);
}

/** A waiting submission for display, without the sender's input. */
export interface WaitingSubmission extends Pick<Submission, "key" | "form" | "createdAt"> {
  /** `waiting` is retried automatically. `old` and `refused` need the sender's decision. */
  state: "waiting" | "old" | "refused";
  errors: FieldError[];
}

/** The displayed state of the outbox. A new object whenever it changes. */
export interface OutboxSnapshot {
  /** Oldest first. */
  waiting: readonly WaitingSubmission[];
  /** Results since the page was loaded that came after their form had been answered, here or in another tab, by key. */
  settled: ReadonlyMap<string, SendResult>;
  /** Time of the next attempt, in milliseconds since 1970. */
  dueAt: number | undefined;
}

export const emptySnapshot: OutboxSnapshot = { waiting: [], settled: new Map(), dueAt: undefined };

export function snapshotOf(
  submissions: readonly Submission[],
  settled: ReadonlyMap<string, SendResult>,
  now: number,
): OutboxSnapshot {
  const due = submissions.filter((submission) => isTried(submission, now)).map(({ dueAt }) => dueAt);
  return {
    waiting: submissions
      .filter((submission) => !isInFirstAttempt(submission, now))
      .sort((a, b) => a.createdAt - b.createdAt)
      .map((submission) => displayed(submission, now)),
    settled: new Map(settled),
    dueAt: due.length > 0 ? Math.min(...due) : undefined,
  };
}

/** True while the form is still sending, which it shows itself. */
function isInFirstAttempt({ attempts, dueAt, refused }: Submission, now: number): boolean {
  return attempts === 0 && dueAt > now && !refused;
}

function displayed(submission: Submission, now: number): WaitingSubmission {
  const { key, form, createdAt, refused } = submission;
  const state = refused ? "refused" : isOld(submission, now) ? "old" : "waiting";
  return { key, form, createdAt, state, errors: refused ?? [] };
}
