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
  await tab.waitForFunction(
    () => "isHydrated" in window || document.documentElement.classList.contains("without-scripts"),
    undefined,
    // As often as a frame is drawn would have every page draw frames.
    { timeout, polling: 50 },
  );
}
