import type { Page } from "@playwright/test";

/** The page as a reader has it: its heading, where its links lead, and the text of its paragraphs and items. */
export async function readable(page: Page) {
  return {
    heading: await page.locator("h1").first().textContent(),
    links: await page.locator("main a[href]").evaluateAll((all) => all.map((a) => a.getAttribute("href"))),
    paragraphs: await page.locator("main :is(p, li, dt, dd, td, h2, h3):not(:has(p, li, h2, h3))").allTextContents(),
  };
}
