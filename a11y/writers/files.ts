import type { Audit } from "../audit.ts";
import type { Manual } from "../manual.ts";
import { csv } from "./csv.ts";
import { earl } from "./earl.ts";
import { json } from "./json.ts";
import { junit } from "./junit.ts";
import { openacr } from "./openacr.ts";
import { sarif } from "./sarif.ts";

/** A report for other tools: a file that is one text. */
export interface ReportFile {
  file: string;
  /** What it is for, in a few words. */
  purpose: string;
  /** Its text, from an audit and the sheet of checks by hand beside it. */
  text(audit: Audit, manual: Manual | null): string;
}

/** The reports for other tools, the one that the others can be written from first. */
export const files: readonly ReportFile[] = [
  { file: "report.json", purpose: "the audit itself, for programs", text: json },
  { file: "earl.jsonld", purpose: "EARL, for the WCAG-EM Report Tool", text: earl },
  { file: "openacr.yaml", purpose: "OpenACR (VPAT 2.5), to publish once the sheet is signed", text: openacr },
  { file: "report.sarif", purpose: "SARIF, for code hosts and editors", text: sarif },
  { file: "findings.csv", purpose: "a row for each finding and place, for spreadsheets", text: csv },
  { file: "junit.xml", purpose: "JUnit, for services that run tests", text: junit },
];
