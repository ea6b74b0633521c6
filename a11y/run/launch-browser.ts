import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { browserArguments } from "../../tests/browser-arguments.ts";

/** Starts a Chromium without a window; see scripts/chromium.mjs for which. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: browserArguments });
}
