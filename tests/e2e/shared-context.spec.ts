import type { Page } from "@playwright/test";
import { expect, test } from "./site-test.ts";

// The second test must run after the first, in the same worker.
test.describe.configure({ mode: "serial" });

/**
 * Resolves to the traces of another test in the open page and its browser context, each true if it is there. Leaves out
 * the Cache API, which Playwright does not empty and the site does not use.
 */
function tracesIn(page: Page): Promise<Record<string, boolean>> {
  return page.evaluate(async () => {
    const clipboard = await navigator.permissions.query({ name: "clipboard-read" as PermissionName });
    return {
      "offline mode": !navigator.onLine,
      permission: clipboard.state === "granted",
      "local storage": localStorage.getItem("trace") !== null,
      "session storage": sessionStorage.getItem("trace") !== null,
      cookie: document.cookie.includes("trace"),
      database: (await indexedDB.databases()).some(({ name }) => name === "trace"),
      script: "trace" in window,
      "color scheme": matchMedia("(prefers-color-scheme: dark)").matches,
      viewport: innerWidth === 333,
      clock: Date.now() < Date.UTC(2001, 0),
    };
  });
}

test("a test can leave data, settings and scripts in its browser context", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read"]);
  await page.addInitScript(() => Object.assign(window, { trace: true }));
  await page.clock.setFixedTime(Date.UTC(2000, 0));
  await page.emulateMedia({ colorScheme: "dark" });
  await page.setViewportSize({ width: 333, height: 700 });
  await page.route("**/about", (route) => route.fulfill({ contentType: "text/html", body: "<h1>Replaced</h1>" }));
  await page.goto("/about");
  await expect(page.getByRole("heading")).toHaveText("Replaced");
  await page.evaluate(async () => {
    localStorage.setItem("trace", "1");
    sessionStorage.setItem("trace", "1");
    await cookieStore.set("trace", "1");
    await new Promise((resolve) => indexedDB.open("trace").addEventListener("success", resolve));
  });
  await context.setOffline(true);
  expect(Object.entries(await tracesIn(page)).filter(([, isThere]) => !isThere)).toEqual([]);
});

test("a later test in the same context finds none of them", async ({ page }) => {
  await page.goto("/about");
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("Replaced");
  expect(Object.entries(await tracesIn(page)).filter(([, isThere]) => isThere)).toEqual([]);
});
