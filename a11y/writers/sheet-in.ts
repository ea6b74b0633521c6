import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Manual, readManual, wrongSignature } from "../manual.ts";

/**
 * Reads the checklist in a folder, or returns `null` if there is none. Throws an `Error` with the file and the mistake.
 */
export function sheetIn(folder: string): Manual | null {
  const file = join(folder, "manual.json");
  if (!existsSync(file)) return null;
  const sheet = read(file);
  const mistake = wrongSignature(sheet, new Date());
  if (mistake) throw new Error(`${file}: ${mistake}`);
  return sheet;
}

function read(file: string): Manual {
  try {
    return readManual(readFileSync(file, "utf8"));
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`);
  }
}
