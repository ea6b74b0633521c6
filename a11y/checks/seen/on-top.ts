import type { Page } from "@playwright/test";
import { popups } from "../../run/popups.ts";

/**
 * Whether something lies over the page, such as an open menu. Then only what the window shows can be pictured: for a
 * picture beyond it Chromium makes the window larger, and what is fixed to it moves, or closes.
 */
export function hasSomethingOnTop(tab: Page): Promise<boolean> {
  return tab.evaluate(
    (selector) => [...document.querySelectorAll(selector)].some((element) => element.checkVisibility()),
    popups,
  );
}
