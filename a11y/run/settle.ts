import type { Page } from "@playwright/test";

/**
 * Waits until nothing of a page is still to come by itself: its bands are rendered, its fonts are shown, what moves to an
 * end has come to it.
 */
export async function settle(tab: Page): Promise<void> {
  // In the intake’s pages, which have no scripts, nothing is deferred, whatever the first script has noted.
  await tab.evaluate(
    () => document.documentElement.matches(".without-scripts") && document.documentElement.classList.remove("deferred"),
  );
  await tab.locator("html:not(.deferred)").waitFor({ state: "attached" });
  await tab.waitForFunction(fontsAreThere, undefined, { polling: 50 });
  await tab.evaluate(async () => {
    await document.fonts.ready;
    const ending = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === "running" && effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/**
 * Runs in the page. A script adds the fonts after the first paint, from the last sheet of the head, which until then
 * holds only where scripts are off; before that `document.fonts.ready` knows nothing of them.
 */
function fontsAreThere(): boolean {
  const held = document.querySelector<HTMLStyleElement>("head style[media]:last-of-type");
  if (!held?.sheet || matchMedia(held.media || "all").matches) return true;
  const plain = (family: string) => family.replaceAll(/["']/g, "");
  const shown = new Set([...document.fonts].map(({ family }) => plain(family)));
  return [...held.sheet.cssRules].every(
    (rule) => !(rule instanceof CSSFontFaceRule) || shown.has(plain(rule.style.getPropertyValue("font-family"))),
  );
}
