import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { type OldVersion, oldChromium, oldestSound, runsOldChromium } from "../devices/old-chromium.ts";
import { teachVisibility } from "../devices/teach-visibility.ts";
import { test as base, expect } from "./site-test.ts";

/** Milliseconds to download, unpack and start the browser for the first time. */
const patience = 240_000;

/** Milliseconds after which a page that does not close counts as hung. */
const closing = 5_000;

/** Shared by all tests of a worker. A worker-scoped fixture would start extra workers for these tests. */
const launched = new Map<OldVersion, Promise<Browser>>();

/** Adds a page of an old browser. Its complaints fail the test, as those of `page` do. */
export const test = base.extend<{ oldPage: Page; version: OldVersion }>({
  version: [oldestSound, { option: true }],
  oldPage: [
    async (
      { playwright, launchOptions, contextOptions, viewport, javaScriptEnabled, baseURL, tolerated, version },
      use,
    ) => {
      base.skip(!runsOldChromium, "old Chromiums are packed for Linux on x64 alone");
      const start = async () =>
        playwright.chromium.launch({ ...launchOptions, executablePath: await oldChromium(version) });
      const launching = launched.get(version) ?? start();
      launched.set(version, launching);
      const browser = await launching;
      await teachVisibility();
      const context = await browser.newContext({ ...contextOptions, viewport, javaScriptEnabled, baseURL });
      // A page in a loop logs the same message hundreds of times.
      const complaints = new Set<string>();
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.add(message.text());
      });
      context.on("weberror", (error) => complaints.add(`uncaught: ${error.error().message}`));
      await use(await context.newPage());
      // A hung page blocks its context from closing.
      const isClosed = await Promise.race([context.close().then(() => true), setTimeout(closing, false)]);
      if (!isClosed) {
        launched.delete(version);
        await browser.close();
      }
      expect([...complaints].filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { timeout: patience },
  ],
});
