import type { Leases } from "./stored-submissions.ts";

/**
 * Runs `task` unless another tab is processing the same submission, else resolves to undefined. `task` must not reject.
 */
export type WithLock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result | undefined>;

export type Locks = Pick<LockManager, "request">;

/** A Web Lock, which the browser releases when the page closes. Falls back to `otherwise` if locks are denied. */
export function webLock(locks: Locks, otherwise: WithLock): WithLock {
  return async <Result>(key: string, task: () => Promise<Result>) => {
    let hasBegun = false;
    const begin = async (lock: Lock | null) => {
      hasBegun = true;
      return lock ? await task() : undefined;
    };
    try {
      // TypeScript's types wrap the result, which is a plain promise. See LockGrantedCallback in the Web Locks
      // specification.
      return (await locks.request(`outbox ${key}`, { ifAvailable: true }, begin)) as Result | undefined;
    } catch (fault) {
      if (hasBegun) throw fault;
      return otherwise(key, task);
    }
  };
}

/**
 * A lease: an entry in the shared storage that expires after `duration` milliseconds, which must exceed one attempt. If
 * storage fails, no two tabs can share a submission, so no lock is needed.
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
