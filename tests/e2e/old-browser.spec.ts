import type { BrowserContext } from "@playwright/test";
import { finishQuiz, fullJourneys, type Open, openPlain, scriptlessJourneys } from "../devices/journeys.ts";
import { lastingFaults } from "../devices/page-faults.ts";
import { devicePages, viewports } from "../devices/pages.ts";
import { test } from "./old-page.ts";
import { expect, openHydrated } from "./site-test.ts";

/**
 * Milliseconds after which Chromium 103 can safely leave a page: it freezes if a tab leaves one that has just loaded.
 */
const loadingTime = 1_500;

const openToLeave: Open = async (page, address) => {
  await openHydrated(page, address);
  await page.waitForTimeout(loadingTime);
};

/** Collects the faults of all pages, so that one failure does not hide the others. Each page has its own tab. */
async function faultsOf(context: BrowserContext, open: Open): Promise<string[]> {
  const faults: string[] = [];
  for (const path of devicePages) {
    const page = await context.newPage();
    await open(page, path);
    faults.push(...(await lastingFaults(page)).map((fault) => `${path}: ${fault}`));
    await page.close();
  }
  return faults;
}

for (const viewport of viewports) {
  test.describe(`an old browser at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("shows pages of every kind in the site's style without errors", async ({ oldPage }) => {
      expect(await faultsOf(oldPage.context(), openHydrated)).toEqual([]);
    });

    test.describe("without scripts", () => {
      test.use({ javaScriptEnabled: false });
      test("shows the same pages", async ({ oldPage }) => {
        expect(await faultsOf(oldPage.context(), openPlain)).toEqual([]);
      });
    });
  });
}

test.describe("an old browser on a phone", () => {
  test.use({ viewport: viewports[0] });

  // Answering only the last question takes a tenth of the time. Tests in today's browser answer all.
  const { "the quiz shows a second role": _second, "the quiz shows a third role": _third, ...others } = fullJourneys;
  const journeys = { ...others, "the quiz shows a role": finishQuiz };
  for (const [name, go] of Object.entries(journeys)) {
    test(name, ({ oldPage }) => go(oldPage, openToLeave));
  }

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false });
    for (const [name, go] of Object.entries(scriptlessJourneys)) {
      test(name, ({ oldPage }) => go(oldPage, openPlain));
    }
  });
});
