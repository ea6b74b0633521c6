import type { Page } from "@playwright/test";

/** Milliseconds until scripts have taken a page over. */
const timeout = 20_000;

/** Milliseconds between looks. As often as a frame is drawn would have every page draw frames. */
const interval = 50;

/** Tabs whose pages note that scripts have taken them over. */
const noting = new WeakSet<Page>();

/**
 * Opens an address, touches a control that needs the framework, and waits until it has taken the page over. Pages of
 * the service have no scripts.
 */
export async function openHydrated(tab: Page, address: string): Promise<void> {
  await noteHydration(tab);
  await tab.goto(address);
  await tab.evaluate(hydrate, [timeout, interval] as const);
}

/** Opens an address. If the page loads the framework without a touch, waits until it has taken the page over. */
export async function openAsLoaded(tab: Page, address: string): Promise<void> {
  await noteHydration(tab);
  await tab.goto(address);
  const loads = await tab.evaluate(() => {
    // The rule is in src/framework.ts.
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

/** Runs in the page; see settle.ts for why no function of Playwright’s waits there. */
async function hydrate([timeout, interval]: readonly [number, number]): Promise<void> {
  const until = performance.now() + timeout;
  while (!("isHydrated" in window || document.documentElement.matches(".without-scripts"))) {
    // Repeated, because the script that listens for it may not have loaded yet.
    [...document.querySelectorAll("[data-scripts]")].at(-1)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    if (performance.now() > until) throw new Error(`scripts have not taken the page over within ${timeout / 1000} s`);
    await new Promise((resume) => setTimeout(resume, interval));
  }
}
