import { copyFile, mkdir, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Audit } from "../../audit.ts";
import type { Manual } from "../../manual.ts";
import { sheetIn } from "../sheet-in.ts";
import { bundleScript } from "./bundle-script.ts";
import { loadRenderer } from "./load-renderer.ts";

/** Made once a process, as far as it is asked for: they are the same for every report. */
let parts: ReturnType<typeof loadParts> | undefined;

function loadParts() {
  return Promise.all([loadRenderer(), bundleScript()]);
}

/**
 * Writes `index.html` and the fonts that it needs into `folder`, beside the pictures that the audit names. A sheet of
 * checks by hand that lies there, `manual.json`, is what the page’s own sheet begins with.
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

/** A sheet with a mistake must not keep an audit from its report: the page tells of it. */
function readSheet(folder: string): { manual: Manual | null; mistake: string | null } {
  try {
    return { manual: sheetIn(folder), mistake: null };
  } catch (error) {
    return { manual: null, mistake: error instanceof Error ? error.message : String(error) };
  }
}
