import type { Page } from "@playwright/test";
import { settle } from "../../a11y/open-page.ts";
import { expect, test } from "./site-test.ts";

const paths = [
  "/academy",
  "/articles/two-hundred-trees-and-then-twelve",
  "/contact",
  "/donate",
  "/events/ground-and-breath",
  "/homestead",
  "/privacy",
  "/scholarships",
];

/** Milliseconds in which a page might still move. */
const settling = 3_000;

function hashes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='#']")];
    const own = links.filter(
      (link) => link.pathname === location.pathname && link.search === "" && link.hash.length > 1,
    );
    return [...new Set(own.filter((link) => link.checkVisibility()).map(({ hash }) => hash))];
  });
}

/** Resolves to the distance of a link's target from the top of the viewport, in CSS pixels. */
function topOf(page: Page, hash: string): Promise<number> {
  return page.evaluate((id) => document.getElementById(id)?.getBoundingClientRect().top ?? Number.NaN, hash.slice(1));
}

async function follow(page: Page, hash: string): Promise<number> {
  await page.evaluate((hash) => {
    const links = [...document.querySelectorAll<HTMLAnchorElement>("main a[href*='#']")];
    links.find((link) => link.hash === hash && link.pathname === location.pathname)?.click();
  }, hash);
  await expect(page.locator(`[id="${hash.slice(1)}"]`)).toBeInViewport();
  let top = Number.NaN;
  const isSteady = async () => {
    const before = top;
    top = await topOf(page, hash);
    return top === before;
  };
  // Scripts that are still loading on a busy machine can delay the jump.
  await expect.poll(isSteady).toBe(true);
  return top;
}

/** Resolves to the page's height, or to undefined while a notice says that scripts are late, as on a busy machine. */
function heightOf(page: Page): Promise<number | undefined> {
  return page.evaluate(() => {
    const { classList, scrollHeight } = document.documentElement;
    return classList.contains("without-scripts") ? undefined : scrollHeight;
  });
}

async function expectSteady(page: Page, path: string): Promise<void> {
  await page.goto(path);
  // Line breaks may change with the web fonts, which load after the first paint of a visit.
  await settle(page);
  await expect.poll(() => heightOf(page), path).toBeDefined();
  const loaded = await heightOf(page);
  await page.waitForTimeout(settling);
  await expect.poll(() => heightOf(page), path).toBe(loaded);
  const tops = new Map<string, number>();
  for (const hash of (await hashes(page)).slice(0, 3)) tops.set(hash, await follow(page, hash));
  for (const [hash, late] of tops) {
    await page.goto("about:blank");
    await page.goto(path, { waitUntil: "domcontentloaded" });
    await follow(page, hash);
    await expect.poll(async () => Math.abs((await topOf(page, hash)) - late), `${path}${hash}`).toBeLessThan(2);
  }
}

for (const width of [390, 1280]) {
  test(`at ${width} px links within pages reach their targets and pages keep their height`, async ({ context }) => {
    // Opens all pages at the same time, because each of them mostly waits.
    await Promise.all(
      paths.map(async (path) => {
        const page = await context.newPage();
        await page.setViewportSize({ width, height: 900 });
        await expectSteady(page, path);
      }),
    );
  });
}
