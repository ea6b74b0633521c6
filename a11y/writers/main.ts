/**
 * `npm run a11y:sign [FOLDER]`: rewrites the reports from a folder's `report.json` and its signed checklist,
 * `manual.json`. The default folder is `a11y/report`.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { Leave, readFolderToSign } from "../command-line.ts";
import { reports } from "./every-writer.ts";
import { readAudit } from "./json.ts";
import { checklistToSign, printStated, readFrom, signedAnswers } from "./signature.ts";

try {
  await sign(readFolderToSign(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof Leave)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Leave ? error.exitCode : 2;
}

/** Writes all reports, or none if it throws. */
async function sign(folder: string): Promise<void> {
  const report = join(folder, "report.json");
  if (!existsSync(report)) throw new Error(`${report} is missing: run \`npm run a11y\` first`);
  const audit = readFrom(report, readAudit);
  const sheet = checklistToSign(folder, audit);
  for (const { write } of reports) await write(audit, folder, { manual: sheet, mistake: null });
  console.log(signedAnswers(audit, sheet).standing);
  console.log(printStated(audit, sheet));
  console.log(`Written to ${folder}: ${reports.map(({ file }) => file).join(", ")}`);
}
