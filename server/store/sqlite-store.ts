import type { DatabaseSync } from "node:sqlite";
import type { Database, Value } from "./database.ts";
import { groupCommit } from "./group-commit.ts";
import { retry } from "./retry.ts";
import type { DataKey } from "./sealing.ts";
import { sqlStore } from "./sql-store.ts";
import { lookInto, openConnection, statementsOn } from "./sqlite-connection.ts";
import { asStoreError, isLocked } from "./sqlite-errors.ts";
import { keptFiles, prepareFiles } from "./sqlite-files.ts";
import type { Store } from "./store.ts";
import { StoreBusy } from "./store-errors.ts";

const timeout = 4_500;

export async function openSqliteStore(file: string, dataKeys?: readonly DataKey[]): Promise<Store> {
  prepareFiles(file);
  const open = () => retry(() => openConnection(file), isLocked, timeout);
  const writer = await open();
  return await sqliteStoreOn(writer, await open(), dataKeys);
}

/** Uses two connections: reads never see uncommitted data or wait for it. */
export async function sqliteStoreOn(
  writer: DatabaseSync,
  reader: DatabaseSync,
  dataKeys?: readonly DataKey[],
): Promise<Store> {
  return await sqlStore(sqliteDatabase(writer, reader), dataKeys);
}

function sqliteDatabase(writer: DatabaseSync, reader: DatabaseSync): Database {
  const file = writer.location() ?? "";
  const write = groupCommit(writer, keptFiles(file));
  const { query } = statementsOn(reader);
  let closed = false;
  const refuseWhenClosed = () => {
    if (closed) throw new StoreBusy("the store is closed");
  };
  return {
    takeRows: "",
    async read<Row extends object>(sql: string, values?: readonly Value[]) {
      refuseWhenClosed();
      try {
        return await retry(() => query<Row>(sql, values), isLocked, timeout);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    async write(work) {
      refuseWhenClosed();
      return await write(work);
    },
    async reopen() {
      try {
        lookInto(file);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    async scrub() {
      try {
        // Deleted data is overwritten in the data file, but stays in the log until the log is truncated.
        writer.exec("PRAGMA wal_checkpoint(TRUNCATE)");
      } catch {
        // Another process is reading the log. SQLite truncates it later.
      }
    },
    async close() {
      if (closed) return;
      closed = true;
      // Waits for all pending writes.
      await write(async () => {}).catch(() => {});
      reader.close();
      writer.close();
    },
  };
}
