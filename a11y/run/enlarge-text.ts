import type { Page } from "@playwright/test";

/** What browsers start from, in pixels. */
const usual = { standard: 16, fixed: 13 };

/**
 * Sets the browser’s own text size, in percent of the usual one, for what stands in `tab` and for all that is opened
 * there from now on. Unlike a size that a stylesheet sets, it counts in media queries too.
 */
export async function enlargeText(tab: Page, percent: number): Promise<void> {
  const fontSizes = { standard: (usual.standard * percent) / 100, fixed: (usual.fixed * percent) / 100 };
  const session = await tab.context().newCDPSession(tab);
  await session.send("Page.setFontSizes", { fontSizes });
}

/** Throws where the page is not set in the text size asked for: then nothing found in it would mean anything. */
export async function expectTextSize(tab: Page, percent: number): Promise<void> {
  const size = await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const wanted = `${(usual.standard * percent) / 100}px`;
  if (size !== wanted) throw new Error(`the browser’s text size is ${size}, not ${wanted}`);
}
