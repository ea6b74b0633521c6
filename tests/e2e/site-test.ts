import { test as base, expect, type Page } from "@playwright/test";

/** A test in which any console error or warning, uncaught exception or broken security policy is a failure. */
export const test = base.extend<{ complaints: string[]; tolerated: RegExp[] }>({
  tolerated: [[], { option: true }],
  complaints: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(`uncaught: ${error.message}`));
      await use(complaints);
      expect(complaints.filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Opens a page, has its scripts come as a first key does, and waits until they have taken over. */
export async function openHydrated(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
  await page.goto(path);
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => "isHydrated" in window, undefined, { timeout: 10_000 });
}
