import { everyPath } from "../../data/every-page.ts";
import { brokenWords } from "./broken-words.ts";
import { expect, test } from "./site-test.ts";
import { unreadableLines } from "./text-ground.ts";

const groupOf = (path: string) => path.split("/")[1] ?? "";

/** A new window takes longer than a page, so pages share one: those of a branch, a shelf, a kind. */
const groups = new Set(everyPath().map(groupOf));

for (const group of groups) {
  const paths = everyPath().filter((path) => groupOf(path) === group);
  test(`/${group} and below breaks no word inside, and draws nothing under its text that hides it`, async ({
    page,
  }) => {
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
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          expect.soft(await unreadableLines(page), `${path}, ${colorScheme} at ${width} px`).toEqual([]);
        }
      }
    }
  });
}

test("a shape that reaches under a line, and a word that does not fit, are found", async ({ page }) => {
  const shape =
    '<div style="position: absolute; left: 60px; top: 0; width: 30px; height: 60px; background: #222"></div>';
  const words = '<p style="position: relative; margin: 20px 0; color: #222">A person answers</p>';
  await page.setContent(`<body style="background: #fff"><main>${shape}${words}</main></body>`);
  expect(await unreadableLines(page)).toEqual([expect.stringContaining("“A person answers”")]);
  await page.setContent(`<main>${words}<p style="width: 4em; overflow-wrap: anywhere">somewhere kinder</p></main>`);
  expect(await unreadableLines(page)).toEqual([]);
  expect(await brokenWords(page)).toEqual(["somewhere"]);
});
