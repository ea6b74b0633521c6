import { everyPage } from "../../data/every-page.ts";
import { expect, openHydrated, test } from "./site-test.ts";
import { stickingOut } from "./sticking-out.ts";

for (const { path } of everyPage()) {
  test(`${path} hydrates without a complaint, opens what can be opened, and never scrolls sideways`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await openHydrated(page, path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Kindred Ground/);
    expect(await page.locator("body style").count()).toBe(0);

    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    await page.keyboard.press("Escape");
    for (const summary of await page.locator("main summary").all()) await summary.click();
    expect(await stickingOut(page)).toEqual([]);

    await page.setViewportSize({ width: 640, height: 640 });
    await page.locator("html").evaluate((html) => html.style.setProperty("font-size", "200%"));
    expect(await stickingOut(page)).toEqual([]);
  });
}
