import { type Answer, nextAttempt, type PostSubmission } from "./post-submission.ts";
import type { Submissions, WithLock } from "./stored-submissions.ts";
import {
  emptySnapshot,
  isDue,
  isDueOnReturn,
  type NewSubmission,
  type OutboxEntry,
  type OutboxSnapshot,
  type SendResult,
  snapshotOf,
} from "./submission.ts";

/** Milliseconds that a submission belongs to the page that first sends it. Longer than one attempt. */
const firstAttempt = 60_000;

/** The result of a submission, for the other tabs. */
interface SettledMessage {
  key: string;
  result: SendResult;
}

/** Tells the other tabs that the storage has changed. */
export interface TabChannel {
  postMessage(message: SettledMessage | undefined): void;
  onmessage: ((event: MessageEvent<SettledMessage | undefined>) => void) | null;
}

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
   * Retries the submissions that are due or that failed without a connection. Call it when the connection or the
   * visitor is back.
   */
  sendOnReturn(): Promise<void>;
  /** Retries all submissions, including those older than a week. Resolves to the number that still wait. */
  sendNow(): Promise<number>;
  /** Deletes a submission without sending it. Resolves to false if the browser failed to delete it. */
  discard(key: string): Promise<boolean>;
  /** Deletes the entries that are no submissions. */
  discardUnreadable(): Promise<void>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): OutboxSnapshot;
}

/**
 * The layer between a form and the intake. A submission is on the device before it is posted. It leaves only with a
 * receipt, with a rejection that its form shows, or when its sender discards it.
 */
export function createOutbox({ submissions, withLock, post, now, random, tabs }: Environment): Outbox {
  const listeners = new Set<() => void>();
  const settled = new Map<string, SendResult>();
  const sending = new Map<string, Promise<SendResult>>();
  /** Keys of received submissions. This page never posts them again, even if they are still on the device. */
  const arrived = new Set<string>();
  let snapshot = emptySnapshot;

  /** The last known content of the storage, for when a read is slow or fails. */
  let known: readonly OutboxEntry[] = [];
  const stored = async () => {
    known = await submissions.all().catch(() => known);
    return known;
  };
  const refresh = async () => {
    const { length } = await submissions.unreadable().catch(() => []);
    snapshot = snapshotOf(await stored(), settled, now(), length);
    for (const listener of listeners) listener();
  };
  const changed = async (message?: SettledMessage) => {
    if (message) settled.set(message.key, message.result);
    tabs.postMessage(message);
    await refresh();
  };
  tabs.onmessage = ({ data: message }) => {
    if (message) settled.set(message.key, message.result);
    void refresh();
  };

  const remove = async (key: string) => {
    const isRemoved = await succeeds(submissions.remove(key));
    if (isRemoved) known = known.filter((submission) => submission.key !== key);
    return isRemoved;
  };
  const postpone = (submission: OutboxEntry, { why, retryAt }: Extract<Answer, { state: "waiting" }>) => {
    const attempts = submission.attempts + 1;
    const dueAt = nextAttempt(attempts, now(), random, retryAt);
    // Even if this write fails, the submission is already stored.
    return submissions.change(submission.key, { attempts, dueAt, why }).catch(() => true);
  };
  const isGone = ({ state }: Answer) => state === "received" || state === "accepted";

  const sendFromForm = async (sent: NewSubmission): Promise<SendResult> => {
    const { key, form, fields, url } = sent;
    arrived.delete(key);
    const submission: OutboxEntry = {
      key,
      form,
      fields,
      url,
      createdAt: now(),
      attempts: 0,
      dueAt: now() + firstAttempt,
    };
    const isStored = await succeeds(submissions.put(submission));
    tabs.postMessage(undefined);
    const answer = await post(submission);
    if (answer.state !== "waiting") {
      if (isGone(answer)) arrived.add(key);
      await remove(key);
      return answer.state === "absent" ? { state: "kept-in-form", why: "no-intake" } : answer;
    }
    const { why } = answer;
    if (!isStored) {
      // The storage may still complete the write after its timeout.
      void remove(key);
      return { state: "kept-in-form", why };
    }
    if (await postpone(submission, answer)) return { state: "waiting", why };
    return settled.get(key) ?? { state: "kept-in-form", why };
  };

  const retry = async (key: string, isWanted: (submission: OutboxEntry, now: number) => boolean) => {
    const submission = await submissions.get(key).catch(() => undefined);
    // Another tab may have sent it since the list was read.
    if (!submission || !isWanted(submission, now())) return;
    if (arrived.has(key)) return void (await remove(key));
    const answer = await post(submission);
    // No form holds these words, and the intake may only be missing for a while.
    if (answer.state === "waiting" || answer.state === "absent") {
      await postpone(submission, answer.state === "waiting" ? answer : { state: "waiting", why: "unreachable" });
      return changed();
    }
    if (isGone(answer)) {
      arrived.add(key);
      await remove(key);
    } else if (answer.state === "refused") {
      await submissions.change(key, { attempts: submission.attempts + 1, refused: answer.errors }).catch(() => {});
    }
    await changed({ key, result: answer });
  };

  const trySending = async (isWanted: (submission: OutboxEntry, now: number) => boolean) => {
    await refresh();
    for (const submission of await stored()) {
      if (isWanted(submission, now())) await withLock(submission.key, () => retry(submission.key, isWanted));
    }
    await refresh();
  };

  return {
    send(submission) {
      const locked = async (): Promise<SendResult> => {
        const result = await withLock(submission.key, () => sendFromForm(submission));
        await changed();
        // Another tab is sending an earlier version under this key. This version must not be lost.
        return result ?? { state: "kept-in-form", why: "busy" };
      };
      const result = sending.get(submission.key) ?? locked().finally(() => sending.delete(submission.key));
      sending.set(submission.key, result);
      return result;
    },
    sendDue: () => trySending(isDue),
    sendOnReturn: () => trySending(isDueOnReturn),
    async sendNow() {
      await trySending(() => true);
      return snapshot.waiting.length;
    },
    async discard(key) {
      const isShown = snapshot.waiting.some((submission) => submission.key === key);
      const isRemoved = await remove(key);
      await changed(isRemoved && isShown ? { key, result: { state: "discarded" } } : undefined);
      return isRemoved;
    },
    async discardUnreadable() {
      for (const key of await submissions.unreadable().catch(() => [])) await succeeds(submissions.remove(key));
      await changed();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
