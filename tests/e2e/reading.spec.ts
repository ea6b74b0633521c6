import { everyPath } from "../../data/every-page.ts";
import { brokenWords } from "./broken-words.ts";
import { expect, test } from "./site-test.ts";

const groupOf = (path: string) => path.split("/")[1] ?? "";

/** A new window takes longer than a page, so pages share one: those of a branch, a shelf, a kind. */
const groups = new Set(everyPath().map(groupOf));

for (const group of groups) {
  const paths = everyPath().filter((path) => groupOf(path) === group);
  test(`/${group} and below breaks no word inside`, async ({ page }) => {
    test.setTimeout(paths.length * 20_000);
    for (const path of paths) {
      await page.setViewportSize({ width: 390, height: 900 });
      // With a hash the browser renders all of the page at once.
      await page.goto(`${path}#content`);
      await page.evaluate(() => document.fonts.ready);
      for (const width of [390, 768, 1280, 1920]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await brokenWords(page), `${path} at ${width} px`).toEqual([]);
      }
    }
  });
}

test("a word that does not fit is found", async ({ page }) => {
  await page.setContent('<main><p style="width: 4em; overflow-wrap: anywhere">somewhere kinder</p></main>');
  expect(await brokenWords(page)).toEqual(["somewhere"]);
});
