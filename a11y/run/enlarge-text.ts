import type { Page } from "@playwright/test";

/** Default font sizes of browsers, in pixels. */
const usual = { standard: 16, fixed: 13 };

/**
 * Sets the browser's text size, in percent of the default, for the current page of `tab` and all later ones.
 *
 * Unlike a stylesheet's font size, it also affects media queries.
 */
export async function enlargeText(tab: Page, percent: number): Promise<void> {
  const fontSizes = { standard: (usual.standard * percent) / 100, fixed: (usual.fixed * percent) / 100 };
  const session = await tab.context().newCDPSession(tab);
  await session.send("Page.setFontSizes", { fontSizes });
}

/** Throws if the page does not have this text size, because its findings would be meaningless. */
export async function expectTextSize(tab: Page, percent: number): Promise<void> {
  const size = await tab.evaluate(() => getComputedStyle(document.documentElement).fontSize);
  const wanted = `${(usual.standard * percent) / 100}px`;
  if (size !== wanted) throw new Error(`the browser’s text size is ${size}, not ${wanted}`);
}
