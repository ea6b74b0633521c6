/**
 * `npm run a11y:sign [FOLDER]`: rewrites the reports from a folder's `report.json` and its signed checklist,
 * `manual.json`. The default folder is `a11y/report`.
 */

import { files } from "@kindred-ground/audit/reports/every-writer.ts";
import { htmlReports } from "@kindred-ground/audit/reports/html/html-reports.ts";
import { sign } from "@kindred-ground/audit/reports/sign.ts";
import { Leave, readFolderToSign } from "@kindred-ground/audit/runner/command-line.ts";

try {
  console.log(await sign(readFolderToSign(process.argv.slice(2)), [...files, ...htmlReports]));
} catch (error) {
  if (!(error instanceof Leave)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Leave ? error.exitCode : 2;
}
