import type { Page } from "@playwright/test";
import { recipesPath } from "../../data/design/pages.ts";
import { recipeFamilies } from "../../data/design/recipe-families.ts";
import { designWords } from "../../data/design/words.ts";
import { expect, openHydrated, test } from "./site-test.ts";

/** Returns the colors of each sample and its ancestors, by recipe. */
function colorsShown(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main section > dl")].map((samples) => [
      samples.parentElement?.id,
      ...[samples, ...samples.querySelectorAll("*")].map((element) => {
        const { color, backgroundColor, borderColor } = getComputedStyle(element);
        return [element.textContent?.slice(0, 20), color, backgroundColor, borderColor].join(" ");
      }),
    ]),
  );
}

/** Returns the samples that appear clickable by their cursor. Samples are for display only. */
function promisesToPress(page: Page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("main section > dl *")]
      .filter((element) => getComputedStyle(element).cursor === "pointer")
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
}

test("recipes look the same in light mode on a light or dark page", async ({ page }) => {
  for (const { slug } of recipeFamilies) {
    await test.step(slug, async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await openHydrated(page, recipesPath(slug));
      const choice = page.getByRole("group", { name: designWords.recipes.view.mode });
      await choice.getByRole("button", { name: designWords.modes.light, exact: true }).click();
      await expect(choice.getByRole("button", { pressed: true })).toHaveText(designWords.modes.light);
      expect(await promisesToPress(page)).toEqual([]);
      const inDark = await colorsShown(page);
      await page.emulateMedia({ colorScheme: "light" });
      expect(inDark).toEqual(await colorsShown(page));
    });
  }
});
