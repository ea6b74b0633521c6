import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import type { Audit } from "../../audit.ts";
import { type Manual, readManual } from "../../manual.ts";
import { bundleScript } from "./bundle-script.ts";
import { loadRenderer } from "./load-renderer.ts";

/**
 * Writes `index.html` and the fonts that it needs into `folder`, beside the pictures that the audit names. A sheet of
 * checks by hand that lies there, `manual.json`, is what the page’s own sheet begins with.
 */
export async function writeReport(audit: Audit, folder: string): Promise<void> {
  const [{ renderReport, fonts }, script, sheet] = await Promise.all([
    loadRenderer(),
    bundleScript(),
    readSheet(join(folder, "manual.json")),
  ]);
  await mkdir(join(folder, "fonts"), { recursive: true });
  await Promise.all([
    writeFile(join(folder, "index.html"), renderReport({ audit, script, ...sheet })),
    ...fonts.map((font) => copyFile(font, join(folder, "fonts", basename(font)))),
  ]);
}

/** A sheet with a mistake must not keep an audit from its report: the page tells of it. */
async function readSheet(file: string): Promise<{ manual: Manual | null; mistake: string | null }> {
  let text: string;
  try {
    text = await readFile(file, "utf8");
  } catch {
    return { manual: null, mistake: null };
  }
  try {
    return { manual: readManual(text), mistake: null };
  } catch (error) {
    return { manual: null, mistake: error instanceof Error ? error.message : String(error) };
  }
}
