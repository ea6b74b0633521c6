import type { Page } from "@playwright/test";
import { closeMenu, filterShop, finishQuiz, type Open, openMenu, sendContact, takeQuiz } from "../devices/journeys.ts";
import { missingFeatures, withoutFeatures } from "../devices/missing-features.ts";
import { testsAll } from "../devices/old-chromium.ts";
import { lastingFaults } from "../devices/page-faults.ts";
import { devicePages, viewports } from "../devices/pages.ts";
import { expect, openHydrated, test } from "./site-test.ts";

test.use({ viewport: viewports[0], bypassCSP: true });

const openSound: Open = async (page, address) => {
  await openHydrated(page, address);
  expect(await lastingFaults(page), address).toEqual([]);
};

async function menuWorks(page: Page): Promise<void> {
  await openSound(page, "/");
  await openMenu(page);
  await closeMenu(page);
}

/** Features that are removed together to save time. */
const sets = [
  ["popovers", "locks", "idle callbacks", "view transitions", "speculation rules"],
  ["anchor positioning", "the scripting media feature", "rel=expect", "paint timing", "dialogs", "inert"],
  ["IndexedDB that opens"],
  ["readable storage"],
];

test("the tests remove every feature that browsers lack", () => {
  expect(sets.flat().sort()).toEqual(missingFeatures.map(({ name }) => name).sort());
});

for (const names of testsAll ? sets.flat().map((name) => [name]) : sets) {
  test(`pages, menu, quiz, filter, and form work without ${names.join(", ")}`, async ({ page, context }) => {
    await withoutFeatures(
      context,
      missingFeatures.filter(({ name }) => names.includes(name)),
    );
    if (testsAll) for (const path of devicePages) await openSound(page, path);
    await menuWorks(page);
    await filterShop(page, openSound);
    await sendContact(page, openSound);
    // Restoring earlier answers needs storage.
    const quiz = names.includes("readable storage") ? takeQuiz : finishQuiz;
    await quiz(page, openSound);
  });
}
