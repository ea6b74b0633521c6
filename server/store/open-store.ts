import { join } from "node:path";
import { openPostgresStore } from "./postgres-store.ts";
import type { DataKey } from "./sealing.ts";
import { openSqliteStore } from "./sqlite-store.ts";
import type { Store } from "./store.ts";

interface Place {
  databaseUrl?: string;
  dataDir: string;
  /** The first key encrypts new data. The others only decrypt older data. */
  dataKeys?: readonly DataKey[];
}

/** Opens PostgreSQL if there is a URL, or else a data file in the folder, which is created if missing. */
export function openStore({ databaseUrl, dataDir, dataKeys }: Place): Promise<Store> {
  return databaseUrl
    ? openPostgresStore(databaseUrl, dataKeys)
    : openSqliteStore(join(dataDir, "intake.sqlite"), dataKeys);
}
