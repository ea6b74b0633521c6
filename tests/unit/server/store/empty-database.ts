import { randomUUID } from "node:crypto";
import pg from "pg";

/**
 * The address of an empty database on the PostgreSQL server of `url`: a schema of its own. A database would be 300 files
 * more, each of which the server looks through when it starts after a crash.
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
