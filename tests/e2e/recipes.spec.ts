import type { Page } from "@playwright/test";
import { componentGuides } from "../../data/design/components.ts";
import { componentPath } from "../../data/design/pages.ts";
import { designWords } from "../../data/design/words.ts";
import { expect, openHydrated, test } from "./site-test.ts";

/** Returns the colors of each sample and its ancestors, by recipe. */
function colorsShown(page: Page, recipe: string) {
  return page.evaluate(
    (id) =>
      [...document.querySelectorAll(`[id="${id}"] > dl`)].map((samples) => [
        samples.parentElement?.id,
        ...[samples, ...samples.querySelectorAll("*")].map((element) => {
          const { color, backgroundColor, borderColor } = getComputedStyle(element);
          return [element.textContent?.slice(0, 20), color, backgroundColor, borderColor].join(" ");
        }),
      ]),
    recipe,
  );
}

/** Returns the samples that appear clickable by their cursor. Samples are for display only. */
function promisesToPress(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main section > dl *, main figure *")]
      .filter((element) => getComputedStyle(element).cursor === "pointer")
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

test("recipes look the same in light mode on a light or dark page", async ({ page }) => {
  // Each component has its own page.
  test.slow();
  for (const { slug, recipe } of componentGuides) {
    await test.step(slug, async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await openHydrated(page, componentPath(slug));
      const choice = page.getByRole("group", { name: designWords.recipes.view.mode });
      await choice.getByRole("button", { name: designWords.modes.light, exact: true }).click();
      await expect(choice.getByRole("button", { pressed: true })).toHaveText(designWords.modes.light);
      expect(await promisesToPress(page)).toEqual([]);
      const inDark = await colorsShown(page, recipe);
      await page.emulateMedia({ colorScheme: "light" });
      expect(inDark).toEqual(await colorsShown(page, recipe));
    });
  }
});

test("shows a component's guide without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
  const page = await context.newPage();
  await page.goto("/design/components/checkbox");
  for (const name of ["Don’t use it", "Parts", "Props", "Keyboard and screen readers", "Where it is used"])
    await expect(page.getByRole("heading", { name })).toBeVisible();
  await context.close();
});
