import type { BrowserContext } from "@playwright/test";
import {
  finishQuiz,
  fullJourneys,
  type Open,
  openFailing,
  openPlain,
  plainJourneys,
  scriptlessJourneys,
} from "../devices/journeys.ts";
import { oldestSound, oldVersions, testsAll } from "../devices/old-chromium.ts";
import { lastingFaults } from "../devices/page-faults.ts";
import { devicePages, viewports } from "../devices/pages.ts";
import { test } from "./old-page.ts";
import { expect, openHydrated } from "./site-test.ts";

/**
 * Milliseconds after which Chromium 103 can safely leave a page. It freezes if a tab leaves a page that has just
 * loaded.
 */
const loadingTime = 1_500;

/** Milliseconds that scripts get to break the page in a browser that cannot run them. */
const harmTime = 10_000;

const openToLeave: Open = async (page, address) => {
  await openHydrated(page, address);
  await page.waitForTimeout(loadingTime);
};

const openHarmed: Open = async (page, address) => {
  await openFailing(page, address);
  await page.waitForTimeout(harmTime);
};

/** Collects the faults of all pages, so that one failure does not hide the others. Each page has its own tab. */
async function faultsOf(context: BrowserContext, open: Open, isStyled = true): Promise<string[]> {
  const faults: string[] = [];
  for (const path of devicePages) {
    const page = await context.newPage();
    await open(page, path);
    for (const viewport of viewports) {
      await page.setViewportSize(viewport);
      const place = `${path} at ${viewport.width} px`;
      faults.push(...(await lastingFaults(page, { isStyled })).map((fault) => `${place}: ${fault}`));
      if (testsAll) await test.info().attach(place, { body: await page.screenshot(), contentType: "image/png" });
    }
    await page.close();
  }
  return faults;
}

for (const version of testsAll ? oldVersions : ([oldestSound] as const)) {
  // Versions before 99 show pages without styles and scripts: see data/browsers.ts.
  const isPlain = version < 99;
  const open = isPlain ? openHarmed : openHydrated;

  test.describe(`Chromium ${version}`, () => {
    test.use({ version, viewport: viewports[0], tolerated: isPlain ? [/./] : [] });

    test("shows pages of every kind at every width, in the site's style where it can", async ({ oldPage }) => {
      expect(await faultsOf(oldPage.context(), open, !isPlain)).toEqual([]);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });
      test("shows the same pages", async ({ oldPage }) => {
        expect(await faultsOf(oldPage.context(), openPlain, !isPlain)).toEqual([]);
      });
    });
  });

  test.describe(`Chromium ${version} on a phone`, () => {
    test.use({ version, viewport: viewports[0], tolerated: isPlain ? [/./] : [] });

    // Answering only the last question takes a tenth of the time. Tests in today's browser answer all questions.
    const sound = testsAll ? fullJourneys : { ...fullJourneys, "the quiz shows a role": finishQuiz };
    for (const [name, go] of Object.entries(isPlain ? plainJourneys : sound))
      test(name, ({ oldPage }) => go(oldPage, isPlain ? openFailing : openToLeave));

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });
      for (const [name, go] of Object.entries(isPlain ? plainJourneys : scriptlessJourneys))
        test(name, ({ oldPage }) => go(oldPage, openPlain));
    });
  });
}
