import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { oldChromium, runsOldChromium } from "../devices/old-chromium.ts";
import { teachVisibility } from "../devices/teach-visibility.ts";
import { test as base, expect } from "./site-test.ts";

/** The oldest version of the class "sound" that exists as a package. */
const version = 103;

/** Milliseconds to download, unpack and start it for the first time. */
const patience = 240_000;

/** Milliseconds after which a page that does not close counts as hung. */
const closing = 5_000;

/** Shared by all tests of a worker. A worker-scoped fixture would start extra workers for these tests. */
let launched: Promise<Browser> | undefined;

/** Adds pages of an old browser. Their complaints fail the test, as those of `page` do. */
export const test = base.extend<{ oldPage: Page }>({
  oldPage: [
    async ({ playwright, launchOptions, contextOptions, viewport, javaScriptEnabled, baseURL, tolerated }, use) => {
      base.skip(!runsOldChromium, "old Chromiums are packed for Linux on x64 alone");
      launched ??= oldChromium(version).then((executablePath) =>
        playwright.chromium.launch({ ...launchOptions, executablePath }),
      );
      await teachVisibility();
      const context = await (await launched).newContext({ ...contextOptions, viewport, javaScriptEnabled, baseURL });
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
        await (await launched).close();
        launched = undefined;
      }
      expect([...complaints].filter((text) => !tolerated.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { timeout: patience },
  ],
});
