import { Pool, types } from "pg";

const bigint = 20;

/** A pool that outlives its server: whatever happens to a connection ends that connection and nothing else. */
export function openPool(url: string): Pool {
  const pool = new Pool({
    connectionString: url,
    max: 8,
    // Statements that do not wait for each other’s answers share one way to the server and back.
    pipeline: true,
    connectionTimeoutMillis: 2_000,
    statement_timeout: 4_000,
    query_timeout: 4_500,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
    application_name: "kindred-ground",
    // Times in milliseconds are far below 2^53; the driver would give them as text.
    types: {
      getTypeParser: ((oid: number, format: "text") =>
        oid === bigint ? Number : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
    },
  });
  // The calls on a connection report what becomes of it. An 'error' event nobody listens for would end the process, and
  // the pool’s own listener is off while a connection is in use.
  const reported = () => {};
  pool.on("error", reported);
  pool.on("connect", (client) => client.on("error", reported));
  return pool;
}
