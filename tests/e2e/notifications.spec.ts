import type { Page } from "@playwright/test";
import { expect, openHydrated, openWithNotice, test } from "./site-test.ts";

const area = (page: Page) => page.getByRole("region", { name: /Notifications/ });
const copy = (page: Page) => page.getByRole("button", { name: "Copy address" });

function covers(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const focused = document.activeElement?.getBoundingClientRect();
    if (!focused) return false;
    return [...document.querySelectorAll("[data-scope=toast][data-part=root]")].some((notice) => {
      const { left, right, top, bottom } = notice.getBoundingClientRect();
      return left < focused.right && right > focused.left && top < focused.bottom && bottom > focused.top;
    });
  });
}

test.describe("with clipboard access", () => {
  test.beforeEach(async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openHydrated(page, "/contact");
    await copy(page).click();
    await expect(area(page).getByText("Email address copied")).toBeVisible();
  });

  test("a notification confirms the copied text", async ({ page }) => {
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe("hello@kindredground.example");
  });

  test("Alt+T focuses the notifications and Escape closes them and returns the focus", async ({ page }) => {
    await expect(copy(page)).toBeFocused();
    await page.keyboard.press("Alt+t");
    await expect(area(page).getByRole("group", { name: "Newest first" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(area(page).getByText("Email address copied")).toBeHidden();
    await expect(copy(page)).toBeFocused();
  });

  for (const width of [390, 1280]) {
    test(`a notification never covers the focused element at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 700 });
      const notice = area(page).locator("[data-scope=toast][data-part=root]");
      await notice.hover();
      const box = await notice.boundingBox();
      // Scrolls each footer link to the notification's position, and focuses it.
      for (const link of await page.getByRole("contentinfo").getByRole("link").all()) {
        await link.evaluate(
          (element: HTMLElement, y) => {
            scrollBy(0, element.getBoundingClientRect().top - y);
            element.focus({ preventScroll: true });
          },
          (box?.y ?? 0) + 20,
        );
        await expect.poll(() => covers(page)).toBe(false);
      }
    });
  }

  for (const width of [390, 1280]) {
    test(`the page scrolls its last line clear of a notification at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      const footer = page.getByRole("contentinfo");
      const height = () => page.evaluate(() => document.documentElement.scrollHeight);
      const notice = area(page).locator("[data-scope=toast][data-part=root]");
      const gap = async () => {
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
        const [line, box] = await Promise.all([footer.boundingBox(), notice.boundingBox()]);
        return (box?.y ?? 0) - (line?.y ?? 0) - (line?.height ?? 0);
      };
      await expect.poll(gap).toBeGreaterThanOrEqual(0);
      const extended = await height();
      await page.getByRole("button", { name: "Close notification" }).click();
      await expect.poll(height).toBeLessThan(extended);
    });
  }

  test("a button closes the notification", async ({ page }) => {
    await page.getByRole("button", { name: "Close notification" }).click();
    await expect(area(page).getByText("Email address copied")).toBeHidden();
  });

  test("two notifications are 14 px apart", async ({ page }) => {
    await copy(page).click();
    const boxes = area(page).locator("[data-scope=toast][data-part=root]");
    await expect(boxes).toHaveCount(2);
    await expect
      .poll(async () => {
        const [one, other] = await Promise.all([boxes.nth(0).boundingBox(), boxes.nth(1).boundingBox()]);
        const [upper, lower] = [one, other].sort((a, b) => (a?.y ?? 0) - (b?.y ?? 0));
        return Math.round((lower?.y ?? 0) - (upper?.y ?? 0) - (upper?.height ?? 0));
      })
      .toBe(14);
  });
});

test("Alt+T before scripts load focuses the notifications afterwards", async ({ page }) => {
  const requested = Promise.withResolvers<void>();
  const gate = Promise.withResolvers<void>();
  await page.route("**/assets/*.js", async (route) => {
    requested.resolve();
    await gate.promise;
    await route.continue();
  });
  await page.goto("/contact", { waitUntil: "commit" });
  await expect(area(page)).toBeAttached();
  await page.keyboard.press("Alt+t");
  await requested.promise;
  await expect(area(page)).not.toBeFocused();
  gate.resolve();
  await expect(area(page)).toBeFocused();
});

test("a denied copy shows the text selected", async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException("denied", "NotAllowedError"));
  });
  await openHydrated(page, "/contact");
  await copy(page).click();
  const field = page.getByRole("textbox", { name: "Our email address, ready to copy by hand" });
  await expect(field).toBeFocused();
  await expect(page.getByText("Our email address, ready to copy by hand")).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe("hello@kindredground.example");
});

test("a notification stays while the pointer is over it", async ({ page }) => {
  const notice = await openWithNotice(page);
  await notice.hover();
  await page.clock.runFor(60_000);
  await expect(notice).toBeVisible();
});
