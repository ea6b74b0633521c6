import { selectors } from "@playwright/test";

let isTaught = false;

/**
 * Adds the method that Playwright calls on every element and that Chromium lacks before 105. A selector engine gets it
 * into Playwright's own scripts. These scripts run even if the page's scripts are off. Call it before creating a
 * context.
 */
export async function teachVisibility(): Promise<void> {
  if (isTaught) return;
  isTaught = true;
  await selectors.register("visibility-of-old-browsers", engine, { contentScript: true });
}

/** Runs in the page. The engine finds nothing; it only adds the method. */
function engine() {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
}
