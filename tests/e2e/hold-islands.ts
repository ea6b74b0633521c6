import type { Page } from "@playwright/test";

/** Holds the scripts of islands back until the returned function is called. */
export async function holdIslands(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/assets\/islands-[^/]*\.js$/, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}
