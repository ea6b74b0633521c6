export type Value = string | number;

/** Runs one statement; its parameters are written $1, $2 and so on, in both dialects. */
export type Query = <Row extends object>(sql: string, values?: readonly Value[]) => Promise<Row[]>;

export interface Transaction {
  query: Query;
  /** Runs one statement that returns nothing; resolves to how many rows it changed. Cheaper than RETURNING is. */
  change(sql: string, values?: readonly Value[]): Promise<number>;
  /** Runs several statements without parameters. */
  script(sql: string): Promise<void>;
  /**
   * Holds every other transaction with one of these names off until this one ends. What is called behind it without
   * waiting runs behind it, too. Taken before anything is read that it is about; where a transaction takes twice, every
   * one that takes both does so in the same order, or two could wait for each other.
   */
  lock(names: readonly string[]): Promise<void>;
  /** Says that nothing follows what has been sent, which may then be committed without another wait. */
  end(): void;
}

/** What the store’s SQL runs on. Both methods try again for a few seconds, then reject with `StoreBusy`. */
export interface Database {
  /** Ends a SELECT whose rows no other transaction may get. */
  takeRows: "" | "FOR UPDATE SKIP LOCKED";
  read: Query;
  /**
   * Resolves once the transaction is on the disk. `work` may run several times, so it changes nothing outside the
   * database, and it waits for nothing but the transaction.
   */
  write<Result>(work: (transaction: Transaction) => Promise<Result>): Promise<Result>;
  /** Opens what lies on the disk anew and looks into it; rejects where it is gone or damaged. */
  reopen(): Promise<void>;
  /** Takes what was deleted off the disk, as far as the database leaves it there. Never rejects. */
  scrub(): Promise<void>;
  close(): Promise<void>;
}

/** `($1, $2), ($3, $4)`: as many parameters as there are values. */
export function tuples(rows: readonly (readonly Value[])[]): string {
  let last = 0;
  return rows.map((row) => `(${row.map(() => `$${++last}`).join(", ")})`).join(", ");
}

/** `($1, $2)`, for IN: as many parameters as there are values, the first of them numbered `from`. */
export function anyOf(values: readonly Value[], from = 1): string {
  return `(${values.map((_, index) => `$${from + index}`).join(", ")})`;
}

/** A WHERE clause of the conditions (each ending in its operator) that have a value, and those values. */
export function where(conditions: Record<string, Value | undefined>): { clause: string; values: Value[] } {
  const given = Object.entries(conditions).filter((entry): entry is [string, Value] => entry[1] !== undefined);
  const clause = given.map(([condition], index) => `${condition} $${index + 1}`).join(" AND ");
  return { clause: clause && `WHERE ${clause}`, values: given.map(([, value]) => value) };
}
