import { DatabaseSync, type StatementSync } from "node:sqlite";
import { setImmediate as nextTick } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { type Database, retry, StoreBusy, type Transaction, type Value } from "./database.ts";

/**
 * Milliseconds that SQLite waits for a lock. It blocks the whole process meanwhile, so longer waits are pauses between
 * retries.
 */
const busyTimeout = 10;
const fullySynchronous = 2;

/** Opens the data file with durable commits. Throws if the disk or a setting does not allow them. */
export function openConnection(file: string): DatabaseSync {
  const connection = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  try {
    connection.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON");
    const mode = setting(connection, "journal_mode");
    if (mode !== "wal")
      throw new Error(`store: '${file}' has the journal mode '${mode}', not 'wal'; keep it on a local disk`);
    const synchronous = setting(connection, "synchronous");
    if (synchronous !== fullySynchronous)
      throw new Error(`store: '${file}' has synchronous = ${synchronous}, not ${fullySynchronous} (FULL)`);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/**
 * Opens the data file as a new process would, once with its log and once without. Throws if either attempt finds no
 * database. A long-open connection might not notice, because it reads from memory.
 */
export function inspect(file: string): void {
  for (const [mode, immutable] of [
    ["rw", "0"],
    ["ro", "1"],
  ] as const) {
    // Never recreates a missing file.
    const address = Object.assign(pathToFileURL(file), { search: new URLSearchParams({ mode, immutable }).toString() });
    const connection = new DatabaseSync(address, { timeout: busyTimeout });
    try {
      connection.prepare("SELECT count(*) FROM sqlite_schema").get();
    } finally {
      connection.close();
    }
  }
}

function setting(connection: DatabaseSync, name: string): unknown {
  return Object.values(connection.prepare(`PRAGMA ${name}`).get() ?? {})[0];
}

export function statementsOn(connection: DatabaseSync): Pick<Transaction, "query" | "change"> {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    // `$1` would be a named parameter, which positional values do not bind. `?1` is numbered.
    const statement = statements.get(sql) ?? connection.prepare(sql.replaceAll("$", "?"));
    statements.set(sql, statement);
    return statement;
  };
  return {
    query: async <Row extends object>(sql: string, values: readonly Value[] = []) =>
      prepared(sql).all(...values) as Row[],
    change: async (sql, values = []) => Number(prepared(sql).run(...values).changes),
  };
}

/** Maximum number of milliseconds that a read or a write waits for a lock. */
export const lockTimeout = 4_500;

/**
 * Returns a `write` that runs one transaction after another. The connection must have no other user. `assertKept`
 * throws if committed data was lost, so that no caller gets a success.
 */
export function serialWrite(connection: DatabaseSync, assertKept: () => void): Database["write"] {
  const transaction: Transaction = {
    ...statementsOn(connection),
    script: async (sql) => connection.exec(sql),
    // SQLite allows one writer at a time.
    lock: async () => {},
    share: async () => {},
    end: () => {},
  };

  async function run<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result> {
    connection.exec("BEGIN IMMEDIATE");
    try {
      const result = await work(transaction);
      connection.exec("COMMIT");
      assertKept();
      return result;
    } catch (error) {
      if (connection.isTransaction) connection.exec("ROLLBACK");
      throw error;
    }
  }

  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const giveUpAt = performance.now() + lockTimeout;
    const written = last
      // Lets reads and requests run between transactions.
      .then(() => nextTick())
      .then(() => retry(() => run(work), isLocked, giveUpAt - performance.now()))
      .catch((error) => {
        throw asStoreError(error);
      });
    last = written.catch(() => {});
    return written;
  };
}

/**
 * Result codes (https://www.sqlite.org/rescode.html) for a busy or locked file, and for a race in the locking protocol.
 */
const locked = new Set([5, 6, 15]);
/** Result codes: read-only, I/O error, corrupt, full, cannot open, and not a database. */
const unavailable = new Set([8, 10, 11, 13, 14, 26]);

/** Returns the result code without the detail in its upper bytes. 0 for errors that are not from SQLite. */
export function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

export function isLocked(error: unknown): boolean {
  return locked.has(resultCode(error));
}

/** Returns `StoreBusy` for locks and for failures of the file or the disk. Returns all other errors unchanged. */
export function asStoreError(error: unknown): unknown {
  if (!locked.has(resultCode(error)) && !unavailable.has(resultCode(error))) return error;
  return new StoreBusy(`cannot use the data file now: ${(error as Error).message}`, { cause: error });
}
