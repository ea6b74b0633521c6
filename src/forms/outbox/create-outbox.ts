import type { WithLock } from "./lock.ts";
import { nextAttempt } from "./next-attempt.ts";
import type { PostSubmission } from "./post-submission.ts";
import type { Answer } from "./read-answer.ts";
import type { Submissions } from "./stored-submissions.ts";
import { isDue, isDueOnReturn, type NewSubmission, type SendResult, type Submission } from "./submission.ts";
import type { TabChannel } from "./tab-channel.ts";
import { emptySnapshot, type OutboxSnapshot, type Settled, snapshotOf } from "./waiting-list.ts";

/** How long a submission belongs to the page that first sends it, in milliseconds; longer than one attempt takes. */
const firstAttempt = 60_000;

interface Surroundings {
  submissions: Submissions;
  withLock: WithLock;
  post: PostSubmission;
  now: () => number;
  random: () => number;
  tabs: TabChannel;
}

export interface Outbox {
  /** Keeps the submission on the device, posts it once, and says what came of it. Never rejects. */
  send(submission: NewSubmission): Promise<SendResult>;
  /** Tries what is due. */
  sendDue(): Promise<void>;
  /** The connection or the visitor is back: tries what is due and whatever failed for want of a connection. */
  sendOnReturn(): Promise<void>;
  /** Tries everything, also what is older than a week; resolves to how many still wait. */
  sendNow(): Promise<number>;
  /** Deletes a submission without sending it; false where the browser did not let go of it. */
  discard(key: string): Promise<boolean>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): OutboxSnapshot;
}

/**
 * What stands between a form and the intake. A submission is on the device before it is posted, and leaves it only with
 * a receipt, a refusal that its form shows, or by its sender’s wish.
 */
export function createOutbox({ submissions, withLock, post, now, random, tabs }: Surroundings): Outbox {
  const listeners = new Set<() => void>();
  const settled = new Map<string, Settled>();
  const sending = new Map<string, Promise<SendResult>>();
  /** Received, whatever the device still holds: never posted again from this page. */
  const arrived = new Set<string>();
  let snapshot = emptySnapshot;

  /** What the device held when it last answered: a storage that is slow for once has lost nothing. */
  let held: readonly Submission[] = [];
  const stored = async () => {
    held = await submissions.all().catch(() => held);
    return held;
  };
  const refresh = async () => {
    snapshot = snapshotOf(await stored(), settled, now());
    for (const listener of listeners) listener();
  };
  const changed = async (news?: Settled) => {
    if (news) settled.set(news.key, news);
    tabs.tell(news);
    await refresh();
  };
  tabs.listen((news) => {
    if (news) settled.set(news.key, news);
    void refresh();
  });

  const remove = async (key: string) => {
    const isRemoved = await succeeds(submissions.remove(key));
    if (isRemoved) held = held.filter((submission) => submission.key !== key);
    return isRemoved;
  };
  const postpone = (submission: Submission, { why, retryAt }: Extract<Answer, { state: "waiting" }>) => {
    const attempts = submission.attempts + 1;
    const dueAt = nextAttempt(attempts, now(), random, retryAt);
    // A store that fails now has kept the submission nevertheless.
    return submissions.change(submission.key, { attempts, dueAt, why }).catch(() => true);
  };
  const isGone = ({ state }: Answer) => state === "received" || state === "accepted";

  const sendFromForm = async (sent: NewSubmission): Promise<SendResult> => {
    const { key, form, fields, url } = sent;
    arrived.delete(key);
    const submission: Submission = {
      key,
      form,
      fields,
      url,
      createdAt: now(),
      attempts: 0,
      dueAt: now() + firstAttempt,
    };
    const isKept = await succeeds(submissions.put(submission));
    tabs.tell();
    const answer = await post(submission);
    if (answer.state !== "waiting") {
      if (isGone(answer)) arrived.add(key);
      await remove(key);
      return answer;
    }
    const { why } = answer;
    if (!isKept) {
      // The store may still come to it after it was given up.
      void remove(key);
      return { state: "kept-in-form", why };
    }
    if (await postpone(submission, answer)) return { state: "waiting", why };
    return settled.get(key)?.delivery ?? { state: "kept-in-form", why };
  };

  const retry = async (key: string, isWanted: (submission: Submission, now: number) => boolean) => {
    const submission = await submissions.get(key).catch(() => undefined);
    // Another tab may have been at it since the list was read.
    if (!submission || !isWanted(submission, now())) return;
    if (arrived.has(key)) return void (await remove(key));
    const answer = await post(submission);
    if (answer.state === "waiting") {
      await postpone(submission, answer);
      return changed();
    }
    if (isGone(answer)) {
      arrived.add(key);
      await remove(key);
    } else if (answer.state === "refused") {
      await submissions.change(key, { attempts: submission.attempts + 1, refused: answer.errors }).catch(() => {});
    }
    await changed({ key, form: submission.form, delivery: answer });
  };

  const trySending = async (isWanted: (submission: Submission, now: number) => boolean) => {
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
        // Another tab is sending an earlier text under this key; this one must not be lost over it.
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
      const form = snapshot.waiting.find((submission) => submission.key === key)?.form;
      const isRemoved = await remove(key);
      await changed(isRemoved && form ? { key, form, delivery: { state: "discarded" } } : undefined);
      return isRemoved;
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
