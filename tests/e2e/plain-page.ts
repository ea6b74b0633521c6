import type { Page } from "@playwright/test";
import { test as base } from "./site-test.ts";

/**
 * Adds a page of a second browser: scripts off, on the narrowest phone, the browser’s own text size doubled. Unlike a size
 * that the page sets, the browser’s own also counts in media queries. One for all tests of a worker.
 */
export const test = base.extend<object, { plainPage: Page }>({
  plainPage: [
    async ({ playwright, launchOptions }, use) => {
      const browser = await playwright.chromium.launch({
        ...launchOptions,
        // Preferences of a profile come to a tab now early, now late.
        args: [...(launchOptions.args ?? []), "--blink-settings=defaultFontSize=32"],
      });
      await use(await browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } }));
      await browser.close();
    },
    { scope: "worker" },
  ],
});
