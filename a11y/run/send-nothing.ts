import type { Page } from "@playwright/test";

/**
 * Blocks all form submissions of `tab`, so that an audit leaves no data in a live site.
 *
 * States that simulate the intake add their own routes, which take precedence.
 */
export function sendNothing(tab: Page): Promise<unknown> {
  return tab.route("**/{forms,newsletter}/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
}
