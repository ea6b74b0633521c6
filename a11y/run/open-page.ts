import type { Page } from "@playwright/test";

/** Milliseconds until scripts have taken a page over. */
const timeout = 20_000;

/** Tabs whose pages note that scripts have taken them over. */
const noting = new WeakSet<Page>();

/**
 * Opens an address, has the page’s scripts come as a first key does, and waits until they have taken over. Pages that
 * the intake answers with have none.
 */
export async function openHydrated(tab: Page, address: string): Promise<void> {
  if (!noting.has(tab)) {
    noting.add(tab);
    await tab.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
  }
  await tab.goto(address);
  await tab.keyboard.press("Shift");
  await tab.evaluate(hydrated, timeout);
}

/** Runs in the page; see settle.ts for why no function of Playwright’s waits there. */
function hydrated(timeout: number): Promise<void> {
  return new Promise((resolve, reject) => {
    if ("isHydrated" in window || document.documentElement.matches(".without-scripts")) return resolve();
    addEventListener("hydrated", () => resolve(), { once: true });
    setTimeout(() => reject(new Error(`scripts have not taken the page over within ${timeout / 1000} s`)), timeout);
  });
}
