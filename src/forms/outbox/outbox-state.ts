import type { Submissions } from "./stored-submissions.ts";
import { emptySnapshot, type OutboxEntry, type OutboxSnapshot, type SendResult, snapshotOf } from "./submission.ts";

/** The result of a submission, for the other tabs. */
interface SettledMessage {
  key: string;
  result: SendResult;
}

/** Channel to the other tabs. A message means that the storage has changed. */
export interface TabChannel {
  postMessage(message: SettledMessage | undefined): void;
  onmessage: ((event: MessageEvent<SettledMessage | undefined>) => void) | null;
}

/** One page's view of the outbox. It follows the storage and the other tabs. */
export interface OutboxState {
  /** Resolves to the stored entries, or to the last known ones if a read is slow or fails. */
  entries(): Promise<readonly OutboxEntry[]>;
  /** Resolves to false if the browser failed to delete the entry. */
  remove(key: string): Promise<boolean>;
  refresh(): Promise<void>;
  /** Tells the other tabs about a change, then refreshes. */
  changed(message?: SettledMessage): Promise<void>;
  settled: ReadonlyMap<string, SendResult>;
  subscribe(listener: () => void): () => void;
  getSnapshot(): OutboxSnapshot;
}

interface Environment {
  submissions: Submissions;
  now: () => number;
  tabs: TabChannel;
}

export function outboxState({ submissions, now, tabs }: Environment): OutboxState {
  const listeners = new Set<() => void>();
  const settled = new Map<string, SendResult>();
  let snapshot = emptySnapshot;
  let known: readonly OutboxEntry[] = [];

  const entries = async () => {
    known = await submissions.all().catch(() => known);
    return known;
  };
  const refresh = async () => {
    const { length } = await submissions.unreadable().catch(() => []);
    snapshot = snapshotOf(await entries(), settled, now(), length);
    for (const listener of listeners) listener();
  };
  tabs.onmessage = ({ data: message }) => {
    if (message) settled.set(message.key, message.result);
    void refresh();
  };

  return {
    entries,
    async remove(key) {
      const isRemoved = await succeeds(submissions.remove(key));
      if (isRemoved) known = known.filter((entry) => entry.key !== key);
      return isRemoved;
    },
    refresh,
    async changed(message) {
      if (message) settled.set(message.key, message.result);
      tabs.postMessage(message);
      await refresh();
    },
    settled,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
  };
}

export async function succeeds(work: Promise<unknown>): Promise<boolean> {
  return work.then(
    () => true,
    () => false,
  );
}
