import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "./database.ts";

const folder = join(import.meta.dirname, "migrations");

/** Updates the tables. If several processes start at once, one migrates and the others wait. */
export async function migrate(database: Database): Promise<void> {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith(".sql"))
    .sort();
  await database.write(async ({ query, script, lock }) => {
    await lock(["migration"]);
    await script("CREATE TABLE IF NOT EXISTS migration (name TEXT NOT NULL PRIMARY KEY, applied_at BIGINT NOT NULL)");
    const applied = new Set((await query<{ name: string }>("SELECT name FROM migration")).map(({ name }) => name));
    for (const name of applied) {
      if (!known.includes(name))
        throw new Error(
          `store: migration '${name}' was applied by a newer version; run that version, or restore a backup`,
        );
    }
    for (const name of known.filter((name) => !applied.has(name))) {
      await script(readFileSync(join(folder, name), "utf8"));
      await query("INSERT INTO migration (name, applied_at) VALUES ($1, $2)", [name, Date.now()]);
    }
  });
}
