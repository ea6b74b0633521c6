/**
 * `npm run a11y:sign [FOLDER]`: writes the reports for other tools anew from a folder’s `report.json` and the sheet
 * of checks by hand beside it, `manual.json`. The folder is `a11y/report` where none is named.
 */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readManual } from "../manual.ts";
import { files } from "./files.ts";
import { readAudit } from "./json.ts";
import { signedAnswers } from "./signed-answers.ts";
import { writeFiles } from "./write-files.ts";

const [folder = "a11y/report"] = process.argv.slice(2);
const inFolder = (name: string) => join(folder, name);

try {
  if (!existsSync(inFolder("report.json"))) throw new Error(`${folder} has no report.json; run \`npm run a11y\` first`);
  const audit = readAudit(readFileSync(inFolder("report.json"), "utf8"));
  const sheet = inFolder("manual.json");
  const manual = existsSync(sheet) ? readManual(readFileSync(sheet, "utf8")) : null;
  writeFiles(folder, audit, manual);
  console.log(
    `${signedAnswers(audit, manual).standing}\nWritten to ${folder}: ${files.map(({ file }) => file).join(", ")}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
