import { nextAttempt } from "./next-attempt.ts";
import { type OutboxState, outboxState, succeeds, type TabChannel } from "./outbox-state.ts";
import type { Answer, PostSubmission } from "./post-submission.ts";
import type { Submissions, WithLock } from "./stored-submissions.ts";
import {
  isDue,
  isDueOnReturn,
  type NewSubmission,
  type OutboxEntry,
  type OutboxSnapshot,
  type SendResult,
} from "./submission.ts";

/** Milliseconds for which a submission belongs to the page that first sends it: longer than one attempt. */
const firstAttempt = 60_000;

interface Environment {
  submissions: Submissions;
  withLock: WithLock;
  post: PostSubmission;
  now: () => number;
  random: () => number;
  tabs: TabChannel;
}

export interface Outbox {
  /** Stores the submission on the device, posts it once and returns the result. Never rejects. */
  send(submission: NewSubmission): Promise<SendResult>;
  sendDue(): Promise<void>;
  /**
   * Retries the submissions that are due, and those that don't wait for a busy service. Call it when the connection or
   * the visitor is back.
   */
  sendOnReturn(): Promise<void>;
  /** Retries all submissions, including those older than a week. Resolves to the number that still wait. */
  sendNow(): Promise<number>;
  /** Deletes a submission without sending it. Resolves to false if the browser failed to delete it. */
  discard(key: string): Promise<boolean>;
  /** Deletes the entries that aren't submissions. */
  discardUnreadable(): Promise<void>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): OutboxSnapshot;
}

/**
 * Creates the layer between a form and the intake. A submission is on the device before it is posted. It leaves the
 * device when it is received, when its form shows why it was not, or when its sender discards it.
 */
export function createOutbox(environment: Environment): Outbox {
  const { submissions, withLock } = environment;
  const state = outboxState(environment);
  const sender: Sender = { ...environment, state, arrived: new Set() };
  const sending = new Map<string, Promise<SendResult>>();
  return {
    send(submission) {
      const locked = async (): Promise<SendResult> => {
        const result = await withLock(submission.key, () => sendFromForm(sender, submission));
        await state.changed();
        // Another tab is sending an earlier version under this key. This version must not be lost.
        return result ?? { state: "kept-in-form", why: "busy" };
      };
      const result = sending.get(submission.key) ?? locked().finally(() => sending.delete(submission.key));
      sending.set(submission.key, result);
      return result;
    },
    sendDue: () => retryAll(sender, isDue),
    sendOnReturn: () => retryAll(sender, isDueOnReturn),
    async sendNow() {
      await retryAll(sender, () => true);
      return state.getSnapshot().waiting.length;
    },
    async discard(key) {
      const isShown = state.getSnapshot().waiting.some((submission) => submission.key === key);
      const isRemoved = await state.remove(key);
      await state.changed(isRemoved && isShown ? { key, result: { state: "discarded" } } : undefined);
      return isRemoved;
    },
    async discardUnreadable() {
      for (const key of await submissions.unreadable().catch(() => [])) await succeeds(submissions.remove(key));
      await state.changed();
    },
    subscribe: state.subscribe,
    getSnapshot: state.getSnapshot,
  };
}

interface Sender extends Environment {
  state: OutboxState;
  /**
   * Keys of received submissions. A retry from this page never posts them again, even if they are still on the device.
   */
  arrived: Set<string>;
}

async function sendFromForm(sender: Sender, sent: NewSubmission): Promise<SendResult> {
  const { submissions, post, now, tabs, state, arrived } = sender;
  const { key, form, fields, url } = sent;
  arrived.delete(key);
  const entry: OutboxEntry = {
    key,
    form,
    fields,
    url,
    createdAt: now(),
    attempts: 0,
    dueAt: now() + firstAttempt,
  };
  const isStored = await succeeds(submissions.put(entry));
  tabs.postMessage(undefined);
  const answer = await post(entry);
  if (answer.state !== "waiting") {
    if (isGone(answer)) arrived.add(key);
    await state.remove(key);
    return answer.state === "absent" ? { state: "kept-in-form", why: "no-intake" } : answer;
  }
  const { why } = answer;
  if (!isStored) {
    // The storage may still complete the write after the timeout.
    void state.remove(key);
    return { state: "kept-in-form", why };
  }
  if (await postpone(sender, entry, answer)) return { state: "waiting", why };
  return state.settled.get(key) ?? { state: "kept-in-form", why };
}

type IsWanted = (entry: OutboxEntry, now: number) => boolean;

async function retryAll(sender: Sender, isWanted: IsWanted): Promise<void> {
  const { withLock, now, state } = sender;
  await state.refresh();
  for (const entry of await state.entries()) {
    if (isWanted(entry, now())) await withLock(entry.key, () => retry(sender, entry.key, isWanted));
  }
  await state.refresh();
}

async function retry(sender: Sender, key: string, isWanted: IsWanted): Promise<void> {
  const { submissions, post, now, state, arrived } = sender;
  const entry = await submissions.get(key).catch(() => undefined);
  // Another tab may have sent the submission since the list was read.
  if (!entry || !isWanted(entry, now())) return;
  if (arrived.has(key)) return void (await state.remove(key));
  const answer = await post(entry);
  // No form holds this input, and the intake may be missing only temporarily.
  if (answer.state === "waiting" || answer.state === "absent") {
    await postpone(sender, entry, answer.state === "waiting" ? answer : { state: "waiting", why: "unreachable" });
    return state.changed();
  }
  if (isGone(answer)) {
    arrived.add(key);
    await state.remove(key);
  } else if (answer.state === "refused") {
    await submissions.change(key, { attempts: entry.attempts + 1, refused: answer.errors }).catch(() => {});
  }
  await state.changed({ key, result: answer });
}

/** Schedules the next attempt. Resolves to false if the submission is gone from the device. */
function postpone(
  { submissions, now, random }: Environment,
  entry: OutboxEntry,
  { why, retryAt }: Extract<Answer, { state: "waiting" }>,
): Promise<boolean> {
  const attempts = entry.attempts + 1;
  const dueAt = nextAttempt(attempts, now(), random, retryAt);
  // Even if this write fails, the submission is already stored.
  return submissions.change(entry.key, { attempts, dueAt, why }).catch(() => true);
}

function isGone({ state }: Answer): boolean {
  return state === "received" || state === "accepted";
}
