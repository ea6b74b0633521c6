import type { Page } from "@playwright/test";
import { searchWords } from "../../data/search.ts";
import { observeMoves } from "./moves.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const main = (page: Page) => page.getByRole("main");
const field = (page: Page) => main(page).getByRole("searchbox");
const placesIn = (html: string) => [...html.matchAll(/<a href="([^"]+)" class="place"/g)].map(([, to]) => to ?? "");

test("the shortcut opens search, arrow keys and Enter open a result, and Back restores it", async ({ page }) => {
  await page.goto("/about");
  await expect(async () => {
    await page.keyboard.press("/");
    await expect(page).toHaveURL("/search#query", { timeout: 1_000 });
  }).toPass();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("membrship prices");
  await expect(
    main(page)
      .getByRole("status")
      .filter({ hasText: /\d+ results?$/ }),
  ).toBeVisible();
  const first = main(page).getByRole("listitem").getByRole("link").first();
  await expect(first).toHaveAttribute("href", "/academy#pricing-title");
  await expect(
    main(page)
      .locator("mark", { hasText: /membership/i })
      .first(),
  ).toBeVisible();
  // An input method uses the arrow keys to choose a word.
  await field(page).dispatchEvent("keydown", { key: "ArrowDown", isComposing: true });
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(first).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/academy#pricing-title");
  await page.goBack();
  await expect(field(page)).toHaveValue("membrship prices");
  await expect(first).toHaveAttribute("href", "/academy#pricing-title");
});

test("the shortcut can be turned off permanently", async ({ page }) => {
  await openHydrated(page, "/search");
  await page.getByRole("checkbox", { name: /Open search/ }).focus();
  await page.keyboard.press("Space");
  await openHydrated(page, "/about");
  await page.keyboard.press("/");
  await openHydrated(page, "/search");
  await expect(page.getByRole("checkbox", { name: /Open search/ })).not.toBeChecked();
});

test("search fits the narrowest phones and its field can be cleared", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/shop");
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type("homestead");
  await expect(main(page).locator("mark").first()).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await main(page).getByRole("button", { name: "Clear the field" }).click();
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
  await main(page).getByRole("button", { name: "Search" }).click();
  await expect(field(page)).toBeFocused();
});

test("an address with a query shows its results", async ({ page }) => {
  await openHydrated(page, "/search?q=somatics");
  await expect(field(page)).toHaveValue("somatics");
  await expect(main(page).locator("mark").first()).toHaveText(/^somatic/i);

  await field(page).fill("xqzvw");
  await expect(page.getByText(searchWords.none)).toBeVisible();
  await expect(page).toHaveURL("/search?q=xqzvw");
  await page.reload();
  await expect(field(page)).toHaveValue("xqzvw");
});

for (const [word, ...expected] of [
  ["refund", "/terms#refunds"],
  ["newsletter", "/articles#newsletter"],
  ["quiett chair", "/articles/let-the-quietest-chair-speak-first"],
  ["español", "/contact"],
  ["cost", "/academy#pricing-title"],
  ["job", "/contact#form-title"],
  ["kids", "/erins-place"],
  ["autism", "/erins-place#gloss"],
  ["therapist", "/contact#urgent-title"],
  ["volunteer", "/volunteer"],
  ["tax", "/donate#candor-title"],
  ["parking", "/homestead/visit"],
  ["wheelchair", "/homestead/visit", "/homestead/first-visit"],
  ["login", "/privacy"],
] as const) {
  test(`“${word}” leads to ${expected.join(" and ")}, and lists each page once`, async ({ request }) => {
    const html = await (await request.get(`/search?q=${encodeURIComponent(word)}`)).text();
    const places = placesIn(html);
    expect(places.slice(0, expected.length)).toEqual(expected);
    const pages = places.map((to) => to.split("#")[0]);
    expect(pages).toEqual([...new Set(pages)]);
  });
}

for (const [word, expected] of [
  ["tuition", "/academy"],
  ["toilet", "/erins-place/hello"],
  ["scholarships", "/shop/pay-it-forward-fund"],
] as const) {
  test(`“${word}” also leads to ${expected}, by a synonym`, async ({ request }) => {
    const places = placesIn(await (await request.get(`/search?q=${word}`)).text());
    expect(places.map((to) => to.split("#")[0])).toContain(expected);
  });
}

for (const query of ["licenses", "wcag level aaa", "design tokens"]) {
  test(`“${query}” leads to no page for auditors and designers`, async ({ request }) => {
    const places = placesIn(await (await request.get(`/search?${new URLSearchParams({ q: query })}`)).text());
    expect(places.filter((to) => /^\/(design|licenses|accessibility\/audit)/.test(to))).toEqual([]);
  });
}

test.describe("in a slow browser", () => {
  test.use({ tolerated: [/ERR_FAILED/] });
  for (const { width, height } of [
    { width: 390, height: 844 },
    { width: 1280, height: 720 },
  ])
    test(`nothing moves while results arrive, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      const session = await page.context().newCDPSession(page);
      await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      // Fallback letters have another width, so a late font would move the links of the header.
      await page.route("**/*.woff2", (route) => route.abort());
      const moves = await observeMoves(page);
      await openHydrated(page, "/search?q=garden");
      await expect(page.locator("#found")).toBeHidden();
      expect(await moves()).toEqual([]);
      await openHydrated(page, "/search");
      await field(page).fill("garden");
      await expect(main(page).locator("mark").first()).toBeVisible();
      await field(page).fill("xqzvw");
      await expect(page.getByText(searchWords.none)).toBeVisible();
      expect(await moves()).toEqual([]);
    });
});

test("nothing found is reported only when typing rests", async ({ page }) => {
  await page.clock.install();
  await openHydrated(page, "/search");
  const none = page.getByText(searchWords.none);
  await field(page).fill("home");
  await expect(main(page).locator("mark").first()).toBeVisible();
  // From here on, time passes only on request, because a busy machine may take longer than typing rests.
  await page.clock.pauseAt(Date.now() + 60_000);
  await field(page).fill("homexqz");
  await expect(main(page).locator("mark")).toHaveCount(0);
  await expect(none).toBeHidden();
  await page.clock.runFor(1000);
  await expect(none).toBeVisible();
});

test.describe("if only the site script loads", () => {
  test.use({ tolerated: [/ERR_FAILED|Failed to fetch dynamically imported module/] });
  test("the results of the service are on the page", async ({ page }) => {
    await page.route(/\/assets\/(?!site-)[^/]*\.js$/, (route) => route.abort());
    await page.goto("/search?q=garden");
    await expect(main(page).locator("mark").first()).toHaveText(/garden/i);
    await expect(field(page)).toHaveValue("garden");
  });
});

test("scripts replace the results of the service", async ({ page }) => {
  await openHydrated(page, "/search?q=garden");
  await expect(page.locator("#found")).toBeHidden();
  await expect(main(page).locator("mark:visible").first()).toHaveText(/garden/i);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the service returns results with marked matches", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("banner").getByRole("link", { name: "Search" }).first().click();
    await page.getByRole("searchbox").fill("equity seat");
    await page.getByRole("main").getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("main").locator("mark").first()).toBeVisible();
    await page.getByRole("main").getByRole("listitem").getByRole("link").first().click();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
