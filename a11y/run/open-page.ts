import type { Page } from "@playwright/test";

const timeout = 20_000;

/** Polling interval in milliseconds. Polling on every frame would force each page to render frames. */
const interval = 50;

const noting = new WeakSet<Page>();

/** Opens an address, triggers hydration and waits for it. Pages of the service have no scripts. */
export async function openHydrated(tab: Page, address: string): Promise<void> {
  await noteHydration(tab);
  await tab.goto(address);
  await hydrateNow(tab);
}

/** Loads the framework on an open page, and waits until it has hydrated. */
export async function hydrateNow(tab: Page): Promise<void> {
  await tab.evaluate(hydrate, [timeout, interval] as const);
}

/** Opens an address. Waits for hydration only if the page loads the framework without interaction. */
export async function openAsLoaded(tab: Page, address: string): Promise<void> {
  await noteHydration(tab);
  await tab.goto(address);
  const loads = await tab.evaluate(() => {
    // Same rule as in src/framework.ts.
    const stateful = document.querySelector<HTMLElement>("[data-stateful]")?.dataset.stateful;
    const hasQuery = location.search !== "" || location.hash !== "";
    const hasState = stateful !== undefined && (hasQuery || localStorage.getItem(stateful) !== null);
    return Boolean(hasState || document.querySelector("[data-scripts=near], [data-scripts=now]"));
  });
  if (loads) await hydrateNow(tab);
}

async function noteHydration(tab: Page): Promise<void> {
  if (noting.has(tab)) return;
  noting.add(tab);
  await tab.addInitScript(() => addEventListener("hydrated", () => Object.assign(window, { isHydrated: true })));
}

/** Runs in the page. `settle` explains why it does not use Playwright's waiting functions. */
async function hydrate([timeout, interval]: readonly [number, number]): Promise<void> {
  const until = performance.now() + timeout;
  while (!("isHydrated" in window || document.documentElement.matches(".without-scripts"))) {
    // Repeated, because the script with the listener may not have loaded yet.
    [...document.querySelectorAll("[data-scripts]")].at(-1)?.dispatchEvent(new Event("pointerover", { bubbles: true }));
    if (performance.now() > until) throw new Error(`the page did not hydrate within ${timeout / 1000} s`);
    await new Promise((resume) => setTimeout(resume, interval));
  }
}

const settleTimeout = 20_000;

/**
 * Waits until a page is stable: its fonts are shown, its forms are hydrated, and its finite animations have ended.
 *
 * Uses only `evaluate`: for `waitForFunction` and locators, Playwright loads a script into each page, which takes
 * 30 ms of processor time.
 */
export function settle(tab: Page): Promise<void> {
  return tab.evaluate(settled, settleTimeout);
}

/** Runs in the page. */
export async function settled(settleTimeout: number): Promise<void> {
  const plain = (family: string) => family.replaceAll(/["']/g, "");
  /**
   * True once a script has activated the fonts, after the first paint. The last stylesheet of the head contains them
   * and applies only without scripts. Until then `document.fonts.ready` ignores them.
   */
  const fontsAreThere = () => {
    const held = [...document.querySelectorAll<HTMLStyleElement>("head style[media]")].at(-1);
    if (!held?.sheet || matchMedia(held.media || "all").matches) return true;
    const shown = new Set([...document.fonts].map(({ family }) => plain(family)));
    return [...held.sheet.cssRules].every(
      (rule) => !(rule instanceof CSSFontFaceRule) || shown.has(plain(rule.style.getPropertyValue("font-family"))),
    );
  };
  /**
   * True once all forms are hydrated. Hydration starts at the first sign of a visitor and can change a form's height.
   */
  const formsAreTakenOver = () =>
    !("isHydrated" in window) ||
    [...document.querySelectorAll("html:not(.without-scripts) form[method=post]:not([novalidate])")].every(
      (form) => !form.checkVisibility(),
    );
  const until = performance.now() + settleTimeout;
  while (!fontsAreThere() || !formsAreTakenOver()) {
    dispatchEvent(new KeyboardEvent("keydown"));
    if (performance.now() > until) throw new Error(`fonts or forms did not load within ${settleTimeout / 1000} s`);
    // Polling on every frame would force each page to render frames.
    await new Promise((resume) => setTimeout(resume, 50));
  }

  await document.fonts.ready;
  const isEnding = ({ playState, effect }: Animation) =>
    playState === "running" && effect?.getComputedTiming().endTime !== Infinity;
  // Firefox never starts the transitions of elements in a closed `details`.
  const isShown = ({ effect }: Animation) => (effect as KeyframeEffect | null)?.target?.checkVisibility() ?? true;
  const ending = document.getAnimations().filter((one) => isEnding(one) && isShown(one));
  await Promise.allSettled(ending.map(({ finished }) => finished));
}

/**
 * Runs `look` with the page scrolled to the top and restores the scroll position. Further down, the sticky header
 * covers part of the page.
 */
export async function fromTop<Result>(tab: Page, look: () => Promise<Result>): Promise<Result> {
  const { x, y } = await tab.evaluate(() => ({ x: scrollX, y: scrollY }));
  await scrollAndWait(tab, { x: 0, y: 0 });
  try {
    return await look();
  } finally {
    await scrollAndWait(tab, { x, y });
  }
}

/** Waits until elements that follow the scroll position, such as an open list, have moved. */
async function scrollAndWait(tab: Page, place: { x: number; y: number }): Promise<void> {
  await tab.evaluate(async ({ x, y }) => {
    if (scrollX === x && scrollY === y) return;
    scrollTo({ left: x, top: y, behavior: "instant" });
    for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
  }, place);
}

/** Elements that cover part of a page while open. Checks skip that part, because they also run while it is visible. */
export const popups = [
  ":popover-open",
  "dialog[open]",
  "[role=dialog]",
  "[data-scope=dialog][data-part=backdrop]",
  "[role=listbox]",
  "[role=menu]",
  "[data-scope=toast][data-part=root]",
].join();
