import { anyOf, type Query, tuples, type Value } from "./database.ts";
import { checkKeysIn, type EncryptedDatabase } from "./encryption.ts";
import type { Store } from "./store.ts";

/** Tables to copy with their keys, parents first. Excludes the tables of migrations and health checks. */
const keys = {
  submission: "id",
  submission_address: "address, submission_id",
  mail: "id",
  subscription: "address",
  suppression: "address_hash",
  data_key: "id",
  event_limit: "event",
  event_turn: "submission_id",
  last_run: "job",
};

export type Rows = [table: string, rows: Record<string, Value>[]];

const pageLength = 200;

export class MissingRows extends Error {
  override name = "MissingRows";
}

async function* pagesOf(query: Query, table: string, key: string): AsyncIterable<Rows> {
  let read = 0;
  const columns = key.split(", ");
  const page = `SELECT * FROM ${table} WHERE (${key}) > ${anyOf(columns)} ORDER BY ${key} LIMIT ${pageLength}`;
  for (let last: Value[] = columns.map(() => ""); ; ) {
    const rows = await query<Rows[1][number]>(page, last);
    read += rows.length;
    if (rows.length > 0) yield [table, rows];
    if (rows.length < pageLength) break;
    last = columns.map((column) => rows.at(-1)?.[column] ?? "");
  }
  const [row] = await query<{ count: number }>(`SELECT COUNT(*) AS count FROM ${table}`);
  if (row?.count !== read) throw new MissingRows(`read ${read} of ${row?.count} rows of '${table}'`);
}

const anyone = `SELECT id FROM submission UNION ALL SELECT address FROM subscription
  UNION ALL SELECT address_hash FROM suppression LIMIT 1`;

/** Returns functions that read and write all rows as they are stored, encrypted values included. */
export function copying({ snapshot, writeKeys, encryption }: EncryptedDatabase): Pick<Store, "rows" | "fill"> {
  return {
    async *rows() {
      const { query, end } = await snapshot();
      try {
        for (const [table, key] of Object.entries(keys)) yield* pagesOf(query, table, key);
      } finally {
        await end();
      }
    },
    fill: (source) =>
      writeKeys(async (transaction) => {
        const { query, change } = transaction;
        if ((await query(anyone)).length > 0) return undefined;
        let count = 0;
        for (const table of ["data_key", "event_limit", "last_run"]) await change(`DELETE FROM ${table}`);
        for await (const [table, rows] of source.rows())
          for (const row of rows) {
            const columns = Object.keys(row);
            count += await change(`INSERT INTO ${table} (${columns}) VALUES ${tuples([columns])}`, Object.values(row));
          }
        await checkKeysIn(transaction, encryption);
        return count;
      }),
  };
}
