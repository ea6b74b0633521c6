import { join } from "node:path";
import { openPostgresStore } from "./postgres-store.ts";
import type { DataKey } from "./sealing.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

interface Place {
  databaseUrl?: string;
  dataDir: string;
  /** What is stored is sealed with the first; the others open what they have sealed. */
  dataKeys?: readonly DataKey[];
}

/** PostgreSQL where an address of one is given, else a data file in the folder, which is made where it is missing. */
export function openStore({ databaseUrl, dataDir, dataKeys }: Place): Promise<Store> {
  return databaseUrl
    ? openPostgresStore(databaseUrl, dataKeys)
    : openSqliteStore(join(dataDir, "intake.sqlite"), dataKeys);
}
