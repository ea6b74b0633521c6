import { type Page, pages } from "../../data/pages.ts";
import { chooseColors, denyStorage, expect, openHydrated, test } from "./site-test.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1440, height: 900 };

test("the top navigation lists labeled pages in order and marks the current one", async ({ page }) => {
  await page.setViewportSize(desk);
  await openHydrated(page, "/events");
  const links = page.getByRole("navigation", { name: "Main" }).getByRole("listitem").getByRole("link");
  await expect(links).toHaveText(pages.map((entry: Page) => entry.nav).filter((label) => label !== undefined));
  await expect(page.locator("nav [aria-current=page]")).toHaveText("Events");
});

test("Donate links to the gift on the scholarships page and Get Involved to its page", async ({ page }) => {
  await page.setViewportSize(desk);
  await openHydrated(page, "/");
  const header = page.getByRole("banner");
  await expect(header.getByRole("link", { name: "Donate" })).toHaveAttribute("href", "/scholarships#contribute");
  await expect(header.getByRole("link", { name: "Get Involved" }).first()).toHaveAttribute("href", "/get-involved");
});

for (const width of [320, 390]) {
  test(`the open menu shows how to close it, and Donate once, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/about");
    const button = page.getByRole("button", { name: "Menu" });
    const icon = () => button.locator("path").filter({ visible: true }).getAttribute("d");
    const closed = await icon();
    await button.click();
    await expect.poll(icon).not.toBe(closed);
    await expect(page.getByRole("banner").getByRole("link", { name: "Donate" }).filter({ visible: true })).toHaveCount(
      1,
    );
    await button.click();
    await expect.poll(icon).toBe(closed);
  });

  test(`Donate is in the top bar at ${width} px, in one row with the menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await openHydrated(page, "/");
    const bar = page.getByRole("banner");
    const boxes = [
      await bar.getByRole("link", { name: "Kindred Ground" }).boundingBox(),
      await bar.getByRole("link", { name: "Donate" }).boundingBox(),
      await bar.getByRole("button", { name: "Menu" }).boundingBox(),
    ].map((box) => box ?? { x: -1, y: -1, width: 0, height: 0 });
    expect(Math.max(...boxes.map(({ y }) => y))).toBeLessThan(Math.min(...boxes.map(({ y, height }) => y + height)));
    for (const box of boxes) expect(box.height).toBeGreaterThanOrEqual(44);
    expect(Math.max(...boxes.map(({ x, width }) => x + width))).toBeLessThanOrEqual(width);
  });
}

const pack = "#role=weaver&counts=0.0.0.0.0.0.0.0.0.15&pillars=individualism.either_or&programs=pass-hub&owner=zo";

for (const path of ["/", "/quiz#q1", "/quiz#results", `/quiz/role-pack${pack}`]) {
  test(`skipping to the content of ${path} keeps the address before and after hydration`, async ({ page }) => {
    for (const open of [page.goto.bind(page), (address: string) => openHydrated(page, address)]) {
      await page.goto("about:blank");
      await open(path);
      const before = page.url();
      await page.getByRole("link", { name: "Skip to content" }).focus();
      await page.keyboard.press("Enter");
      // A quiz step that loads later moves the focus to its heading.
      await expect(page.locator("main:focus-within")).toHaveCount(1);
      expect(page.url()).toBe(before);
    }
  });
}

test("a menu link opens its page with the menu closed, also after Back", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/");
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeHidden();
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  await expect(menu).toBeHidden();
});

test("Escape closes the menu and returns the focus to its button", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("navigation", { name: "Main" })).toBeHidden();
  await expect(button).toBeFocused();
});

test("the menu closes when Tab leaves it in either direction", async ({ page }) => {
  await page.setViewportSize(phone);
  await openHydrated(page, "/");
  const button = page.getByRole("button", { name: "Menu" });
  const menu = page.getByRole("navigation", { name: "Main" });
  await button.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Shift+Tab");
  await expect(button).toBeFocused();
  await expect(menu).toBeVisible();
  await page.keyboard.press("Shift+Tab");
  await expect(menu).toBeHidden();
  await button.focus();
  await page.keyboard.press("Enter");
  await menu.getByRole("button").last().focus();
  await page.keyboard.press("Tab");
  await expect(menu).toBeHidden();
  await expect(page.getByRole("main").locator(":focus")).toBeVisible();
});

test("the focus indicator is never clipped at the bottom of the viewport", async ({ page }) => {
  await page.setViewportSize(desk);
  await openHydrated(page, "/about");
  const last = page.getByRole("contentinfo").getByRole("link").last();
  const reach = 7;
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const room = await page.evaluate(() => innerHeight - (document.activeElement?.getBoundingClientRect().bottom ?? 0));
    expect(room).toBeGreaterThanOrEqual(reach);
    if (await last.evaluate((element) => element === document.activeElement)) return;
  }
});

test("Back restores the scroll position", async ({ page }) => {
  await page.setViewportSize(desk);
  await openHydrated(page, "/about");
  await page.evaluate(() => scrollTo(0, 900));
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Privacy" })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page).toHaveURL("/privacy");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL("/about");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
});

test("a page that is only read loads one small script and uses full page loads", async ({ page }) => {
  await page.setViewportSize(desk);
  const scripts: string[] = [];
  page.on("request", (request) => request.resourceType() === "script" && scripts.push(request.url()));
  for (const path of ["/", "/about", "/quiz/roles/weaver", "/privacy"]) {
    await page.goto(path);
    await page.waitForTimeout(1_000);
    await page.evaluate(() => scrollTo(0, innerHeight));
    await page.waitForTimeout(300);
  }
  expect(scripts.filter((url) => !/\/assets\/site-[\w-]+\.js$/.test(url))).toEqual([]);
  await page.getByRole("contentinfo").getByRole("link", { name: "About", exact: true }).click();
  await expect(page).toHaveURL("/about");
  expect(await page.evaluate(() => performance.getEntriesByType("navigation")[0]?.name)).toContain("/about");
});

test("a selected color mode persists across pages and reloads without flashing", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light" });
  await openHydrated(page, "/");
  const background = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await background();
  await chooseColors(page, "Dark");
  const dark = await background();
  expect(dark).not.toBe(light);
  await page.goto("/about", { waitUntil: "commit" });
  await page.waitForSelector("body");
  expect(await background()).toBe(dark);
  await page.emulateMedia({ colorScheme: "dark" });
  await openHydrated(page, "/about");
  await chooseColors(page, "Light");
  expect(await background()).toBe(light);
});

test("a click before scripts load takes effect", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.emulateMedia({ colorScheme: "light" });
  const { promise: gate, resolve: open } = Promise.withResolvers<void>();
  await page.route("**/assets/site-*.js", async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  const colors = page.getByRole("banner").getByRole("button", { name: "Colors" });
  await colors.click();
  await expect(page.getByRole("menu")).toHaveCount(0);
  open();
  await expect(page.getByRole("menu", { name: "Colors" })).toBeFocused();
});

test("the page and the color mode work without storage", async ({ page }) => {
  await denyStorage(page);
  await page.setViewportSize(desk);
  await openHydrated(page, "/");
  await chooseColors(page, "Dark");
  await expect(page.locator("html")).toHaveClass(/dark/);
});

for (const width of [390, 768]) {
  test(`the picture of a visit page ends above the text at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/erins-place/hello", "/homestead/retreats"]) {
      await page.goto(path);
      const picture = await page.locator("main svg").first().boundingBox();
      const words = await page.locator("main p").first().boundingBox();
      const room = Number(words?.y) - Number(picture?.y) - Number(picture?.height);
      expect([path, room >= 16]).toEqual([path, true]);
    }
  });
}
