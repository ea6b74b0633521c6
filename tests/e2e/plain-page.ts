import type { Page } from "@playwright/test";
import { browserArguments } from "../browser-arguments.ts";
import { test as base } from "./site-test.ts";

/** Of a worker, for all its tests; as a fixture of the worker’s it would have others start for these tests alone. */
let plain: Promise<Page> | undefined;

/**
 * Adds a page of a second browser: scripts off, on the narrowest phone, the browser’s own text size doubled. Unlike a size
 * that the page sets, the browser’s own also counts in media queries.
 */
export const test = base.extend<{ plainPage: Page }>({
  plainPage: async ({ playwright, launchOptions }, use) => {
    plain ??= playwright.chromium
      .launch({ ...launchOptions, args: [...browserArguments, "--blink-settings=defaultFontSize=32"] })
      .then((browser) => browser.newPage({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } }));
    await use(await plain);
  },
});
