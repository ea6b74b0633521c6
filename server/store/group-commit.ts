import type { DatabaseSync } from "node:sqlite";
import { setImmediate as nextTick, setTimeout as pause } from "node:timers/promises";
import type { Database, Transaction } from "./database.ts";
import { asStoreError, isLocked, statementsOn } from "./sqlite-connection.ts";

const timeout = 4_500;
const pauseWhileLocked = 25;
/** Limits the time for which one transaction blocks the process. */
const largestGroup = 200;

interface Job {
  work: (transaction: Transaction) => Promise<unknown>;
  resolve: (value: unknown) => void;
  reject: (error: unknown) => void;
  giveUpAt: number;
  /** Set after a failure in a shared transaction. The next try runs in a savepoint. */
  isApart: boolean;
}

/** A call has failed, but its transaction is still open. */
class CallFailed extends Error {}

/**
 * Returns a `write` whose concurrent calls share one transaction and one disk sync. If a call fails, all are rolled
 * back and rerun, each in a separate savepoint. Savepoints from the start would copy each changed page, and failures
 * are rare. The connection must have no other user. `assertKept` throws if committed data was lost. No caller then gets
 * a success.
 */
export function groupCommit(connection: DatabaseSync, assertKept: () => void): Database["write"] {
  const transaction: Transaction = {
    ...statementsOn(connection),
    script: async (sql) => connection.exec(sql),
    // SQLite allows one writer at a time.
    lock: async () => {},
    end: () => {},
  };
  const jobs: Job[] = [];
  let running = false;

  return (work) =>
    new Promise((resolve, reject) => {
      const giveUpAt = performance.now() + timeout;
      jobs.push({ work, resolve: resolve as Job["resolve"], reject, giveUpAt, isApart: false });
      if (!running) void run();
    });

  async function run(): Promise<void> {
    running = true;
    while (jobs.length > 0) {
      // Calls in the same tick of the event loop join the transaction, as long as more arrive.
      for (let waiting = 0; waiting < jobs.length && waiting < largestGroup; ) {
        waiting = jobs.length;
        await nextTick();
      }
      try {
        connection.exec("BEGIN IMMEDIATE");
      } catch (error) {
        refuse(isLocked(error) ? jobs.filter(({ giveUpAt }) => giveUpAt < performance.now()) : [...jobs], error);
        if (jobs.length > 0) await pause(pauseWhileLocked);
        continue;
      }
      await commit(jobs.splice(0, largestGroup));
    }
    running = false;
  }

  function refuse(refused: Job[], error: unknown): void {
    for (const job of refused) {
      jobs.splice(jobs.indexOf(job), 1);
      job.reject(asStoreError(error));
    }
  }

  async function commit(group: Job[]): Promise<void> {
    try {
      const answers: (() => void)[] = [];
      for (const job of group) answers.push(await (job.isApart ? runInSavepoint(job) : runWithOthers(job)));
      connection.exec("COMMIT");
      assertKept();
      for (const answer of answers) answer();
    } catch (error) {
      if (connection.isTransaction) connection.exec("ROLLBACK");
      if (error instanceof CallFailed) jobs.unshift(...group.map((job) => ({ ...job, isApart: true })));
      else for (const job of group) job.reject(asStoreError(error));
    }
  }

  /** Returns the callback to run after the commit. Throws if SQLite has aborted the whole transaction. */
  async function runWithOthers({ work, resolve }: Job): Promise<() => void> {
    try {
      const value = await work(transaction);
      return () => resolve(value);
    } catch (error) {
      throw connection.isTransaction ? new CallFailed() : error;
    }
  }

  async function runInSavepoint({ work, resolve, reject }: Job): Promise<() => void> {
    connection.exec("SAVEPOINT job");
    try {
      const value = await work(transaction);
      connection.exec("RELEASE job");
      return () => resolve(value);
    } catch (error) {
      if (!connection.isTransaction) throw error;
      connection.exec("ROLLBACK TO job; RELEASE job");
      return () => reject(asStoreError(error));
    }
  }
}
