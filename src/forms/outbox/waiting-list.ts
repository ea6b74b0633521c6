import type { FormName } from "../../../data/forms/every-form.ts";
import type { FieldError } from "../intake-contract.ts";
import { isOld, isTried, type SendResult, type Submission, type WaitReason } from "./submission.ts";

/** A submission as it is shown, without what was typed. */
export interface WaitingSubmission {
  key: string;
  form: FormName;
  createdAt: number;
  attempts: number;
  why?: WaitReason;
  /** `waiting` is tried by itself; `old` and `refused` wait for a decision. */
  state: "waiting" | "old" | "refused";
  /** What was wrong with a refused one. */
  errors: FieldError[];
}

/** A submission whose fate was decided after its form had been answered, here or in another tab. */
export interface Settled {
  key: string;
  form: FormName;
  /** Tabs of an earlier version read it by this name. */
  delivery: SendResult;
}

/** What a page can show of its outbox. Another object whenever it differs. */
export interface OutboxSnapshot {
  /** Oldest first. */
  waiting: readonly WaitingSubmission[];
  /** By key; since the page was loaded. */
  settled: ReadonlyMap<string, Settled>;
  /** When the next attempt is due, in milliseconds since 1970. */
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

/** A form is still at it, and says so itself. */
function isInFirstAttempt({ attempts, dueAt, refused }: Submission, now: number): boolean {
  return attempts === 0 && dueAt > now && !refused;
}

function shown(submission: Submission, now: number): WaitingSubmission {
  const { key, form, createdAt, attempts, why, refused } = submission;
  const state = refused ? "refused" : isOld(submission, now) ? "old" : "waiting";
  return { key, form, createdAt, attempts, why, state, errors: refused ?? [] };
}
