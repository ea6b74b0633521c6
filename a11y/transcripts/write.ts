import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { serveSite } from "../run/serve-site.ts";
import { launchBrowser } from "../run/tabs.ts";
import { recordAll } from "./record.ts";

/** Folder of the transcripts, which are committed for review. */
export const transcriptFolder = "a11y/transcripts/spoken";

/** Records the built site and rewrites every transcript. Returns their number. */
export async function writeTranscripts(): Promise<number> {
  const site = await serveSite();
  const browser = await launchBrowser();
  try {
    const all = await recordAll(browser, site.origin);
    rmSync(transcriptFolder, { recursive: true, force: true });
    mkdirSync(transcriptFolder, { recursive: true });
    for (const { file, text } of all) writeFileSync(join(transcriptFolder, file), text);
    return all.length;
  } finally {
    await browser.close();
    await site.stop();
  }
}
