import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Audit } from "../audit.ts";
import { writeReport } from "./html/write-report.ts";
import { writeSummary } from "./summary.ts";
import type { Writer } from "./writer.ts";

/** A file that is one text. */
function text(file: string, purpose: string, textOf: (audit: Audit) => string): Writer {
  return { file, purpose, write: (audit, folder) => writeFile(join(folder, file), textOf(audit)) };
}

/** Every report of an audit, the one that the others can be written from first. */
export const everyWriter: readonly Writer[] = [
  text("report.json", "the audit itself, for programs", (audit) => `${JSON.stringify(audit, null, 2)}\n`),
  { file: "index.html", purpose: "the report, to read, print and check by hand", write: writeReport },
  {
    file: "summary.json",
    purpose: "what /accessibility tells of the last full audit; copied to data/last-audit.json it is published",
    write: (audit, folder) => writeSummary(audit, join(folder, "summary.json")),
  },
];
