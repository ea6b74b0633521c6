import type { PageOpening } from "@kindred-ground/audit/core/setup.ts";
import { settle as settlePlain } from "@kindred-ground/audit/runner/open-page.ts";
import type { Page } from "@playwright/test";

const timeout = 60_000;

/** Polling interval in milliseconds. Polling on every frame would force each page to render frames. */
const interval = 50;

/**
 * Opens an address, and hydrates the islands' controls that need no press. Pages of the intake have no scripts, so
 * nothing hydrates there.
 */
export async function openHydrated(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await hydrateNow(tab);
}

/** Controls that hydrate without a press. */
const anyControl = "[data-scripts]:not([data-scripts=press])";

/** Hydrates the islands of an open page. Controls that need a press hydrate only when they are pressed. */
export async function hydrateNow(tab: Page): Promise<void> {
  await tab.evaluate(mountIslands, { controls: anyControl, timeout, interval });
}

/**
 * Opens an address, and hydrates the controls in `main` that need no press. Also hydrates those outside it if an island
 * restores state from storage or the address.
 */
export async function openAsLoaded(tab: Page, address: string): Promise<void> {
  await tab.goto(address);
  await tab.evaluate(mountIslands, { controls: "main [data-scripts]:not([data-scripts=press])", timeout, interval });
  const stateful = await tab.evaluate(() => {
    // Same rule as in src/islands/load.ts.
    const hasQuery = location.search !== "" || location.hash !== "";
    return [...document.querySelectorAll<HTMLElement>("[data-island] [data-stateful]")].some(
      ({ dataset: { stateful = "" } }) => hasQuery || localStorage.getItem(stateful) !== null,
    );
  });
  if (stateful) await hydrateNow(tab);
}

interface Waiting {
  /** Selector of the controls to hydrate. */
  controls: string;
  timeout: number;
  interval: number;
}

/**
 * Runs in the page: hydrates the islands with these controls, and rejects after the timeout. Playwright's waiting
 * functions would load a script into each page: see `settle` in packages/audit/runner/open-page.ts.
 */
async function mountIslands({ controls, timeout, interval }: Waiting): Promise<void> {
  const until = performance.now() + timeout;
  for (;;) {
    const waiting = [...document.querySelectorAll("[data-island]:not([data-mounted])")].flatMap(
      (island) => island.querySelector(controls) ?? [],
    );
    if (waiting.length === 0 || document.documentElement.matches(".without-scripts")) return;
    // Repeated, because the script with the listener may not have loaded yet.
    for (const control of waiting) control.dispatchEvent(new Event("pointerover", { bubbles: true }));
    if (performance.now() > until) throw new Error(`the page's islands did not load within ${timeout / 1000} s`);
    await new Promise((resume) => setTimeout(resume, interval));
  }
}

/** Opens this site's pages, whose islands hydrate and whose fonts wait for the first paint. */
export const opening: PageOpening = {
  open: (tab, address, { needsScripts }) => (needsScripts ? openHydrated(tab, address) : openAsLoaded(tab, address)),
  untilReady: (tab) => tab.evaluate(untilTakenOver, timeout),
  // Opens search. tests/e2e/search.spec.ts checks that visitors can turn it off.
  shortcutsWithSwitch: ["/"],
};

/** Waits until a page is stable: its fonts are shown, the forms of its islands work, and its animations have ended. */
export async function settle(tab: Page): Promise<void> {
  await opening.untilReady(tab);
  await settlePlain(tab);
}

/** Runs in the page: waits until its fonts are shown and the forms of its islands work. Rejects after the timeout. */
export async function untilTakenOver(timeout: number): Promise<void> {
  const plain = (family: string) => family.replaceAll(/["']/g, "");
  /**
   * Returns true unless fonts still wait for the script that activates them after the first paint. The last stylesheet
   * in the head declares the fonts, and applies only without scripts. Until a script activates them,
   * `document.fonts.ready` ignores them.
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
   * Returns true once React has taken over all visible forms of mounted islands. This can change the height of a form.
   */
  const formsAreTakenOver = () =>
    [...document.querySelectorAll("[data-mounted] form[method=post]:not([novalidate])")].every(
      (form) => !form.checkVisibility(),
    );
  const until = performance.now() + timeout;
  while (!fontsAreThere() || !formsAreTakenOver()) {
    if (performance.now() > until) throw new Error(`fonts or forms did not load within ${timeout / 1000} s`);
    // Polling on every frame would force each page to render frames.
    await new Promise((resume) => setTimeout(resume, 50));
  }
}
