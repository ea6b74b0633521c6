import type { Page } from "@playwright/test";
import { popups } from "../../run/open-page.ts";

/**
 * True if an overlay covers the page, such as an open menu. Then only the window can be captured: for a larger
 * screenshot, Chromium enlarges the window, and fixed elements move or close.
 */
export function hasSomethingOnTop(tab: Page): Promise<boolean> {
  return tab.evaluate(
    (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    popups,
  );
}
