import type { DataKey } from "./sealing.ts";
import type { Store } from "./store.ts";

export async function openPostgresStore(url: string, dataKeys?: readonly DataKey[]): Promise<Store> {
  // Loads the driver only here, because a server with a data file needs none.
  const { postgresDatabase } = await import("./postgres-database.ts");
  const { sqlStore } = await import("./sql-store.ts");
  return await sqlStore(await postgresDatabase(url), dataKeys);
}
