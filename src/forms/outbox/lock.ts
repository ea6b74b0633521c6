import type { Leases } from "./stored-submissions.ts";

/** Runs `task` unless another tab is at the same submission; then undefined. `task` must not reject. */
export type WithLock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result | undefined>;

export type Locks = Pick<LockManager, "request">;

/** A lock of the browser’s own, which a closing page gives back; `otherwise` where locks are denied. */
export function webLock(locks: Locks, otherwise: WithLock): WithLock {
  return async <Result>(key: string, task: () => Promise<Result>) => {
    let hasBegun = false;
    const begin = async (lock: Lock | null) => {
      hasBegun = true;
      return lock ? await task() : undefined;
    };
    try {
      // The types of the platform wrap what is a plain promise; see the Web Locks specification, LockGrantedCallback.
      return (await locks.request(`outbox ${key}`, { ifAvailable: true }, begin)) as Result | undefined;
    } catch (fault) {
      if (hasBegun) throw fault;
      return otherwise(key, task);
    }
  };
}

/**
 * A lease: a note in the shared store that lapses after `duration` milliseconds, which must be longer than an attempt
 * takes. Where nothing can be kept there is nothing that two tabs could both send.
 */
export function leaseLock(leases: Leases, now: () => number, duration: number): WithLock {
  return async (key, task) => {
    const isFree = await leases.acquire(key, now(), now() + duration).catch(() => true);
    if (!isFree) return undefined;
    try {
      return await task();
    } finally {
      await leases.release(key).catch(() => {});
    }
  };
}
