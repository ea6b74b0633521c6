import { globSync, statSync } from "node:fs";
import type { Page } from "@playwright/test";
import { everyPage } from "../../data/every-page.ts";
import { firstFlight, headerBytes } from "../first-flight.ts";
import { expect, openHydrated, test } from "./site-test.ts";

test("every page with styles and headers fits the first round trip", async ({ request }) => {
  const sizes = await Promise.all(
    everyPage().map(async ({ path }) => {
      const response = await request.get(path, { headers: { "Accept-Encoding": "br" } });
      const headers = headerBytes(response.headersArray().map(({ name, value }) => [name, value]));
      return { path, bytes: headers + statSync(`build/client${path}/index.html.br`).size };
    }),
  );
  expect(sizes.filter(({ bytes }) => bytes > firstFlight)).toEqual([]);
});

test("every page with styles is at most 14 KB", () => {
  const sizes = globSync("build/client/**/*.html.br").map((file) => ({ file, bytes: statSync(file).size }));
  expect(sizes.filter(({ bytes }) => bytes > 14 * 1024)).toEqual([]);
});

/** Returns a function that counts the bytes, as sent, of all scripts that the page has loaded since this call. */
function countScripts(page: Page): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  page.on("requestfinished", (request) => {
    if (request.resourceType() !== "script") return;
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
}

for (const [path, kilobytes] of [
  ["/contact", 205],
  ["/shop", 175],
] as const) {
  test(`${path} loads at most ${kilobytes} KB of compressed script`, async ({ page }) => {
    const scripts = countScripts(page);
    await openHydrated(page, path);
    const bytes = await scripts();
    expect(bytes).toBeGreaterThan(8 * 1024);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
  });
}

for (const path of ["/about/people", "/homestead/visit", "/donate", "/impact", "/homestead/first-visit"])
  test(`a visit that reads ${path} loads at most 8 KB of script`, async ({ page }) => {
    const scripts = countScripts(page);
    await page.goto(path);
    for (const section of await page.locator("main section").all()) await section.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    expect(await scripts()).toBeLessThanOrEqual(8 * 1024);
  });

for (const [thing, path, shown, kilobytes] of [
  ["an own story", "/homestead/first-visit#name=Ada&who=she", "main [role=status]", 160],
  ["a group", "/quiz/together#Ada=weaver", "#group-title", 170],
] as const)
  test(`${thing} loads at most ${kilobytes} KB of script`, async ({ page }) => {
    const scripts = countScripts(page);
    await page.goto(path);
    await page.locator(shown).filter({ visible: true }).first().waitFor();
    await page.waitForLoadState("networkidle");
    const bytes = await scripts();
    expect(bytes).toBeGreaterThan(100 * 1024);
    expect(bytes).toBeLessThanOrEqual(kilobytes * 1024);
  });
