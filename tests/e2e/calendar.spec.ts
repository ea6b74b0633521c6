import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { events } from "../../data/events.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const [first, second] = events.map(({ title }) => title);
const name = (title = first) => new RegExp(`^Add to calendar\\s*: ${title}$`);

const button = (page: Page) => page.getByRole("button", { name: name() });
const menu = (page: Page) => page.getByRole("menu", { name: name() });
const lit = (page: Page) => menu(page).locator("[data-highlighted]");

/** Opens the menu of the first event with a key. The first time loads its code. */
async function openBy(page: Page, key: string) {
  await button(page).focus();
  await page.keyboard.press(key);
  await expect(menu(page)).toBeFocused();
}

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("links each event to its calendar file", async ({ page }) => {
    await page.goto("/events");
    for (const { title, slug } of events)
      await expect(page.getByRole("link", { name: name(title) })).toHaveAttribute("href", `/events/${slug}.ics`);
  });
});

test("replaces the link with a button of the same size and loads the menu on demand", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await (await browser.newContext({ baseURL, javaScriptEnabled: false })).newPage();
  await plain.goto("/events");
  const before = await plain.getByRole("link", { name: name() }).boundingBox();
  await plain.context().close();
  const code: string[] = [];
  page.on("request", (request) => request.url().includes("calendar-menu") && code.push(request.url()));
  await openHydrated(page, "/events");
  await expect(button(page)).toBeVisible();
  expect(await button(page).boundingBox()).toEqual(before);
  expect(code).toEqual([]);
  await button(page).hover();
  await expect.poll(() => code.length).toBe(1);
  await button(page).click();
  await expect(menu(page)).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  expect(await button(page).boundingBox()).toEqual(before);
});

test("opens for a press before scripts load", async ({ page }) => {
  await page.goto("/events");
  await button(page).click();
  await expect(menu(page)).toBeFocused();
});

test("opens, navigates, and closes by keyboard", async ({ page }) => {
  await openHydrated(page, "/events");
  for (const key of ["Enter", "Space", "ArrowDown", "Enter"]) {
    await openBy(page, key);
    await expect(lit(page)).toHaveText("Apple or other (.ics file)");
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(button(page)).toBeFocused();
  }
  await openBy(page, "ArrowUp");
  for (const item of await page.getByRole("menuitem").all()) await expect(item).toHaveAttribute("tabindex", "-1");
  for (const [key, label] of [
    ["Home", "Apple"],
    ["ArrowDown", "Google"],
    ["End", "Office"],
    ["ArrowUp", "Outlook"],
    ["g", "Google"],
  ] as const) {
    await page.keyboard.press(key);
    await expect(lit(page)).toContainText(label);
  }
});

test("opens the highlighted item after reopening, and Tab moves on", async ({ page, context }) => {
  await context.route(/^https:/, (route) => route.fulfill({ body: "a calendar" }));
  await openHydrated(page, "/events");
  await openBy(page, "Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Escape");
  await expect(button(page)).toBeFocused();
  await openBy(page, "Enter");
  await page.keyboard.press("ArrowDown");
  await expect(lit(page)).toContainText("Google Calendar");
  const [opened] = await Promise.all([context.waitForEvent("page"), page.keyboard.press("Enter")]);
  expect(opened.url()).toContain("https://calendar.google.com/calendar/render?action=TEMPLATE&text=");
  await opened.close();
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();

  await openBy(page, "Enter");
  await page.keyboard.press("End");
  await page.keyboard.press("Tab");
  await expect(menu(page)).toBeHidden();
  await expect(page.getByRole("link", { name: second, exact: true })).toBeFocused();

  await openBy(page, "Enter");
  await page.keyboard.press("Shift+Tab");
  await expect(menu(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test("returns focus to the button when Escape follows another key", async ({ page }) => {
  await openHydrated(page, "/events");
  await openBy(page, "Enter");
  // Dispatches both keys within one frame, as happens on a busy phone.
  await menu(page).evaluate((content) => {
    for (const key of ["End", "Escape"]) content.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });
  await expect(menu(page)).toBeHidden();
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await expect(button(page)).toBeFocused({ timeout: 1_000 });
});

test("reopens for a key right after Escape", async ({ page }) => {
  await openHydrated(page, "/events");
  await openBy(page, "Enter");
  // Presses the key as soon as the focus returns to the button, before the next frame.
  await button(page).evaluate((own) => {
    const press = (target: Element | null, key: string) =>
      target?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    own.addEventListener("focus", () => press(own, "Enter"), { once: true });
    press(document.activeElement, "Escape");
  });
  await expect(menu(page)).toBeFocused({ timeout: 2_000 });
});

test("moves from the first item for an arrow key right after opening", async ({ page }) => {
  await openHydrated(page, "/events");
  for (const moment of ["at once", "a frame later"]) {
    // An item is highlighted some time after the menu takes the focus. On a busy phone a key may come in between.
    await page.evaluate((moment) => {
      const press = () =>
        document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowDown", bubbles: true }));
      const opened = ({ target }: FocusEvent) => {
        if (!(target instanceof Element && target.role === "menu")) return;
        removeEventListener("focusin", opened);
        if (moment === "at once") press();
        else requestAnimationFrame(press);
      };
      addEventListener("focusin", opened);
    }, moment);
    await openBy(page, "Enter");
    await expect(lit(page), moment).toContainText("Google Calendar");
    await page.keyboard.press("Escape");
    await expect(button(page)).toBeFocused();
  }
});

test("downloads the event's file from the first item", async ({ page }) => {
  await openHydrated(page, "/events");
  await openBy(page, "Enter");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(readFileSync(await download.path(), "utf8")).toContain(`SUMMARY:${first}`);
  await expect(menu(page)).toBeHidden();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  test("opens by tap within the viewport with 44 px items and closes by a tap outside", async ({ page }) => {
    await openHydrated(page, "/events");
    await button(page).tap();
    for (const item of await menu(page).getByRole("menuitem").all()) {
      const box = await item.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await page.getByRole("heading", { name: first }).tap();
    await expect(menu(page)).toBeHidden();
  });
});

test.describe("when the menu's file fails to load", () => {
  test.use({ tolerated: [/Failed to load resource/] });
  test("restores the link with focus and downloads the event's file", async ({ page }) => {
    await page.route(/calendar-menu/, (route) => route.abort());
    await openHydrated(page, "/events");
    const [download] = await Promise.all([page.waitForEvent("download"), button(page).click()]);
    expect(download.suggestedFilename()).toBe(`${events[0]?.slug}.ics`);
    await expect(page.getByRole("link", { name: name() })).toBeFocused();
  });
});
