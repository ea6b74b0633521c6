import { StoreBusy } from "./store-errors.ts";

/** https://www.sqlite.org/rescode.html: busy, locked, and a race in the locking protocol. */
const locked = new Set([5, 6, 15]);
/** Read-only, I/O error, corrupt, full, cannot open, not a database. */
const unavailable = new Set([8, 10, 11, 13, 14, 26]);

/** Returns the result code without the detail in its upper bytes. 0 for errors that are not from SQLite. */
export function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

export function isLocked(error: unknown): boolean {
  return locked.has(resultCode(error));
}

/** Returns `StoreBusy` for temporary errors, and all others unchanged. */
export function asStoreError(error: unknown): unknown {
  if (!locked.has(resultCode(error)) && !unavailable.has(resultCode(error))) return error;
  return new StoreBusy(`the data file cannot be used now: ${(error as Error).message}`, { cause: error });
}
