import type { Page } from "@playwright/test";
import { expect, openHydrated, test } from "./site-test.ts";

const button = (page: Page) => page.getByRole("banner").getByRole("button", { name: "Colors" });
const menu = (page: Page) => page.getByRole("menu", { name: "Colors" });
const item = (page: Page, name: string) => menu(page).getByRole("menuitemradio", { name });
const highlighted = (page: Page) => menu(page).locator("[role=menuitemradio][data-highlighted]");

/** Opens the menu with a key. The first opening loads the menu's code. */
async function openBy(page: Page, key: string) {
  await button(page).focus();
  await page.keyboard.press(key);
  await expect(menu(page)).toBeFocused();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("is hidden, because the page follows the device", async ({ page }) => {
    await page.goto("/about");
    await expect(button(page)).toBeHidden();
  });
});

test("loads React for a press, and not for the pointer or the focus", async ({ page }) => {
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  await page.goto("/about");
  await expect.poll(() => scripts.length).toBe(1);
  await button(page).focus();
  await button(page).hover();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  expect(scripts).toHaveLength(1);
  await button(page).click();
  await expect(menu(page)).toBeFocused();
  await item(page, "Dark").click();
  await expect(page.locator("html")).toContainClass("dark");
});

test("shows and announces the current choice", async ({ page }) => {
  await openHydrated(page, "/shop");
  await openBy(page, "Enter");
  await expect(item(page, "Match my device")).toHaveAttribute("aria-checked", "true");
  await expect(highlighted(page)).toHaveText("Match my device");
  await page.keyboard.press("End");
  await page.keyboard.press("Enter");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
  await expect(page.locator("html")).toContainClass("dark");
  await openBy(page, "Enter");
  await expect(item(page, "Dark")).toHaveAttribute("aria-checked", "true");
  await expect(item(page, "Match my device")).toHaveAttribute("aria-checked", "false");
});

test("opens, navigates, and closes by keyboard", async ({ page }) => {
  await openHydrated(page, "/shop");
  for (const key of ["Enter", "Space", "ArrowDown", "Enter"]) {
    await openBy(page, key);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await openBy(page, "Enter");
  for (const one of await menu(page).getByRole("menuitemradio").all())
    await expect(one).toHaveAttribute("tabindex", "-1");
  for (const [key, label] of [
    ["Home", "Match my device"],
    ["ArrowDown", "Light"],
    ["End", "Dark"],
    ["ArrowUp", "Light"],
    ["d", "Dark"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(highlighted(page)).toHaveText(label);
  }
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("banner").getByRole("link", { name: "Search" })).toBeFocused();
  await openBy(page, "Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("returns focus to the button when Escape follows another key", async ({ page }) => {
  await openHydrated(page, "/shop");
  await openBy(page, "Enter");
  // Dispatches both keys within one frame, as happens on a busy phone.
  await menu(page).evaluate((content) => {
    for (const key of ["End", "Escape"]) content.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(button(page)).toBeFocused();
});

test("moves from the current item for an arrow key right after opening", async ({ page }) => {
  await openHydrated(page, "/shop");
  await page.evaluate(() => {
    // An item is highlighted some time after the menu takes the focus. On a busy phone, a key can arrive in between.
    addEventListener("focusin", ({ target }) => {
      if (target instanceof Element && target.role === "menu")
        target.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
    });
  });
  await openBy(page, "Enter");
  await expect(highlighted(page)).toHaveText("Light");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  test("opens by tap in the site's menu, with 44 px items", async ({ page }) => {
    await openHydrated(page, "/shop");
    await page.getByRole("button", { name: "Menu" }).tap();
    await button(page).tap();
    for (const one of await menu(page).getByRole("menuitemradio").all()) {
      const box = await one.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await item(page, "Dark").tap();
    await expect(page.locator("html")).toContainClass("dark");
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  });
});

test.describe("when the menu's file fails to load", () => {
  test.use({ tolerated: [/Failed to load resource/] });
  test("says so, and the next press tries again", async ({ page }) => {
    await page.route(/color-mode-menu/, (route) => route.abort());
    await openHydrated(page, "/shop");
    await button(page).click();
    await expect(page.getByText("The menu didn’t load. Press the button again.").first()).toBeVisible();
  });
});
