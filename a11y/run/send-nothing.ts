import type { Page } from "@playwright/test";

/**
 * Keeps every form of `tab` from being sent: an audit of somebody’s site leaves nothing in it. States answer in the
 * intake’s place, by routes of their own, which come first.
 */
export function sendNothing(tab: Page): Promise<unknown> {
  return tab.route("**/{forms,newsletter}/**", (route) =>
    route.request().method() === "GET" ? route.fallback() : route.abort(),
  );
}
