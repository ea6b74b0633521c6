import { StoreBusy } from "./store-errors.ts";

/** https://www.sqlite.org/rescode.html: busy, locked, and the locking protocol’s own race. */
const locked = new Set([5, 6, 15]);
/** Not writable, input or output failed, damaged, full, cannot be opened, no database. */
const unavailable = new Set([8, 10, 11, 13, 14, 26]);

/** The result code without the detail in its upper bytes; 0 for what is no error of SQLite. */
export function resultCode(error: unknown): number {
  return error instanceof Error && "errcode" in error ? Number(error.errcode) & 0xff : 0;
}

export function isLocked(error: unknown): boolean {
  return locked.has(resultCode(error));
}

/** What the store’s callers are told: `StoreBusy` for what may pass, everything else as it is. */
export function asStoreError(error: unknown): unknown {
  if (!locked.has(resultCode(error)) && !unavailable.has(resultCode(error))) return error;
  return new StoreBusy(`the data file cannot be used now: ${(error as Error).message}`, { cause: error });
}
