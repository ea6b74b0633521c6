import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";

/** https://www.sqlite.org/rescode.html#busy */
const busy = 5;

/**
 * Locks `folder` against other runs until the lock is disposed or this process ends. Creates the folder if needed.
 *
 * SQLite uses an operating system lock, which is released even after a crash. Throws if another run has the lock.
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
