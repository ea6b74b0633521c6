import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Audit } from "../audit.ts";
import { isSignedFor, type Manual, missingFrom } from "../manual.ts";
import { lookedAgain } from "./html/model/sheet-words.ts";
import { sheetIn } from "./sheet-in.ts";

/**
 * Returns the folder's checklist, which must be signed for this audit. Otherwise throws an `Error` with the next step.
 */
export function sheetToSign(folder: string, audit: Audit): Manual {
  const file = join(folder, "manual.json");
  const page = join(folder, "index.html");
  const sheet = sheetIn(folder);
  if (!sheet)
    throw new Error(`${file} is missing${insteadIn(folder) ?? `: fill in the sheet in ${page}, save it there`}`);
  const missing = missingFrom(sheet);
  if (missing) throw new Error(`${file}: ${missing}; open the sheet in ${page}, fill that in and save it again`);
  if (!isSignedFor(sheet, audit)) {
    const { commit, endedAt } = sheet.audited;
    throw new Error(
      `${file}: it was signed over another audit (commit ${commit ?? "none"}, ended ${endedAt}); ` +
        `open it in ${page}, look again, press “${lookedAgain}” and save it again`,
    );
  }
  return sheet;
}

/** Browsers name further downloads "manual (1).json" and so on. */
function insteadIn(folder: string): string | null {
  const others = readdirSync(folder).filter((name) => name.startsWith("manual") && name.endsWith(".json"));
  if (others.length === 0) return null;
  return `; there is ${others.map((name) => `“${name}”`).join(", ")}: rename ${others.length > 1 ? "the right one" : "it"}`;
}
