import type { Page } from "@playwright/test";
import { closeMenu, filterShop, finishQuiz, type Open, openMenu, sendContact, takeQuiz } from "../devices/journeys.ts";
import { missingFeatures, withoutFeature } from "../devices/missing-features.ts";
import { lastingFaults } from "../devices/page-faults.ts";
import { viewports } from "../devices/pages.ts";
import { expect, openHydrated, test } from "./site-test.ts";

test.use({ viewport: viewports[0], bypassCSP: true });

/** Opens a page and looks at it first. */
const openSound: Open = async (page, address) => {
  await openHydrated(page, address);
  expect(await lastingFaults(page), address).toEqual([]);
};

async function menuWorks(page: Page): Promise<void> {
  await openSound(page, "/");
  await openMenu(page);
  await closeMenu(page);
}

for (const feature of missingFeatures) {
  test(`without ${feature.name} pages are whole, the menu, the quiz, a filter and a form work`, async ({
    page,
    context,
  }) => {
    await withoutFeature(context, feature);
    await menuWorks(page);
    await filterShop(page, openSound);
    await sendContact(page, openSound);
    // Earlier answers are kept in storage.
    const quiz = feature.name.startsWith("storage") ? takeQuiz : finishQuiz;
    await quiz(page, openSound);
  });
}
