import type { Page } from "@playwright/test";
import { openHydrated } from "../../a11y/run/open-page.ts";
import { expect, test } from "./site-test.ts";

/** The headless shell has no back/forward cache, but it still lists everything on a page that would prevent it. */
for (const path of ["/about", "/contact", "/quiz", "/shop"]) {
  test(`nothing on ${path} keeps it out of the back/forward cache`, async ({ page }) => {
    expect(await reasonsAgainst(page, path)).toEqual([]);
  });
}

test("a listener for unload does", async ({ page }) => {
  await page.addInitScript(() => addEventListener("unload", () => {}));
  expect(await reasonsAgainst(page, "/about")).not.toEqual([]);
});

/** Goes to another page and back. Lists what the page would have to change, without what the browser decides alone. */
async function reasonsAgainst(page: Page, path: string): Promise<string[]> {
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Page.enable");
  const reasons: string[] = [];
  protocol.on("Page.backForwardCacheNotUsed", ({ notRestoredExplanations }) => {
    for (const { type, reason } of notRestoredExplanations) if (type !== "Circumstantial") reasons.push(reason);
  });
  await openHydrated(page, path);
  await page.goto("/articles");
  await page.goBack();
  await expect(page).toHaveURL(path);
  return reasons;
}
