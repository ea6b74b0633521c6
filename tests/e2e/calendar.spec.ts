import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { events } from "../../data/events.ts";
import { expect, test } from "./site-test.ts";

const { title = "", slug = "" } = events[0] ?? {};
const name = new RegExp(`^Add to calendar\\s*: ${title}$`);

const button = (page: Page) => page.getByRole("button", { name });
const list = (page: Page) => page.getByRole("list", { name });

for (const javaScriptEnabled of [true, false]) {
  test.describe(`${javaScriptEnabled ? "with" : "without"} scripts`, () => {
    test.use({ javaScriptEnabled });

    test("lists the event's file and calendars in announced tabs", async ({ page }) => {
      await page.goto("/events");
      await expect(list(page)).toBeHidden();
      await button(page).click();
      const links = list(page).getByRole("link");
      await expect(links).toHaveText([
        "Apple or other (.ics file)",
        "Google Calendar (opens in a new tab)",
        "Outlook.com (opens in a new tab)",
        "Office 365 (opens in a new tab)",
      ]);
      for (const [index, start] of [
        `/events/${slug}.ics`,
        "https://calendar.google.com/calendar/render?action=TEMPLATE&text=",
        "https://outlook.live.com/calendar/0/deeplink/compose?",
        "https://outlook.office.com/calendar/0/deeplink/compose?",
      ].entries())
        expect(await links.nth(index).getAttribute("href")).toContain(start);
      await page.keyboard.press("Escape");
      await expect(list(page)).toBeHidden();
      await expect(button(page)).toBeFocused();
    });
  });
}

test("downloads the event's file by keyboard", async ({ page }) => {
  await page.goto("/events");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  const [download] = await Promise.all([page.waitForEvent("download"), page.keyboard.press("Enter")]);
  expect(readFileSync(await download.path(), "utf8")).toContain(`SUMMARY:${title}`);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, isMobile: true });
  test("opens by tap within the viewport with 44 px links and closes by a tap outside", async ({ page }) => {
    await page.goto("/events");
    await button(page).tap();
    for (const link of await list(page).getByRole("link").all()) {
      const box = await link.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    await page.getByRole("heading", { name: title }).tap();
    await expect(list(page)).toBeHidden();
  });
});
