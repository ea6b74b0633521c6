import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manual, readManual } from "../manual.ts";

/** The sheet of checks by hand in a folder, `null` where there is none. Throws an `Error` that names its first mistake. */
export function sheetIn(folder: string): Manual | null {
  const file = join(folder, "manual.json");
  return existsSync(file) ? readManual(readFileSync(file, "utf8")) : null;
}
