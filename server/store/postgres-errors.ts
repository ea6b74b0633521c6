import { DatabaseError } from "pg";

class ConnectionLost extends Error {
  override name = "ConnectionLost";
}

/**
 * https://www.postgresql.org/docs/current/errcodes-appendix.html: connection, resources (including a full disk),
 * shutdown and startup, serialization, deadlock, lock, timeout, and a read-only server during a failover.
 */
const passing = /^(08|53|57P|40001|40P01|55P03|57014|25006)/;

/** Errors without an SQLSTATE come from the driver and mean that the connection is gone. */
export function asPostgresError(error: unknown): unknown {
  if (error instanceof DatabaseError) return error;
  return new ConnectionLost(error instanceof Error ? error.message : String(error), { cause: error });
}

export function passes(error: unknown): boolean {
  return error instanceof ConnectionLost || (error instanceof DatabaseError && passing.test(error.code ?? ""));
}
