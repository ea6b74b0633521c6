import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Writer } from "./every-writer.ts";
import { readAudit } from "./json.ts";
import { checklistToSign, printStated, readFrom, signedAnswers } from "./signature.ts";

/**
 * Writes all reports of a folder with its signed checklist, and returns a summary for the console. Throws and writes
 * none if the report is missing, or if the audit or the checklist cannot be signed.
 */
export async function sign(folder: string, reports: readonly Writer[]): Promise<string> {
  const report = join(folder, "report.json");
  if (!existsSync(report)) throw new Error(`${report} is missing: run \`npm run a11y\` first`);
  const audit = readFrom(report, readAudit);
  const checklist = checklistToSign(folder, audit);
  for (const { write } of reports) await write(audit, folder, { manual: checklist, mistake: null });
  return [
    signedAnswers(audit, checklist).standing,
    printStated(audit, checklist),
    `Written to ${folder}: ${reports.map(({ file }) => file).join(", ")}`,
  ].join("\n");
}
