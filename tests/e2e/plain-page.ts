import { browserArguments } from "@kindred-ground/audit/runner/browser-arguments.ts";
import type { Page } from "@playwright/test";
import { test as base } from "./site-test.ts";

/** Shared by all tests of a worker. A worker-scoped fixture would start extra workers for these tests. */
let plain: Promise<Page> | undefined;

/**
 * Adds a page of a second browser: scripts disabled, the narrowest phone, and the browser's default text size doubled.
 * Unlike a size set by the page, the browser's own also affects media queries.
 */
export const test = base.extend<{ plainPage: Page }>({
  plainPage: async ({ playwright, launchOptions }, use) => {
    plain ??= playwright.chromium
      .launch({ ...launchOptions, args: [...browserArguments, "--blink-settings=defaultFontSize=32"] })
      .then((browser) => browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } }));
    await use(await plain);
  },
});
