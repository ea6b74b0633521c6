import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** https://www.sqlite.org/rescode.html#busy */
const busy = 5;

/**
 * Keeps other runs from writing into `folder`, which need not be there yet, until it is disposed of or this process ends,
 * however that ends: the lock that SQLite has on a file is the operating system’s. Throws a sentence where another run
 * writes there.
 */
export function lockFolder(folder: string): Disposable {
  mkdirSync(folder, { recursive: true });
  const lock = new DatabaseSync(join(folder, ".lock"));
  try {
    lock.exec("BEGIN EXCLUSIVE");
  } catch (error) {
    lock.close();
    if ((error as { errcode?: number }).errcode !== busy) throw error;
    throw new Error(`another audit writes to ${folder} just now; wait until it has ended, or end it`, { cause: error });
  }
  return lock;
}
