import { DatabaseError, Pool, type PoolClient, type QueryConfig, types } from "pg";
import { type Database, retry, StoreBusy, type Transaction, type Value } from "./database.ts";

/**
 * One connection shared by all reads. Taking one from the pool costs as much as a query, and concurrent queries share a
 * round trip.
 */
interface SharedClient {
  /** Runs `work` on the connection. After an error, its state is unknown, so the next call gets a new connection. */
  use<Result>(work: (client: PoolClient) => Promise<Result>): Promise<Result>;
  release(): Promise<void>;
}

function sharedClient(connect: () => Promise<PoolClient>): SharedClient {
  let shared: Promise<PoolClient> | undefined;

  async function release(): Promise<void> {
    const given = shared;
    shared = undefined;
    await given?.then((client) => client.release(true)).catch(() => {});
  }

  return {
    release,
    async use(work) {
      shared ??= connect();
      const used = shared;
      try {
        return await work(await used);
      } catch (error) {
        // If several calls fail together, only the first one ends the connection.
        if (shared === used) await release();
        throw error;
      }
    },
  };
}

const bigint = 20;

/** Creates a pool that survives server failures: an error on a connection ends only that connection. */
function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    // Independent statements share one round trip.
    pipeline: true,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: "kindred-ground",
    // Timestamps in milliseconds are far below 2^53. The driver would return them as text.
    types: {
      getTypeParser: ((oid: number, format: "text") =>
        oid === bigint ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // Calls on a connection report its errors. An unhandled 'error' event would end the process, and the pool's listener
  // is inactive while a connection is in use.
  const reported = () => {};
  pool.on("error", reported);
  pool.on("connect", (client) => client.on("error", reported));
  return pool;
}

class ConnectionLost extends Error {
  override name = "ConnectionLost";
}

/**
 * Codes of temporary errors (https://www.postgresql.org/docs/current/errcodes-appendix.html). They concern connections,
 * resources such as disk space, shutdown, startup, serialization, deadlocks, locks, timeouts, and a read-only server
 * during a failover. The classes 58 and XX contain system errors and internal errors of the server.
 */
const passing = /^(08|53|58|XX|57P|40001|40P01|55P03|57014|25006)/;

/**
 * Returns `ConnectionLost` for errors without an SQLSTATE, which come from the driver. Returns all other errors
 * unchanged.
 */
function asPostgresError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  return new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });
}

function passes(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof DatabaseError && passing.test(error.code ?? ""));
}

const timeout = 4_000;
const vacuumTimeout = 10 * 60_000;

/** Connects to the server. Rejects if the server confirms commits before they are on disk. */
export async function postgresDatabase(url: string): Promise<Database> {
  const pool = openPool(url);
  const reader = sharedClient(() => pool.connect().catch(rethrow));
  let closed = false;
  async function persist<Result>(attempt: () => Promise<Result>): Promise<Result> {
    if (closed) throw new StoreBusy("the store is closed");
    return await retry(attempt, passes, timeout);
  }
  const vacuum = (command: string) => {
    const sql = `${command} submission, submission_address, mail, subscription`;
    return onClient(pool, (client) => vacuumed(client, sql)).catch(() => {});
  };
  const database: Database = {
    takeRows: "FOR UPDATE SKIP LOCKED",
    size: "pg_database_size(current_database())",
    read: (sql, values) => persist(() => reader.use((client) => statementsOn(client).query(sql, values))),
    write: (work) => persist(() => onClient(pool, (client) => inTransaction(client, work))),
    async snapshot() {
      const client = await pool.connect().catch(rethrow);
      await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY").catch(rethrow);
      return { query: statementsOn(client).query, end: async () => client.release(true) };
    },
    // The server manages its own disk.
    reopen: async () => {},
    // Dead rows stay in their pages until a vacuum, which may run much later or never.
    scrub: () => vacuum("VACUUM (INDEX_CLEANUP ON)"),
    // A plain vacuum leaves the bytes of dead rows in the free space of a page.
    async rewrite() {
      await vacuum("VACUUM (FULL)");
      await vacuum("VACUUM (INDEX_CLEANUP ON)");
    },
    async close() {
      if (closed) return;
      closed = true;
      await reader.release();
      await pool.end();
    },
  };
  try {
    for (const setting of ["fsync", "synchronous_commit"]) await assertOn(database, setting);
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function assertOn({ read }: Database, name: string): Promise<void> {
  const [row] = await read<{ setting: string }>("SELECT current_setting($1) AS setting", [name]);
  if (row?.setting === "off") throw new Error(`store: PostgreSQL has ${name} = off and could lose data; set it to on`);
}

async function onClient<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>): Promise<Result> {
  const client = await pool.connect().catch(rethrow);
  try {
    const result = await work(client);
    client.release();
    return result;
  } catch (error) {
    // After an error, the connection's state is unknown. A new connection costs little.
    client.release(true);
    throw error;
  }
}

/** Runs a vacuum without the statement timeout. Gives up after 4 s without a lock, because others wait behind it. */
async function vacuumed(client: PoolClient, sql: string): Promise<void> {
  await client.query("SET statement_timeout = 0; SET lock_timeout = 4000");
  await client.query({ text: sql, query_timeout: vacuumTimeout } as QueryConfig);
  await client.query("RESET statement_timeout; RESET lock_timeout");
}

/**
 * Runs a transaction. Statements sent without waiting share a round trip. The server runs them in order and refuses all
 * that follow a failed one, so the first error is the cause.
 */
async function inTransaction<Result>(client: PoolClient, work: (transaction: Transaction) => Promise<Result>) {
  let failed: { reason: unknown } | undefined;
  const statements = statementsOn(client, (reason) => {
    failed ??= { reason };
  });
  const script = async (sql: string) => {
    sendTogether(client);
    await client.query(sql).catch(rethrow);
  };
  const ahead: Promise<unknown>[] = [];
  const send = (sent: Promise<unknown>) => {
    sent.catch(() => {});
    ahead.push(sent);
  };
  send(script("BEGIN ISOLATION LEVEL READ COMMITTED"));
  let committed: Promise<void> | undefined;
  const worked = work({
    ...statements,
    script,
    async lock(names) {
      // Sorted, so that two transactions never wait for each other.
      if (names.length > 0) send(statements.change(takeLocks, [[...names].sort()]));
    },
    async share(name) {
      send(statements.change(shareLock, [name]));
    },
    end() {
      // If an earlier statement failed, the server rolls back instead. The sender of that statement gets the error.
      committed = script("COMMIT");
      committed.catch(() => {});
    },
  });
  await Promise.allSettled([worked]);
  // If several statements were refused together, `work` may have rejected with the error of a later one.
  if (failed) throw failed.reason;
  await Promise.all(ahead);
  const result = await worked;
  await (committed ?? script("COMMIT"));
  return result;
}

const shareLock = "SELECT pg_advisory_xact_lock_shared(hashtextextended($1, 0))";
const takeLocks = "SELECT pg_advisory_xact_lock(hashtextextended(name, 0)) FROM unnest($1::text[]) AS name";

/** Sends all statements of the current event loop pass in one write. */
function sendTogether({ connection: { stream } }: PoolClient): void {
  if (stream.writableCorked > 0) return;
  stream.cork();
  setImmediate(() => stream.uncork());
}

const statementNames = new Map<string, string>();

/** Returns functions that prepare each statement once per connection. `onError` gets errors in statement order. */
function statementsOn(client: PoolClient, onError: (error: unknown) => void = () => {}) {
  const run = async (sql: string, values: readonly (Value | readonly string[])[] = []) => {
    sendTogether(client);
    const name = statementNames.get(sql) ?? `statement-${statementNames.size}`;
    statementNames.set(sql, name);
    return await client.query({ name, text: sql, values: [...values] }).catch((error) => {
      const reason = asPostgresError(error);
      onError(reason);
      throw reason;
    });
  };
  return {
    query: async <Row extends object>(sql: string, values?: readonly Value[]) => (await run(sql, values)).rows as Row[],
    change: async (sql: string, values?: readonly (Value | readonly string[])[]) =>
      (await run(sql, values)).rowCount ?? 0,
  };
}

function rethrow(error: unknown): never {
  throw asPostgresError(error);
}
