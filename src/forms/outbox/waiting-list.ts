import type { FormName } from "../../../data/forms/every-form.ts";
import type { FieldError } from "../intake-contract.ts";
import { isOld, isTried, type SendResult, type Submission, type WaitReason } from "./submission.ts";

/** A waiting submission for display, without the sender's input. */
export interface WaitingSubmission {
  key: string;
  form: FormName;
  createdAt: number;
  attempts: number;
  why?: WaitReason;
  /** `waiting` is retried automatically. `old` and `refused` need the sender's decision. */
  state: "waiting" | "old" | "refused";
  errors: FieldError[];
}

/** A submission whose result came after its form had been answered, here or in another tab. */
export interface Settled {
  key: string;
  form: FormName;
  /** Named for tabs with an earlier version of the site, which read this property. */
  delivery: SendResult;
}

/** The displayed state of the outbox. A new object whenever it changes. */
export interface OutboxSnapshot {
  /** Oldest first. */
  waiting: readonly WaitingSubmission[];
  /** By key. Contains results since the page was loaded. */
  settled: ReadonlyMap<string, Settled>;
  /** Time of the next attempt, in milliseconds since 1970. */
  dueAt: number | undefined;
}

export const emptySnapshot: OutboxSnapshot = { waiting: [], settled: new Map(), dueAt: undefined };

export function snapshotOf(
  submissions: readonly Submission[],
  settled: ReadonlyMap<string, Settled>,
  now: number,
): OutboxSnapshot {
  const due = submissions.filter((submission) => isTried(submission, now)).map(({ dueAt }) => dueAt);
  return {
    waiting: submissions
      .filter((submission) => !isInFirstAttempt(submission, now))
      .sort((one, other) => one.createdAt - other.createdAt)
      .map((submission) => shown(submission, now)),
    settled: new Map(settled),
    dueAt: due.length > 0 ? Math.min(...due) : undefined,
  };
}

/** True while the form is still sending, which it shows itself. */
function isInFirstAttempt({ attempts, dueAt, refused }: Submission, now: number): boolean {
  return attempts === 0 && dueAt > now && !refused;
}

function shown(submission: Submission, now: number): WaitingSubmission {
  const { key, form, createdAt, attempts, why, refused } = submission;
  const state = refused ? "refused" : isOld(submission, now) ? "old" : "waiting";
  return { key, form, createdAt, attempts, why, state, errors: refused ?? [] };
}
