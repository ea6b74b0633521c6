/**
 * `npm run a11y:sign [FOLDER]`: rewrites the reports from a folder's `report.json` and its signed checklist,
 * `manual.json`. The default folder is `a11y/report`.
 */
import { Leave, readFolderToSign } from "../command-line.ts";
import { sign } from "./sign.ts";

try {
  console.log(await sign(readFolderToSign(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof Leave)) console.error(error instanceof Error ? error.message : error);
  process.exitCode = error instanceof Leave ? error.exitCode : 2;
}
