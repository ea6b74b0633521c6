import { globSync, readFileSync, statSync } from "node:fs";
import { everyPage } from "../../data/every-page.ts";
import { expect, openHydrated, test } from "./site-test.ts";

/** What a server may send in its first round trip, in bytes. */
const firstRoundTrip = 14 * 1024;

test("every page with its styles fits the first round trip", () => {
  const heavy = globSync("build/client/**/*.html.br")
    .map((file) => ({ file, bytes: statSync(file).size }))
    .filter(({ bytes }) => bytes > firstRoundTrip);
  expect(heavy).toEqual([]);
});

test("every page of the data has its file", () => {
  for (const { path } of everyPage()) {
    expect(() => statSync(`build/client${path === "/" ? "" : path}/index.html`)).not.toThrow();
  }
});

test("no page waits for a script or a style sheet", () => {
  for (const file of globSync("build/client/**/*.html")) {
    const head = readFileSync(file, "utf8").split("</head>")[0] ?? "";
    expect(head, file).not.toMatch(/<script[^>]* src=|<link[^>]*rel="(stylesheet|modulepreload)"/);
  }
});

test("the policy of a page forbids what it does not name", async ({ page }) => {
  const response = await page.goto("/");
  const policy = response?.headers()["content-security-policy"] ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/(script-src|style-src-elem)[^;]*'unsafe-inline'/);
  expect(policy).toContain("frame-ancestors 'none'");
});

test.describe("an injected script", () => {
  test.use({ tolerated: [/Content Security Policy/] });
  test("does not run", async ({ page }) => {
    await page.goto("/");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "window.injected = true";
        document.body.append(script);
      } catch {
        // Trusted Types refused the text before the policy could refuse the script.
      }
      return "injected" in window;
    });
    expect(ran).toBe(false);
  });
});

test("opening every menu, disclosure and notification breaks no policy", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const { path } of everyPage()) {
    await openHydrated(page, path);
    await page.getByRole("button", { name: "Menu" }).click();
    await page.keyboard.press("Escape");
    for (const summary of await page.locator("main summary").all()) await summary.click();
  }
});

test("the Tab key reaches content before the scripts have come, and wakes them", async ({ page }) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});
