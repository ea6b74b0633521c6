import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base } from "./site-test.ts";

/**
 * Adds a page of a second browser: scripts off, on the narrowest phone, the browser’s own text size doubled. Unlike a size
 * that the page sets, the browser’s own also counts in media queries. One for all tests of a worker.
 */
export const test = base.extend<object, { plainPage: Page }>({
  plainPage: [
    async ({ playwright, launchOptions }, use) => {
      const profile = mkdtempSync(join(tmpdir(), "plain-page-"));
      mkdirSync(join(profile, "Default"));
      writeFileSync(
        join(profile, "Default", "Preferences"),
        JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
      );
      const context = await playwright.chromium.launchPersistentContext(profile, {
        ...launchOptions,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 640 },
      });
      await use(context.pages()[0] ?? (await context.newPage()));
      await context.close();
      rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
    { scope: "worker" },
  ],
});
