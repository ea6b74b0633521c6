import { isRecord } from "../../../common/is-record.ts";
import type { FormName } from "../../../data/forms/every-form.ts";
import { type FieldError, isTextList, type RawFields, type Receipt } from "../intake-contract.ts";

const day = 24 * 60 * 60 * 1000;

/** Milliseconds until the outbox stops retrying on its own. The submission then stays until its sender decides. */
const retryPeriod = 7 * day;

/** Reason for a failure: no connection, the service asks to retry later, or it didn't respond as expected. */
export type WaitReason = "offline" | "busy" | "unreachable";

export interface NewSubmission {
  /** Idempotency key: a UUID created on the first send. */
  key: string;
  form: FormName;
  fields: RawFields;
  /** URL of the form at the intake. May be relative to the page. */
  url: string;
}

/** A submission as stored on the sender's device until it is received. All times are Unix times in milliseconds. */
export interface OutboxEntry extends NewSubmission {
  createdAt: number;
  attempts: number;
  /** Time of the next attempt. Before the first response, the time after which the sending page counts as gone. */
  dueAt: number;
  /** Reason for the last failure. Absent before the first response. */
  why?: WaitReason;
  /** Set if a later attempt was rejected while no form was open to show the errors. */
  refused?: FieldError[];
}

/** The latest time that `Date` can represent. */
const latestTime = 8.64e15;

/** True if a stored value is a submission. Other versions and other software can write to the device’s storage. */
export function isOutboxEntry(value: unknown): value is OutboxEntry {
  if (!isRecord(value)) return false;
  const { key, form, fields, url, createdAt, attempts, dueAt, why, refused } = value;
  return (
    [key, form, url].every(isText) &&
    isRecord(fields) &&
    Object.values(fields).every((field) => isTextList(field) || isText(field) || isNumber(field) || isBoolean(field)) &&
    [createdAt, attempts, dueAt].every((time) => isNumber(time) && Math.abs(time) <= latestTime) &&
    (why === undefined || isText(why)) &&
    (refused === undefined || (Array.isArray(refused) && refused.every(isFieldError)))
  );
}

function isFieldError(value: unknown): value is FieldError {
  return isRecord(value) && [value.code, value.field, value.message].every(isText);
}

const isText = (value: unknown) => typeof value === "string";
const isNumber = (value: unknown): value is number => typeof value === "number" && Number.isFinite(value);
const isBoolean = (value: unknown) => typeof value === "boolean";

export type SendResult =
  /**
   * Stored by the intake. People quote `reference`. `instead` replaces the form's confirmation text if that wouldn't be
   * true.
   */
  | ({ state: "received" } & Pick<Receipt, "reference" | "instead" | "code">)
  /** Accepted by another provider, without a receipt. */
  | { state: "accepted" }
  | { state: "waiting"; why: WaitReason }
  /** Rejected for good. `status` is the HTTP status. `errors` may be empty. */
  | { state: "refused"; status: number; errors: FieldError[] }
  /**
   * Neither sent nor stored, so the visitor's input must stay in the form. `not-loaded`: the code that sends and keeps
   * forms did not load. `no-intake`: the host takes no forms.
   */
  | { state: "kept-in-form"; why: WaitReason | "not-loaded" | "no-intake" }
  | { state: "discarded" };

function isOld({ createdAt }: Pick<OutboxEntry, "createdAt">, now: number): boolean {
  return now - createdAt > retryPeriod;
}

/**
 * True if a submission is still retried, and it is time for the next attempt. A time too far ahead comes from a wrong
 * clock, and counts as now.
 */
export function isDue(submission: OutboxEntry, now: number): boolean {
  return isTried(submission, now) && (submission.dueAt <= now || submission.dueAt > now + day);
}

/**
 * True if the submission should be retried when the connection or the visitor is back. A submission that is still
 * retried keeps waiting only if the service asked for that.
 */
export function isDueOnReturn(submission: OutboxEntry, now: number): boolean {
  return isDue(submission, now) || (isTried(submission, now) && submission.why !== "busy");
}

function isTried(submission: OutboxEntry, now: number): boolean {
  return !submission.refused && !isOld(submission, now);
}

/** A waiting submission for display, without the sender's input. */
export interface WaitingSubmission extends Pick<OutboxEntry, "key" | "form" | "createdAt"> {
  /** `waiting` is retried automatically. `old` and `refused` need the sender's decision. */
  state: "waiting" | "old" | "refused";
  errors: FieldError[];
}

/** The displayed state of the outbox. A new object whenever it changes. */
export interface OutboxSnapshot {
  /** Oldest first. */
  waiting: readonly WaitingSubmission[];
  /**
   * Results by key that arrived after the form had shown its own result, in this tab or another one. Includes only
   * results that arrived after the page was loaded.
   */
  settled: ReadonlyMap<string, SendResult>;
  /** Unix time of the next attempt, in milliseconds. */
  dueAt: number | undefined;
  /** Number of entries on the device that aren't submissions. */
  unreadable: number;
}

export const emptySnapshot: OutboxSnapshot = { waiting: [], settled: new Map(), dueAt: undefined, unreadable: 0 };

export function snapshotOf(
  submissions: readonly OutboxEntry[],
  settled: ReadonlyMap<string, SendResult>,
  now: number,
  unreadable = 0,
): OutboxSnapshot {
  const due = submissions.filter((submission) => isTried(submission, now)).map(({ dueAt }) => dueAt);
  return {
    waiting: submissions
      .filter((submission) => !isInFirstAttempt(submission, now))
      .sort((a, b) => a.createdAt - b.createdAt)
      .map((submission) => displayed(submission, now)),
    settled: new Map(settled),
    dueAt: due.length > 0 ? Math.min(...due) : undefined,
    unreadable,
  };
}

/** True while the form itself shows that it is still sending. */
function isInFirstAttempt({ attempts, dueAt, refused }: OutboxEntry, now: number): boolean {
  return attempts === 0 && dueAt > now && !refused;
}

function displayed(submission: OutboxEntry, now: number): WaitingSubmission {
  const { key, form, createdAt, refused } = submission;
  if (refused) return { key, form, createdAt, state: "refused", errors: refused };
  return { key, form, createdAt, state: isOld(submission, now) ? "old" : "waiting", errors: [] };
}
