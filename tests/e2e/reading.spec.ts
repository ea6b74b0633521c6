import { everyPath } from "../../data/every-page.ts";
import { brokenWords } from "./broken-words.ts";
import { expect, test } from "./site-test.ts";
import { unreadableLines } from "./text-ground.ts";

for (const path of everyPath()) {
  test(`${path} breaks no word inside, and draws nothing under its text that hides it`, async ({ page }) => {
    // With a hash the browser renders all of the page at once.
    await page.goto(`${path}#content`);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [390, 768, 1280, 1320, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await brokenWords(page), `at ${width} px`).toEqual([]);
    }
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await unreadableLines(page), `${colorScheme} at ${width} px`).toEqual([]);
      }
    }
  });
}
