import { DatabaseSync, type StatementSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import type { Transaction, Value } from "./database.ts";

/** SQLite waits with the whole process, so only briefly; longer waits are pauses between tries. */
const busyTimeout = 10;
const fullySynchronous = 2;

/**
 * Opens the data file so that what is committed is on the disk; throws where the disk or a setting does not allow it.
 */
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
 * Opens the data file as a program would that starts now, with its log and, past the log, as it lies on the disk: a
 * connection that has been open for long reads what it has in memory. Throws where either is no database any more.
 */
export function lookInto(file: string): void {
  for (const [mode, immutable] of [
    ["rw", "0"],
    ["ro", "1"],
  ] as const) {
    // Never makes the file anew where it is missing.
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

/** Runs statements, each of which it prepares once. */
export function statementsOn(connection: DatabaseSync): Pick<Transaction, "query" | "change"> {
  const statements = new Map<string, StatementSync>();
  const prepared = (sql: string) => {
    // Takes `$1` for a name that values in order do not reach; `?1` is the number it looks like.
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
