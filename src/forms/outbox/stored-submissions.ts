import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import { databaseName } from "./database-name.ts";
import type { Submission } from "./submission.ts";

/**
 * Where submissions are kept. Everything rejects where the browser denies storage, is out of space or does not answer.
 */
export interface Submissions {
  all(): Promise<Submission[]>;
  get(key: string): Promise<Submission | undefined>;
  /** Resolves once the submission would survive a loss of power. */
  put(submission: Submission): Promise<void>;
  /** False, and nothing is kept, where the submission has gone meanwhile. */
  change(key: string, changes: Partial<Submission>): Promise<boolean>;
  remove(key: string): Promise<void>;
}

/** Who is sending a submission right now. */
export interface Leases {
  /** Takes the lease until the given time; false where another holds it. */
  acquire(key: string, now: number, until: number): Promise<boolean>;
  release(key: string): Promise<void>;
}

interface Schema extends DBSchema {
  parcels: { key: string; value: Submission };
  leases: { key: string; value: number };
}

type Database = IDBPDatabase<Schema>;

/** Milliseconds after which a storage that has not answered counts as denied; a form must not hang on it. */
const timeout = 3000;

/** The outbox in IndexedDB. Connects at the first call, and again after a connection was lost. */
export function openSubmissions(): Submissions & Leases {
  let connection: Promise<Database> | undefined;
  const connect = () => {
    const forget = () => {
      connection = undefined;
    };
    connection ??= open(forget);
    connection.catch(forget);
    return connection;
  };
  const run = <Result>(work: (database: Database) => Promise<Result>) => within(timeout, connect().then(work));

  return {
    all: () => run((database) => database.getAll("parcels")),
    get: (key) => run((database) => database.get("parcels", key)),
    remove: (key) => run((database) => database.delete("parcels", key)),
    release: (key) => run((database) => database.delete("leases", key)),
    put: (submission) =>
      run(async (database) => {
        const transaction = database.transaction("parcels", "readwrite", { durability: "strict" });
        await Promise.all([transaction.store.put(submission), transaction.done]);
      }),
    change: (key, changes) =>
      run(async (database) => {
        const { store, done } = database.transaction("parcels", "readwrite");
        const submission = await store.get(key);
        if (submission) await store.put({ ...submission, ...changes });
        await done;
        return submission !== undefined;
      }),
    acquire: (key, now, until) =>
      run(async (database) => {
        const { store, done } = database.transaction("leases", "readwrite");
        const held = await store.get(key);
        // A lease longer than any comes from a clock that was wrong.
        const isFree = held === undefined || held <= now || held > until;
        if (isFree) await store.put(until, key);
        await done;
        return isFree;
      }),
  };
}

/** Asynchronous also where the browser denies it at once. */
async function open(onLost: () => void): Promise<Database> {
  return await openDB<Schema>(databaseName, 1, {
    upgrade(database) {
      database.createObjectStore("parcels", { keyPath: "key" });
      database.createObjectStore("leases");
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
