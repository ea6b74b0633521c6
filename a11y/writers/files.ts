import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { csv } from "./csv.ts";
import { earl } from "./earl.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { openacr } from "./openacr.ts";
import { sarif } from "./sarif.ts";

export interface ReportFile {
  file: string;
  purpose: string;
  /** Returns the file's content. `manual` is the checklist in the same folder. */
  text(audit: Audit, manual: Manual | null): string;
}

/** The first, `report.json`, is the source of the others. */
export const files: readonly ReportFile[] = [
  { file: "report.json", purpose: "the audit itself, for programs", text: json },
  { file: "earl.jsonld", purpose: "EARL, for the WCAG-EM Report Tool", text: earl },
  { file: "openacr.yaml", purpose: "OpenACR (VPAT 2.5), to publish once the sheet is signed", text: openacr },
  { file: "report.sarif", purpose: "SARIF, for code hosts and editors", text: sarif },
  { file: "findings.csv", purpose: "a row for each finding and place, for spreadsheets", text: csv },
  { file: "junit.xml", purpose: "JUnit, for services that run tests", text: junit },
];
