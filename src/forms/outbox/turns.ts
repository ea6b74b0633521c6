import type { Leases } from "./stored-parcels.ts";

/** Runs `task` unless another tab is at the same parcel; then undefined. `task` must not reject. */
export type TakeTurn = <Result>(key: string, task: () => Promise<Result>) => Promise<Result | undefined>;

export type Locks = Pick<LockManager, "request">;

/** Turns by the browser’s own locks, which a closing page gives back; `otherwise` where they are denied. */
export function turnsByLock(locks: Locks, otherwise: TakeTurn): TakeTurn {
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
 * Turns by a note in the shared store that lapses after `duration` milliseconds, which must be longer than an attempt
 * takes. Where nothing can be kept there is nothing that two tabs could both send.
 */
export function turnsByLease(leases: Leases, now: () => number, duration: number): TakeTurn {
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
