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
  test.use({ tolerated: [/Content Security Policy|TrustedScript/] });
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

test("the keyboard works before the scripts have come", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
});

test.describe("a page that something else has changed before its scripts came", () => {
  test.use({ tolerated: [/Minified React error #4\d\d/] });
  test("is drawn anew and works", async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.route("**/assets/entry.client*.js", async (route) => {
      await page.evaluate(() => document.querySelector("h1")?.replaceWith("changed by an extension"));
      await route.continue();
    });
    await openHydrated(page, "/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /Fraunces/);
    await expect(page.getByRole("banner").getByRole("link", { name: "Donate" })).not.toHaveCSS(
      "background-color",
      "rgba(0, 0, 0, 0)",
    );
    await page.getByRole("banner").getByRole("button", { name: "Dark" }).click();
    await expect(page.locator("html")).toHaveClass(/dark/);
  });
});
