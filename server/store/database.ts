export type Value = string | number;

/** Runs one statement. Both dialects use the parameters $1, $2 and so on. */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>;

export interface Transaction {
  query: Query;
  /** Runs a statement without result rows and resolves to the number of changed rows. Cheaper than RETURNING. */
  change(sql: string, values?: readonly Value[]): Promise<number>;
  script(sql: string): Promise<void>;
  /**
   * Blocks all other transactions with one of these names until this one ends. Calls sent after it without waiting run
   * after it, too. Lock before reading the affected data. Transactions that take two locks must take them in the same
   * order, to avoid deadlocks.
   */
  lock(names: readonly string[]): Promise<void>;
  /** Declares that no statement follows, so that the commit needs no extra round trip. */
  end(): void;
}

/** Runs the store's SQL. Both `read` and `write` retry for a few seconds, then reject with `StoreBusy`. */
export interface Database {
  /** Ends a SELECT whose rows no other transaction may get. */
  takeRows: "" | "FOR UPDATE SKIP LOCKED";
  read: Query;
  /**
   * Resolves once the transaction is on disk. `work` may run several times, so it must change nothing outside the
   * database. It must await nothing but the transaction.
   */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Reopens the files on disk and reads from them. Rejects if they are gone or damaged. */
  reopen(): Promise<void>;
  /** Erases deleted data from the disk, if the database leaves it there. Never rejects. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** `($1, $2), ($3, $4)`: one parameter per value. */
export function tuples(rows: readonly (readonly Value[])[]): string {
  let last = 0;
  return rows.map((row) => `(${row.map(() => `$${++last}`).join(", ")})`).join(", ");
}

/** `($1, $2)`, for IN: one parameter per value, numbered from `from`. */
export function anyOf(values: readonly Value[], from = 1): string {
  return `(${values.map((_, index) => `$${from + index}`).join(", ")})`;
}

/** Builds a WHERE clause from the conditions with a value. Each condition ends in its operator. */
export function where(conditions: Record<string, Value | undefined>): { clause: string; values: Value[] } {
  const given = Object.entries(conditions).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  const clause = given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ");
  return { clause: clause && `WHERE ${clause}`, values: given.map(([, value]) => value) };
}
