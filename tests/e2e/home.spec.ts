import { branches } from "../../data/site.ts";
import { expect, test } from "./site-test.ts";

test.describe("without scripts and with reduced motion", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 1280, height: 900 } });

  for (const { name, path, palette } of branches) {
    test(`a segment of ${name} lifts, shows the name and leads to the branch`, async ({ page }) => {
      await page.goto("/");
      const link = page.getByRole("group", { name: "The wheel of our three branches" }).getByRole("link", { name });
      const label = link.getByText(name);
      await expect(label).toBeHidden();
      const patches = link.locator(".patch");
      const first = patches.first();
      await expect(first).toHaveCSS("scale", "none");
      await first.hover();
      await expect(first).toHaveCSS("scale", "1.04");
      await expect(patches.last()).toHaveCSS("scale", "none");
      await expect(label).toBeVisible();
      const other = branches.find((branch) => branch.palette !== palette);
      await expect(page.locator(`main svg a.${other?.palette}`)).toHaveCSS("opacity", "0.16");
      await page.mouse.move(0, 0);
      await expect(label).toBeHidden();
      await link.focus();
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Tab");
      await expect(link).toBeFocused();
      await expect(patches.last()).toHaveCSS("scale", "1.04");
      await expect(label).toBeVisible();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(path);
    });
  }

  test("the page shows the next event and the newest article", async ({ page }) => {
    await page.goto("/");
    const news = page.getByRole("region", { name: "Coming up, and new to read" });
    await expect(news.getByRole("heading", { level: 3 })).toHaveCount(2);
    await expect(news.locator("time").filter({ visible: true })).not.toBeEmpty();
    await news.getByRole("heading", { level: 3 }).first().getByRole("link").click();
    await expect(page).toHaveURL(/\/events\/[a-z-]+$/);
  });
});

test("an event that is over gives way to the next one", async ({ page }) => {
  await page.goto("/");
  const news = page.getByRole("region", { name: "Coming up, and new to read" });
  const shown = news.locator("h3").filter({ visible: true }).first();
  const first = await shown.textContent();
  const until = await news.locator("[data-until]").first().getAttribute("data-until");
  await page.clock.setFixedTime(Date.parse(until ?? "") + 60_000);
  await page.reload();
  await expect(shown).not.toHaveText(first ?? "");
});
