/**
 * `npm run a11y:sign [FOLDER]`: writes the reports for other tools anew from a folder’s `report.json` and the sheet
 * of checks by hand beside it, `manual.json`. The folder is `a11y/report` where none is named.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { files } from "./files.ts";
import { readAudit } from "./json.ts";
import { sheetIn } from "./sheet-in.ts";
import { signedAnswers } from "./signed-answers.ts";
import { writeFiles } from "./write-files.ts";

const [folder = "a11y/report"] = process.argv.slice(2);
const report = join(folder, "report.json");

try {
  if (!existsSync(report)) throw new Error(`${folder} has no report.json; run \`npm run a11y\` first`);
  const audit = readAudit(readFileSync(report, "utf8"));
  const manual = sheetIn(folder);
  writeFiles(folder, audit, manual);
  console.log(
    `${signedAnswers(audit, manual).standing}\nWritten to ${folder}: ${files.map(({ file }) => file).join(", ")}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
