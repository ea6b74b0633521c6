import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Audit } from "../core/audit.ts";
import type { Manual } from "../core/manual.ts";
import { csv } from "./csv.ts";
import { earl } from "./earl.ts";
import { issueRows, issuesMarkdown } from "./issue-export.ts";
import { withIssues } from "./issues.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { openacr } from "./openacr.ts";
import { sarif } from "./sarif.ts";
import type { SavedChecklist } from "./signature.ts";
import { csvOf } from "./spreadsheet.ts";

export interface Writer {
  /** Path of the writer's file or folder within the folder of the reports. */
  file: string;
  purpose: string;
  /** True for files that a narrowed audit does not write. */
  isOfWholeSite?: boolean;
  /** True for files that only an audit of a local build writes, because a deployment may have another commit. */
  isOfOwnBuild?: boolean;
  write(audit: Audit, folder: string, checklist: SavedChecklist): Promise<void>;
}

/** Returns the content of a file. `manual` is the checklist in the same folder. */
type Text = (audit: Audit, manual: Manual | null) => string;

export function textFile(file: string, purpose: string, text: Text): Writer & { text: Text } {
  return {
    file,
    purpose,
    text,
    write: (audit, folder, { manual }) => writeFile(join(folder, file), text(audit, manual)),
  };
}

/** Lets a format list the issues of the checklist as findings. */
function listing(text: Text): Text {
  return (audit, manual) => text(withIssues(audit, manual), manual);
}

/** Files of every audit. The first, `report.json`, is the source of all reports. */
export const files = [
  textFile("report.json", "the audit data, for programs", json),
  textFile("earl.jsonld", "EARL, for the WCAG-EM Report Tool", listing(earl)),
  textFile("openacr.yaml", "OpenACR (VPAT 2.5), to publish after you sign the checklist", listing(openacr)),
  textFile("report.sarif", "SARIF, for code hosts and editors", listing(sarif)),
  textFile("findings.csv", "one row for each finding and place, for spreadsheets", listing(csv)),
  textFile("junit.xml", "JUnit, for CI services", listing(junit)),
  textFile("issues.md", "the issues of the checklist, for GitHub", (_, manual) => issuesMarkdown(manual)),
  textFile("issues.csv", "the issues of the checklist, for Jira", (_, manual) => csvOf(issueRows(manual))),
];

/** Returns the writers for an audit: the usual files first, then those of `reports` that fit it. */
export function writersOf(audit: Audit, reports: readonly Writer[]): readonly Writer[] {
  const fits = ({ isOfWholeSite, isOfOwnBuild }: Writer) =>
    (!isOfWholeSite || audit.narrowedTo === null) && (!isOfOwnBuild || audit.isOwnBuild);
  return [...files, ...reports.filter(fits)];
}
