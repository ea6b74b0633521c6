import { DatabaseError } from "pg";

/** The connection broke, or was never made. */
class ConnectionLost extends Error {
  override name = "ConnectionLost";
}

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, resources (a full disk too), shutdown and
 * start, serialization, deadlock, lock, timeout, a server that only reads while another takes over.
 */
const passing = /^(08|53|57P|40001|40P01|55P03|57014|25006)/;

/** Any error of the driver itself, which has no SQLSTATE, means that the connection is gone. */
export function asPostgresError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  return new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });
}

export function passes(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof DatabaseError && passing.test(error.code ?? ""));
}
