import type { Page } from "@playwright/test";
import { searchWords } from "../../data/search.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Search" });

test("the key opens search, arrows lead to a heading, and Enter goes there", async ({ page }) => {
  await openHydrated(page, "/about");
  await page.keyboard.press("/");
  const field = dialogOf(page).getByRole("searchbox");
  await expect(field).toBeFocused();
  await page.keyboard.type("membrship small print");
  await expect(dialogOf(page).getByRole("status")).toHaveText(/\d+ results?$/);
  const first = dialogOf(page).getByRole("listitem").getByRole("link").first();
  await expect(first).toHaveAttribute("href", "/academy#pricing-title");
  await expect(dialogOf(page).locator("mark").first()).toHaveText(/membership/i);
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/academy#pricing-title");
  await expect(dialogOf(page)).toBeHidden();
  await expect(page.locator("#pricing-title")).toBeFocused();
});

test("Escape gives the focus back to the link, and the key can be turned off for good", async ({ page }) => {
  await openHydrated(page, "/about");
  const link = page.getByRole("banner").getByRole("link", { name: "Search" }).first();
  await link.click();
  await expect(dialogOf(page).getByRole("searchbox")).toBeFocused();
  await dialogOf(page).getByRole("checkbox").focus();
  await page.keyboard.press("Space");
  await expect(dialogOf(page).getByRole("checkbox")).not.toBeChecked();
  await page.keyboard.press("Escape");
  await expect(dialogOf(page)).toBeHidden();
  await expect(link).toBeFocused();
  await page.keyboard.press("/");
  await link.press("Enter");
  await expect(dialogOf(page)).toHaveCount(1);
  await expect(dialogOf(page).getByRole("checkbox")).not.toBeChecked();
});

test("search has its place in the bar of the narrowest phones, its dialog fits them, and its field is cleared", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openHydrated(page, "/shop");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await dialogOf(page).getByRole("searchbox").fill("homestead");
  await expect(dialogOf(page).locator("mark").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await dialogOf(page).getByRole("button", { name: "Clear the field" }).click();
  await expect(dialogOf(page).getByRole("searchbox")).toHaveValue("");
  await expect(dialogOf(page).getByRole("searchbox")).toBeFocused();
});

test("an address with a query shows what it finds", async ({ page }) => {
  await openHydrated(page, "/search?q=somatics");
  await expect(page.getByRole("searchbox")).toHaveValue("somatics");
  await expect(page.getByRole("main").locator("mark").first()).toHaveText(/^somatic/i);

  await page.getByRole("searchbox").fill("xqzvw");
  await expect(page.getByText(searchWords.none)).toBeVisible();
  await expect(page.getByRole("main").getByRole("link", { name: searchWords.siteMap.label })).toHaveCount(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the service answers a search with what it finds, the words marked", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).first().click();
    await page.getByRole("searchbox").fill("equity seat");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
