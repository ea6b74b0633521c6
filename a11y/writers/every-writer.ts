import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { transcriptFolder } from "../transcripts/folder.ts";
import { files } from "./files.ts";
import { writeReport } from "./html/write-report.ts";
import { sheetIn } from "./sheet-in.ts";
import { writeSummary } from "./summary.ts";
import type { Writer } from "./writer.ts";

/** Of every audit, the one that the others can be written from first. */
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

/** Of this commit, as the tests hold them against its build. */
const transcripts: Writer = {
  file: "transcripts/",
  purpose: "what a screen reader says of each kind of page, to keep with the evidence",
  write: (_, folder) => cp(transcriptFolder, join(folder, "transcripts"), { recursive: true }),
};

/** All that is written of an audit: a narrowed one speaks for no whole site, and a deployment may be of another commit. */
export function writersOf(audit: Audit): readonly Writer[] {
  if (audit.narrowedTo !== null) return reports;
  return [...reports, summary, ...(audit.isOwnBuild ? [transcripts] : [])];
}

/** A sheet with a mistake keeps no audit from its reports; `npm run a11y:sign` says what is wrong with it. */
function readableSheet(folder: string): Manual | null {
  try {
    return sheetIn(folder);
  } catch {
    return null;
  }
}
