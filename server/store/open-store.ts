import { chmodSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { type Database, retry, StoreBusy, type Value } from "./database.ts";
import type { DataKey } from "./encryption.ts";
import { sqlStore } from "./sql-store.ts";
import {
  asStoreError,
  inspect,
  isLocked,
  lockTimeout,
  openConnection,
  resultCode,
  serialWrite,
  statementsOn,
} from "./sqlite-connection.ts";
import type { Store } from "./store.ts";

const othersMayRead = 0o077;
const sticky = 0o1000;

/** Creates the data file and its folder if missing, and makes both private. Throws if all users share the folder. */
function prepareFiles(file: string): void {
  const folder = dirname(file);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (statSync(folder).mode & sticky)
    throw new Error(`store: all users of this machine share '${folder}'; choose a separate folder`);
  makePrivate(folder, 0o700);
  // Once in use, the file must not be opened and closed again: closing it would drop this process's locks on it.
  writeIfMissing(file);
  for (const path of [file, `${file}-wal`, `${file}-shm`]) makePrivate(path, 0o600);
}

/**
 * Returns a function that throws `StoreBusy` if the data file or its log was deleted or replaced. SQLite keeps writing
 * to deleted files that are open, and their contents are lost when the process ends.
 */
function keptFiles(file: string): () => void {
  const identities = () => [file, `${file}-wal`].map(identity).join();
  const opened = identities();
  return () => {
    if (identities() !== opened) throw new StoreBusy(`'${file}' was deleted or replaced while it was open`);
  };
}

function identity(path: string): string {
  const { dev, ino } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return `${dev} ${ino}`;
}

function writeIfMissing(file: string): void {
  try {
    writeFileSync(file, "", { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
}

/** Makes a file or folder private, or throws. SQLite copies the mode of the data file to the files next to it. */
function makePrivate(path: string, mode: number): void {
  const present = statSync(path, { throwIfNoEntry: false });
  if (!present || process.platform === "win32" || (present.mode & othersMayRead) === 0) return;
  try {
    chmodSync(path, mode);
  } catch (error) {
    throw new Error(`store: other users can read '${path}'; failed to change its mode to ${mode.toString(8)}`, {
      cause: error,
    });
  }
}

export async function openSqliteStore(file: string, dataKeys?: readonly DataKey[]): Promise<Store> {
  prepareFiles(file);
  const open = () => retry(() => openConnection(file), isLocked, lockTimeout);
  const writer = await open();
  return await sqliteStoreOn(writer, await open(), dataKeys);
}

/** Resolves to a store with two connections: reads never see uncommitted data or wait for it. */
export async function sqliteStoreOn(
  writer: DatabaseSync,
  reader: DatabaseSync,
  dataKeys?: readonly DataKey[],
): Promise<Store> {
  return await sqlStore(sqliteDatabase(writer, reader), dataKeys);
}

function sqliteDatabase(writer: DatabaseSync, reader: DatabaseSync): Database {
  const file = writer.location() ?? "";
  const write = serialWrite(writer, keptFiles(file));
  const { query } = statementsOn(reader);
  /** Truncates the log. Deleted data is overwritten in the data file, but stays in the log until then. */
  const scrub = async () => {
    try {
      writer.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    } catch {
      // Another process is reading the log. SQLite truncates it later.
    }
  };
  let closed = false;
  const refuseWhenClosed = () => {
    if (closed) throw new StoreBusy("the store is closed");
  };
  return {
    takeRows: "",
    size: "(SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size())",
    async read<Row extends object>(sql: string, values?: readonly Value[]) {
      refuseWhenClosed();
      try {
        return await retry(() => query<Row>(sql, values), isLocked, lockTimeout);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    async write(work) {
      refuseWhenClosed();
      return await write(work);
    },
    async snapshot() {
      const connection = openConnection(file);
      connection.exec("BEGIN");
      return { query: statementsOn(connection).query, end: async () => connection.close() };
    },
    async reopen() {
      try {
        inspect(file);
      } catch (error) {
        throw asStoreError(error);
      }
    },
    scrub,
    async rewrite() {
      await retry(() => writer.exec("VACUUM"), isLocked, lockTimeout).catch(() => {});
      await scrub();
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

export async function openPostgresStore(url: string, dataKeys?: readonly DataKey[]): Promise<Store> {
  // Loads the driver only here, because a service with a data file does not need it.
  const { postgresDatabase } = await import("./postgres-database.ts");
  return await sqlStore(await postgresDatabase(url), dataKeys);
}

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

/** Result codes for malformed data and for files that are not databases (https://www.sqlite.org/rescode.html). */
const damaged = new Set([11, 26]);
/** Result codes for denied permissions, read-only files and files that cannot be opened. */
const forbidden = new Set([3, 8, 14]);

/** Returns one or two sentences for the operator: the cause and, if known, the fix. */
export function whyNotOpen(
  error: unknown,
  { databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string },
): string {
  const root = rootOf(error);
  if (databaseUrl) {
    const { host } = new URL(databaseUrl);
    return `Cannot connect to the database at ${host}: ${messageOf(root)}. Check DATABASE_URL, and that the database runs.`;
  }
  const folder = resolve(dataDir);
  const file = join(folder, "intake.sqlite");
  const code = resultCode(root);
  if (damaged.has(code))
    return `The data file '${file}' is damaged (${root.message}). Restore a backup as in docs/deploy.md.`;
  if (isLocked(root))
    return `Another program has locked the data file '${file}'. Stop that program, or wait until it is done.`;
  if (forbidden.has(code) || "syscall" in root)
    return `Cannot use the data folder '${folder}' (${root.message}). DATA_DIR must belong to the user of this process.`;
  return `Cannot open the data: ${root.message.replace(/^store: /, "")}.`;
}

function rootOf(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
  return error.cause instanceof Error ? rootOf(error.cause) : error;
}

/**
 * Returns the message of an error, or of its first inner error. If a host name has several addresses, `errors` contains
 * an error for each, and the outer message is empty.
 */
function messageOf(error: Error): string {
  const [first] = error instanceof AggregateError ? error.errors : [];
  return first instanceof Error ? first.message : error.message;
}
