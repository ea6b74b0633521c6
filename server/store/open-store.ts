import { join } from "node:path";
import { openPostgresStore } from "./postgres-store.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

/** PostgreSQL where an address of one is given, else a data file in the folder, which is made where it is missing. */
export function openStore({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Promise<Store> {
  return databaseUrl ? openPostgresStore(databaseUrl) : openSqliteStore(join(dataDir, "intake.sqlite"));
}
