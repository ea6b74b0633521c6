import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const reader = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
const address = "/virtual-screen-reader.js";

/** Maximum number of phrases, more than any page has. */
const most = 5_000;

/** Serves the virtual screen reader to the pages of a tab. The tab's context must bypass their security policy. */
export async function provideReader(tab: Page): Promise<void> {
  const body = readFileSync(reader, "utf8");
  await tab.route(`**${address}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** Returns a screen reader's phrases for the first match of `selector`, from top to bottom. */
export function listen(tab: Page, selector: string): Promise<string[]> {
  return tab.evaluate(readThrough, { selector, address, most });
}

interface Reading {
  selector: string;
  address: string;
  most: number;
}

/** Runs in the page. */
async function readThrough({ selector, address, most }: Reading): Promise<string[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`transcripts: there is no ${selector} on ${location.pathname}`);
  const { virtual }: typeof import("@guidepup/virtual-screen-reader") = await import(address);
  await virtual.start({ container });
  // The log grows as the reader speaks.
  const log = await virtual.spokenPhraseLog();
  const first = virtual.activeNode;
  do {
    if (log.length > most) throw new Error(`transcripts: ${selector} of ${location.pathname} has no end`);
    await virtual.next();
  } while (virtual.activeNode !== first || log.at(-1) !== log[0]);
  // The last phrase repeats the first.
  const phrases = log.slice(0, -1);
  await virtual.stop();
  return phrases;
}
