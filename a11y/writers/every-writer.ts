import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { transcriptFolder } from "../transcripts/write.ts";
import { files } from "./files.ts";
import { writeReport } from "./html/write-report.ts";
import { sheetIn } from "./sheet-in.ts";
import { writeSummary } from "./summary.ts";
import type { Writer } from "./writer.ts";

/** Reports of every audit. The first, `report.json`, is the source of the others. */
const reports: readonly Writer[] = [
  ...files.map(({ file, purpose, text }) => ({
    file,
    purpose,
    write: (audit: Audit, folder: string) => writeFile(join(folder, file), text(audit, readableSheet(folder))),
  })),
  { file: "index.html", purpose: "the report, to read, print and check by hand", write: writeReport },
];

const summary: Writer = {
  file: "summary.json",
  purpose: "what /accessibility tells of the last full audit; copied to data/last-audit.json it is published",
  write: (audit, folder) => writeSummary(audit, join(folder, "summary.json")),
};

/** Transcripts of this commit, which tests compare to its build. */
const transcripts: Writer = {
  file: "transcripts/",
  purpose: "what a screen reader says of each kind of page, to keep with the evidence",
  write: (_, folder) => cp(transcriptFolder, join(folder, "transcripts"), { recursive: true }),
};

/**
 * Returns the writers for an audit. A narrowed audit does not describe the whole site, and a deployment can have a
 * different commit.
 */
export function writersOf(audit: Audit): readonly Writer[] {
  if (audit.narrowedTo !== null) return reports;
  return [...reports, summary, ...(audit.isOwnBuild ? [transcripts] : [])];
}

/** Ignores an invalid checklist, which must not block the reports. `npm run a11y:sign` reports the mistake. */
function readableSheet(folder: string): Manual | null {
  try {
    return sheetIn(folder);
  } catch {
    return null;
  }
}
