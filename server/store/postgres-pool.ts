import { Pool, types } from "pg";

const bigint = 20;

/** Creates a pool that survives server failures: an error on a connection ends only that connection. */
export function openPool(url: string): Pool {
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
