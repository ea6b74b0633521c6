import type { Page } from "@playwright/test";
import { designParts } from "../../data/design-pages.ts";
import { families } from "../../src/design/words/components.ts";
import { designWords } from "../../src/design/words/words.ts";
import { expect, test } from "./site-test.ts";

/** Resolves to the colors of the light-mode panel and of everything in it. */
function colorsShown(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("#light, #light *")].map((element) => {
      const { color, backgroundColor, borderColor } = getComputedStyle(element);
      return [element.textContent?.slice(0, 20), color, backgroundColor, borderColor].join(" ");
    }),
  );
}

/** Resolves to the samples whose cursor makes them look clickable. Samples are for display only. */
function promisesToPress(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main dl *, main figure *, #light *")]
      .filter((element) => getComputedStyle(element).cursor === "pointer")
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

for (const part of Object.keys(families) as (keyof typeof families)[]) {
  test(`${part} look the same in light mode on a light or dark page`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.goto(designParts[part].path);
    expect(await promisesToPress(page)).toEqual([]);
    const inDark = await colorsShown(page);
    expect(inDark.length).toBeGreaterThan(10);
    await page.emulateMedia({ colorScheme: "light" });
    expect(await colorsShown(page)).toEqual(inDark);
  });
}

test("shows a component's guide without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/design/components/checkbox");
  await expect(page).toHaveURL(/\/design\/fields#checkbox$/);
  const guide = page.getByRole("region", { name: "Checkbox" });
  const { avoid, states, access } = designWords.components;
  for (const name of [avoid, states, access]) await expect(guide.getByRole("heading", { name })).toBeVisible();
  await guide.getByText(designWords.components.palettes).click();
  await expect(guide.getByText("fern").first()).toBeVisible();
  await context.close();
});
