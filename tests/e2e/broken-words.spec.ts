import { brokenWords } from "./broken-words.ts";
import { expect, test } from "./site-test.ts";

test("reports a word that breaks", async ({ page }) => {
  await page.setContent('<main><p style="width: 4em; overflow-wrap: anywhere">somewhere kinder</p></main>');
  expect(await brokenWords(page)).toEqual(["somewhere"]);
});
