import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName, storeName } from "./database-name.ts";
import { isOutboxEntry, type OutboxEntry } from "./submission.ts";

/** Storage of submissions. Every method rejects if the browser denies storage, is out of space or doesn't respond. */
export interface Submissions {
  all(): Promise<OutboxEntry[]>;
  /** Keys of the entries that aren't submissions: damaged, or written by other software. They stay until removed. */
  unreadable(): Promise<IDBValidKey[]>;
  get(key: string): Promise<OutboxEntry | undefined>;
  /** Resolves once the submission would survive a power failure. */
  put(submission: OutboxEntry): Promise<void>;
  /** Resolves to false, and stores nothing, if the submission has been deleted. */
  change(key: string, changes: Partial<OutboxEntry>): Promise<boolean>;
  remove(key: IDBValidKey): Promise<void>;
}

interface Schema extends DBSchema {
  [storeName]: { key: IDBValidKey; value: unknown };
}

type Database = IDBPDatabase<Schema>;

/** Milliseconds until unresponsive storage counts as denied. A form must not hang on it. */
const storageTimeout = 3000;

/** Returns the submissions in IndexedDB. Connects on the first call, and reconnects after a lost connection. */
export function openSubmissions(): Submissions {
  let connection: Promise<Database> | undefined;
  const connect = () => {
    const forget = () => {
      connection = undefined;
    };
    connection ??= open(forget);
    connection.catch(forget);
    return connection;
  };
  const run = <Result>(work: (database: Database) => Promise<Result>) => within(storageTimeout, connect().then(work));

  return {
    all: () => run(async (database) => (await database.getAll(storeName)).filter(isOutboxEntry)),
    unreadable: () =>
      run(async (database) => {
        const { store } = database.transaction(storeName);
        const [keys, values] = await Promise.all([store.getAllKeys(), store.getAll()]);
        return keys.filter((_, index) => !isOutboxEntry(values[index]));
      }),
    get: (key) =>
      run(async (database) => {
        const stored = await database.get(storeName, key);
        return isOutboxEntry(stored) ? stored : undefined;
      }),
    remove: (key) => run((database) => database.delete(storeName, key)),
    put: (submission) =>
      run(async (database) => {
        const transaction = database.transaction(storeName, "readwrite", { durability: "strict" });
        await Promise.all([transaction.store.put(submission), transaction.done]);
      }),
    change: (key, changes) =>
      run(async (database) => {
        const { store, done } = database.transaction(storeName, "readwrite");
        const submission = await store.get(key);
        const isKept = isOutboxEntry(submission);
        if (isKept) await store.put({ ...submission, ...changes });
        await done;
        return isKept;
      }),
  };
}

/** Opens the database. Rejects instead of throwing if the browser denies access at once. */
async function open(onLost: () => void): Promise<Database> {
  return await openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore(storeName, { keyPath: "key" });
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      onLost();
    },
    terminated: onLost,
  });
}

function within<Result>(limit: number, work: Promise<Result>): Promise<Result> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("The browser’s storage does not answer.")), limit);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** Runs `task`, or resolves to undefined if another tab is processing the same submission. `task` must not reject. */
export type WithLock = <Result>(key: string, task: () => Promise<Result>) => Promise<Result | undefined>;

export type Locks = Pick<LockManager, "request">;

/**
 * Returns a lock based on Web Locks, which the browser releases when the page closes. If there are no locks (on a page
 * without TLS) or the browser denies them, two tabs may post the same submission. The intake then stores it once, by
 * its key.
 */
export function webLock(locks: Locks | undefined): WithLock {
  return async <Result>(key: string, task: () => Promise<Result>) => {
    if (!locks) return task();
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
      return task();
    }
  };
}
