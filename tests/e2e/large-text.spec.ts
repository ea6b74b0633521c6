import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { everyPage } from "../../data/every-page.ts";
import { expect, test } from "./site-test.ts";
import { stickingOut } from "./sticking-out.ts";

test("on the narrowest phone, with the browser’s own text size doubled, no page scrolls sideways", async ({
  playwright,
  baseURL,
  launchOptions,
}, testInfo) => {
  test.slow();
  // Unlike a size that the page sets, the browser’s own also counts in media queries.
  const profile = testInfo.outputPath("profile");
  mkdirSync(join(profile, "Default"), { recursive: true });
  writeFileSync(
    join(profile, "Default", "Preferences"),
    JSON.stringify({ webkit: { webprefs: { default_font_size: 32 } } }),
  );
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 640 },
  });
  const page = await context.newPage();
  const findings: Record<string, string[]> = {};
  for (const { path } of everyPage()) {
    await page.goto(path);
    const found = await stickingOut(page);
    if (found.length > 0) findings[path] = found;
  }
  expect(await page.locator("html").evaluate((html) => getComputedStyle(html).fontSize)).toBe("32px");
  await context.close();
  expect(findings).toEqual({});
});
