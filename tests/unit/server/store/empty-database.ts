import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * Creates a schema on the PostgreSQL server at `url`, and resolves to a URL that uses this schema. A database would add
 * 300 files, each of which the server checks during crash recovery.
 */
export async function emptyDatabase(url: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll("-", "")}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE SCHEMA ${name}`);
  await client.end();
  const own = new URL(url);
  own.searchParams.set("options", `-c search_path=${name}`);
  return own.href;
}
