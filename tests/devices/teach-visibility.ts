import { selectors } from "@playwright/test";

let isTaught = false;

/**
 * Gives old browsers the method that Playwright calls on every element and Chromium has only since 105. A selector engine
 * is what Playwright evaluates together with its own scripts, also where those of the page are off. Call it before a
 * context is made.
 */
export async function teachVisibility(): Promise<void> {
  if (isTaught) return;
  isTaught = true;
  await selectors.register("visibility-of-old-browsers", engine, { contentScript: true });
}

/** Runs in the page. The engine finds nothing; it is there for what it adds. */
function engine() {
  Element.prototype.checkVisibility ??= function (this: Element) {
    return this.getClientRects().length > 0;
  };
  return { query: () => null, queryAll: () => [] };
}
