import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Manual } from "../manual.ts";
import { files } from "./files.ts";
import { sheetIn } from "./sheet-in.ts";
import type { Writer } from "./writer.ts";

/** Every report of an audit, the one that the others can be written from first. */
export const everyWriter: readonly Writer[] = files.map(({ file, purpose, text }) => ({
  file,
  purpose,
  write: (audit, folder) => writeFile(join(folder, file), text(audit, readableSheet(folder))),
}));

/** A sheet with a mistake keeps no audit from its reports; `npm run a11y:sign` says what is wrong with it. */
function readableSheet(folder: string): Manual | null {
  try {
    return sheetIn(folder);
  } catch {
    return null;
  }
}
