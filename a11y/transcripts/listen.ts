import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "@playwright/test";

const reader = createRequire(import.meta.url).resolve("@guidepup/virtual-screen-reader/browser.js");
const address = "/virtual-screen-reader.js";

/** Has a tab’s pages bring the virtual screen reader. Its context must bypass their security policy. */
export async function provideReader(tab: Page): Promise<void> {
  const body = readFileSync(reader, "utf8");
  await tab.route(`**${address}`, (route) => route.fulfill({ contentType: "text/javascript", body }));
}

/** What a screen reader says of the first element of a selector, from top to bottom; one phrase for each stop. */
export function listen(tab: Page, selector: string): Promise<string[]> {
  return tab.evaluate(readThrough, { selector, address });
}

/** Runs in the page. */
async function readThrough({ selector, address }: { selector: string; address: string }): Promise<string[]> {
  const container = document.querySelector(selector);
  if (!container) throw new Error(`transcripts: there is no ${selector} on ${location.pathname}`);
  const { virtual }: typeof import("@guidepup/virtual-screen-reader") = await import(address);
  await virtual.start({ container });
  // It begins at the container, and comes back to it at its end.
  do await virtual.next();
  while (virtual.activeNode !== container);
  const phrases = [...(await virtual.spokenPhraseLog())];
  await virtual.stop();
  return phrases;
}
