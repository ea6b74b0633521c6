import type { Page } from "@playwright/test";

const timeout = 20_000;

/**
 * Waits until a page is stable: its fonts are shown, its forms are hydrated, and its finite animations have ended.
 *
 * Uses only `evaluate`: for `waitForFunction` and locators, Playwright loads a script into each page, which takes
 * 30 ms of processor time.
 */
export function settle(tab: Page): Promise<void> {
  return tab.evaluate(settled, timeout);
}

/** Runs in the page. */
async function settled(timeout: number): Promise<void> {
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
  const until = performance.now() + timeout;
  while (!fontsAreThere() || !formsAreTakenOver()) {
    dispatchEvent(new KeyboardEvent("keydown"));
    if (performance.now() > until) throw new Error(`fonts or forms have not come within ${timeout / 1000} s`);
    // Polling on every frame would force each page to render frames.
    await new Promise((resume) => setTimeout(resume, 50));
  }

  await document.fonts.ready;
  const ending = document
    .getAnimations()
    .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
