import { type Browser, chromium } from "@playwright/test";
import { findChromium } from "../../scripts/chromium.mjs";
import { browserArguments } from "../../tests/browser-arguments.ts";

/** Starts headless Chromium. scripts/chromium.mjs explains which one. */
export async function launchBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: await findChromium(), args: browserArguments });
}
