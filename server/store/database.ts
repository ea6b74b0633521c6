import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

export type Value = string | number;

/** Runs one statement. Both dialects use the parameters $1, $2 and so on. */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>;

export interface Transaction {
  query: Query;
  /** Runs a statement without result rows and resolves to the number of changed rows. Cheaper than RETURNING. */
  change(sql: string, values?: readonly Value[]): Promise<number>;
  script(sql: string): Promise<void>;
  /**
   * Blocks all other transactions that lock one of these names until this one ends. Statements sent after this call,
   * without waiting for it, also run after it. Lock before reading the affected data. Transactions that take two locks
   * must take them in the same order, to avoid deadlocks.
   */
  lock(names: readonly string[]): Promise<void>;
  /**
   * Waits for a `lock` of this name, and blocks such locks until this transaction ends. Allows others that share it.
   */
  share(name: string): Promise<void>;
  /** Declares that no statement follows, so that the commit needs no extra round trip. */
  end(): void;
}

/** Runs the store's SQL. Both `read` and `write` retry for a few seconds, then reject with `StoreBusy`. */
export interface Database {
  /** Last clause of a SELECT whose rows no other transaction may get. */
  takeRows: "" | "FOR UPDATE SKIP LOCKED";
  /** SQL expression for the size of the data in bytes. */
  size: string;
  read: Query;
  /**
   * Resolves once the transaction is on disk. `work` may run several times, so it must change nothing outside the
   * database. It must await nothing but the transaction.
   */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Reads one consistent state of all tables until `end`, even while others write. */
  snapshot(): Promise<{ query: Query; end(): Promise<void> }>;
  /** Reopens the files on disk and reads from them. Rejects if they are gone or damaged. */
  reopen(): Promise<void>;
  /** Erases deleted data from the disk, if the database leaves it there. Never rejects. */
  scrub(): Promise<void>;
  /**
   * Erases deleted data from the disk by rewriting all tables, while other transactions wait. PostgreSQL's log still
   * contains the data for a while.
   */
  rewrite(): Promise<void>;
  close(): Promise<void>;
}

/** Returns `($1, $2), ($3, $4)`, with one parameter per value. */
export function tuples(rows: readonly (readonly Value[])[]): string {
  let last = 0;
  return rows.map((row) => `(${row.map(() => `$${++last}`).join(", ")})`).join(", ");
}

/** Returns `($1, $2)` for IN, with one parameter per value, numbered from `from`. */
export function anyOf(values: readonly Value[], from = 1): string {
  return `(${values.map((_, index) => `$${from + index}`).join(", ")})`;
}

/** Builds a WHERE clause from the conditions with a value. Each condition ends in its operator. */
export function where(conditions: Record<string, Value | undefined>): { clause: string; values: Value[] } {
  const given = Object.entries(conditions).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  const clause = given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ");
  return { clause: clause && `WHERE ${clause}`, values: given.map(([, value]) => value) };
}

const folder = join(import.meta.dirname, "migrations");

function migrationsIn(path: string): string[] {
  return readdirSync(join(folder, path))
    .filter((name) => name.endsWith(".sql"))
    .sort();
}

/** Folder of the migrations that the first one has replaced. Only data of earlier versions needs them. */
const merged = "before-001";

/**
 * Updates the tables. If several processes start at once, one migrates and the others wait. Rejects if a newer version
 * has already updated the tables.
 */
export async function migrate(database: Database): Promise<void> {
  const [known, earlier] = [migrationsIn(""), migrationsIn(merged)];
  await database.write(async ({ query, script, lock }) => {
    const run = (...path: string[]) => script(readFileSync(join(folder, ...path), "utf8"));
    const readApplied = async () =>
      (await query<{ name: string }>("SELECT name FROM migration")).map(({ name }) => name);
    await lock(["migration"]);
    await script("CREATE TABLE IF NOT EXISTS migration (name TEXT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)");
    let applied = await readApplied();
    if (applied.some((name) => earlier.includes(name))) {
      for (const name of earlier) if (!applied.includes(name)) await run(merged, name);
      applied = await readApplied();
    }
    const newer = applied.find((name) => !known.includes(name));
    if (newer)
      throw new Error(
        `store: migration '${newer}' was applied by a newer version; run that version, or restore a backup`,
      );
    for (const name of known.filter((name) => !applied.includes(name))) {
      await run(name);
      await query("INSERT INTO migration (name, applied_at) VALUES ($1, $2)", [name, Date.now()]);
    }
  });
}

/** Thrown if the store is locked, full or unreachable. The caller answers 503, and the sender retries. */
export class StoreBusy extends Error {
  override name = "StoreBusy";
}

/** Thrown if another process has changed the data key. This process must be restarted with the new key. */
export class KeyChanged extends StoreBusy {
  constructor() {
    super("the data has another key now; start this process with the current DATA_KEY");
  }
}

/** Thrown if another submission has this reference. The caller generates a new one. */
export class ReferenceConflict extends Error {
  override name = "ReferenceConflict";
}

const firstPause = 20;
const maxPause = 300;

/** Reruns `attempt` with growing pauses while its error is temporary. Rejects with `StoreBusy` after `timeout` ms. */
export async function retry<Result>(
  attempt: () => Result | Promise<Result>,
  passes: (error: unknown) => boolean,
  timeout: number,
): Promise<Result> {
  const giveUpAt = performance.now() + timeout;
  for (let wait = firstPause; ; wait = Math.min(wait * 1.6, maxPause)) {
    try {
      return await attempt();
    } catch (error) {
      if (!passes(error)) throw error;
      if (performance.now() + wait > giveUpAt) {
        const why = error instanceof Error ? error.message : String(error);
        throw new StoreBusy(`the store is unavailable: ${why}`, { cause: error });
      }
    }
    await pause(wait * (0.5 + Math.random() / 2));
  }
}
