import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Audit } from "../../audit.ts";
import type { Manual } from "../../manual.ts";
import { sheetIn } from "../sheet-in.ts";
import { bundleScript } from "./bundle-script.ts";
import { loadRenderer } from "./load-renderer.ts";

/** Loaded on first use and shared by all reports of this process. */
let parts: ReturnType<typeof loadParts> | undefined;

function loadParts() {
  return Promise.all([loadRenderer(), bundleScript()]);
}

/**
 * Writes `index.html` and its fonts into `folder`, which already has the audit's pictures. The page's checklist starts
 * with the folder's `manual.json`, if there is one.
 */
export async function writeReport(audit: Audit, folder: string): Promise<void> {
  parts ??= loadParts();
  const [{ renderReport, fonts }, script] = await parts;
  await mkdir(join(folder, "fonts"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "index.html"), renderReport({ audit, script, ...readSheet(folder) })),
    ...fonts.map((font) => copyFile(font, join(folder, "fonts", basename(font)))),
  ]);
}

/**
 * Returns a mistake instead of throwing, so that an invalid checklist doesn't block the report. The page shows the
 * mistake.
 */
function readSheet(folder: string): { manual: Manual | null; mistake: string | null } {
  try {
    return { manual: sheetIn(folder), mistake: null };
  } catch (error) {
    return { manual: null, mistake: error instanceof Error ? error.message : String(error) };
  }
}
