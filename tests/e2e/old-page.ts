import { setTimeout } from "node:timers/promises";
import type { Browser, Page } from "@playwright/test";
import { oldChromium, runsOldChromium } from "../devices/old-chromium.ts";
import { teachVisibility } from "../devices/teach-visibility.ts";
import { test as base, expect } from "./site-test.ts";

/** The oldest of the class “sound” that there is as a package. */
const version = 103;

/** Milliseconds to fetch, unpack and start it the first time. */
const patience = 240_000;

/** Milliseconds until a page that does not close counts as one that hangs. */
const closing = 5_000;

/** Shared by all tests of a worker; as a fixture of the worker’s it would have others start for these tests alone. */
let launched: Promise<Browser> | undefined;

/** Adds pages of an old browser, whose complaints fail the test as those of `page` do. */
export const test = base.extend<{ oldPage: Page }>({
  oldPage: [
    async ({ playwright, launchOptions, contextOptions, viewport, javaScriptEnabled, baseURL, tolerated }, use) => {
      base.skip(!runsOldChromium, "old Chromiums are packed for Linux on x64 alone");
      launched ??= oldChromium(version).then((executablePath) =>
        playwright.chromium.launch({ ...launchOptions, executablePath }),
      );
      await teachVisibility();
      const context = await (await launched).newContext({ ...contextOptions, viewport, javaScriptEnabled, baseURL });
      // A page that goes in circles says the same hundreds of times.
      const complaints = new Set<string>();
      context.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.add(message.text());
      });
      context.on("weberror", (error) => complaints.add(`uncaught: ${error.error().message}`));
      await use(await context.newPage());
      // A page that hangs does not let go of its context.
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
