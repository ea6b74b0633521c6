import { everyPage } from "../../data/every-page.ts";
import { expect, openHydrated, test } from "./site-test.ts";

for (const { path } of [...everyPage(), { path: "/404.html" }]) {
  test.describe(path, () => {
    test("hydrates without a complaint, under its own title, with one main heading", async ({ page }) => {
      await openHydrated(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expect(page).toHaveTitle(/Kindred Ground/);
      expect(await page.locator("body style").count()).toBe(0);
    });

    test("does not scroll sideways at 320 px, nor at 200 % text", async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 640 });
      await openHydrated(page, path);
      expect(await overflow(page)).toEqual([]);
      await page.setViewportSize({ width: 640, height: 640 });
      await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
      expect(await overflow(page)).toEqual([]);
    });
  });
}

/** What sticks out of the page on the right, as short descriptions. */
function overflow(page: import("@playwright/test").Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
      .filter((element) => element.getBoundingClientRect().right > width + 1)
      .map((element) => `${element.tagName} ${element.textContent?.trim().slice(0, 40)}`)
      .slice(0, 5);
  });
}
