import { cp, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { transcriptFolder } from "../transcripts/write.ts";
import { csv } from "./csv.ts";
import { earl } from "./earl.ts";
import { writeConformance, writeReport, writeSharedReport } from "./html/write-report.ts";
import { issueRows, issuesMarkdown } from "./issue-export.ts";
import { withIssues } from "./issues.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { openacr } from "./openacr.ts";
import { sarif } from "./sarif.ts";
import type { Sheet } from "./signature.ts";
import { csvOf } from "./spreadsheet.ts";
import { summaryOf } from "./summary.ts";

interface ReportFile {
  file: string;
  purpose: string;
  /** Returns the file's content. `manual` is the checklist in the same folder. */
  text(audit: Audit, manual: Manual | null): string;
}

/** Lets a format list the issues of the checklist as findings. */
function listing(text: ReportFile["text"]): ReportFile["text"] {
  return (audit, manual) => text(withIssues(audit, manual), manual);
}

export const files: readonly ReportFile[] = [
  { file: "report.json", purpose: "the audit data, for programs", text: json },
  { file: "earl.jsonld", purpose: "EARL, for the WCAG-EM Report Tool", text: listing(earl) },
  {
    file: "openacr.yaml",
    purpose: "OpenACR (VPAT 2.5), to publish after you sign the checklist",
    text: listing(openacr),
  },
  { file: "report.sarif", purpose: "SARIF, for code hosts and editors", text: listing(sarif) },
  { file: "findings.csv", purpose: "one row for each finding and place, for spreadsheets", text: listing(csv) },
  { file: "junit.xml", purpose: "JUnit, for CI services", text: listing(junit) },
  {
    file: "issues.md",
    purpose: "the issues of the checklist, for GitHub",
    text: (_, manual) => issuesMarkdown(manual),
  },
  {
    file: "issues.csv",
    purpose: "the issues of the checklist, for Jira",
    text: (_, manual) => csvOf(issueRows(manual)),
  },
];

interface Writer {
  /** Path of its file or folder within the reports' folder. */
  file: string;
  purpose: string;
  write(audit: Audit, folder: string, sheet: Sheet): Promise<void>;
}

/** Reports of every audit. The first, `report.json`, is the source of the others. */
export const reports: readonly Writer[] = [
  ...files.map(({ file, purpose, text }) => ({
    file,
    purpose,
    write: (audit: Audit, folder: string, { manual }: Sheet) => writeFile(join(folder, file), text(audit, manual)),
  })),
  {
    file: "index.html",
    purpose: "the report, to read and print, with the checklist for manual checks",
    write: writeReport,
  },
  { file: "report.html", purpose: "the same report in one file, to send", write: writeSharedReport },
  {
    file: "conformance.html",
    purpose: "the conformance report as a page, to print and publish after you sign the checklist",
    write: writeConformance,
  },
];

const summary: Writer = {
  file: "summary.json",
  purpose: "the results on /accessibility/audit; to publish them, copy the file to data/last-audit.json",
  write: (audit, folder) => writeFile(join(folder, "summary.json"), json(summaryOf(audit))),
};

/** Transcripts of this commit, which tests compare to its build. */
const transcripts: Writer = {
  file: "transcripts/",
  purpose: "screen reader transcripts of each kind of page, as evidence",
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
