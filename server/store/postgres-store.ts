import type { DataKey } from "./sealing.ts";
import type { Store } from "./store.ts";

/** Opens the store of a PostgreSQL server; its tables are made where they are missing. */
export async function openPostgresStore(url: string, dataKeys?: readonly DataKey[]): Promise<Store> {
  // Only here is the driver loaded: a server with a data file needs none.
  const { postgresDatabase } = await import("./postgres-database.ts");
  const { sqlStore } = await import("./sql-store.ts");
  return await sqlStore(await postgresDatabase(url), dataKeys);
}
