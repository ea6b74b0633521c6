import { type BrowserContext, test as base, expect, type Locator, type Page } from "@playwright/test";
import { openHydrated } from "../../a11y/open-page.ts";

/** Fails a test on any console error or warning, uncaught exception or policy violation that is not in `tolerated`. */
export const test = base.extend<{ complaints: string[]; tolerated: RegExp[] }>({
  tolerated: [[], { option: true }],
  complaints: [
    async ({ context, tolerated, permissions }, use) => {
      const complaints: string[] = [];
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      context.on("weberror", (error) => complaints.push(`uncaught: ${error.error().message}`));
      await use(complaints);
      await restoreContext(context, permissions);
      expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** Resets what Playwright does not reset between the tests that share a context. */
async function restoreContext(context: BrowserContext, permissions: string[] = []): Promise<void> {
  await context.setOffline(false);
  await context.clearPermissions();
  await context.grantPermissions(permissions);
}

export { expect, openHydrated };

/** Makes the page's `localStorage` throw, as browsers do when the visitor blocks storage. */
export async function denyStorage(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    }),
  );
}

/** Chooses a color mode in the header's menu. */
export async function chooseColors(page: Page, mode: "Dark" | "Light"): Promise<void> {
  await page.getByRole("banner").getByRole("button", { name: "Colors" }).click();
  await page.getByRole("menuitemradio", { name: mode }).click();
}

/**
 * Copies the address on the contact page. Resolves to the notification about it. From before the press, the page's time
 * passes only on request, because a busy machine may take longer than a notification stays.
 */
export async function openWithNotice(page: Page): Promise<Locator> {
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.clock.install();
  await openHydrated(page, "/contact");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Copy address" }).click();
  const notice = page.getByRole("region", { name: /Notifications/ }).getByText("Email address copied");
  await expect(async () => {
    await page.clock.runFor(100);
    await expect(notice).toBeVisible({ timeout: 100 });
  }).toPass();
  // Lets the notification move into the viewport.
  await page.clock.runFor(1000);
  return notice;
}
