import type { Page } from "@playwright/test";

/** Hydration timeout in milliseconds. */
const timeout = 20_000;

/** Polling interval in milliseconds. Polling on every frame would force each page to render frames. */
const interval = 50;

/** Tabs with an init script that sets `isHydrated`. */
const noting = new WeakSet<Page>();

/** Opens an address, triggers hydration and waits for it. Pages of the service have no scripts. */
export async function openHydrated(tab: Page, address: string): Promise<void> {
  await noteHydration(tab);
  await tab.goto(address);
  await tab.evaluate(hydrate, [timeout, interval] as const);
}

/** Opens an address. Waits for hydration only if the page loads the framework without interaction. */
export async function openAsLoaded(tab: Page, address: string): Promise<void> {
  await noteHydration(tab);
  await tab.goto(address);
  const loads = await tab.evaluate(() => {
    // Same rule as in src/framework.ts.
    const stateful = document.querySelector<HTMLElement>("[data-stateful]")?.dataset.stateful;
    const hasState = stateful && (location.search || location.hash || localStorage.getItem(stateful) !== null);
    return Boolean(hasState || document.querySelector("[data-scripts=near], [data-scripts=now]"));
  });
  if (loads) await tab.evaluate(hydrate, [timeout, interval] as const);
}

async function noteHydration(tab: Page): Promise<void> {
  if (noting.has(tab)) return;
  noting.add(tab);
  await tab.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
}

/** Runs in the page. settle.ts explains why it does not use Playwright's waiting functions. */
async function hydrate([timeout, interval]: readonly [number, number]): Promise<void> {
  const until = performance.now() + timeout;
  while (!("isHydrated" in window || document.documentElement.matches(".without-scripts"))) {
    // Repeated, because the script with the listener may not have loaded yet.
    [...document.querySelectorAll("[data-scripts]")].at(-1)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    if (performance.now() > until) throw new Error(`scripts have not taken the page over within ${timeout / 1000} s`);
    await new Promise((resume) => setTimeout(resume, interval));
  }
}
