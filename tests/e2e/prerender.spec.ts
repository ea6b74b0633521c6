import { globSync, readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { attribute, elementsOf, parse, textOf } from "../../common/html.ts";
import { loadedFonts } from "../../theme/loaded-fonts.ts";
import { holdBack } from "./held-back.ts";
import { observeMoves } from "./moves.ts";
import { chooseColors, expect, openHydrated, test } from "./site-test.ts";

test("serves the design tokens to other sites at stable addresses", async ({ request }) => {
  const tokens = await request.get("/tokens/color.tokens.json");
  expect(tokens.headers()["access-control-allow-origin"]).toBe("*");
  expect(await tokens.text()).toBe(readFileSync("theme/tokens/color.tokens.json", "utf8"));
  expect(await (await request.get("/tokens.css")).text()).toMatch(/--colors?-clay-600: /);
  expect((await request.get("/")).headers()).not.toHaveProperty("access-control-allow-origin");
});

test("no page says that a fact is to be confirmed", () => {
  const files = globSync("build/client/**/*.html");
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => /to be confirmed/i.test(readFileSync(file, "utf8")))).toEqual([]);
});

test("every price for search engines is on its page", () => {
  const priced = globSync("build/client/**/*.html").map((file) => {
    const page = parse(readFileSync(file, "utf8"), { scriptingEnabled: false });
    const elements = elementsOf(page);
    const main = elements.find(({ tagName }) => tagName === "main");
    const data = elements.filter((element) => attribute(element, "type") === "application/ld+json").map(textOf);
    const amounts = (main ? textOf(main) : "").match(/\$\d[\d,]*/g) ?? [];
    return { file, prices: data.flatMap((text) => pricesIn(JSON.parse(text))), amounts };
  });
  expect(priced.flatMap(({ prices }) => prices).length).toBeGreaterThan(20);
  for (const { file, prices, amounts } of priced) expect(amounts, file).toEqual(expect.arrayContaining(prices));
});

/** Returns the prices above 0 in JSON-LD, as a page prints them. */
function pricesIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) => {
    if (!["price", "lowPrice", "highPrice"].includes(name)) return pricesIn(part);
    return Number(part) > 0 ? [`$${Number(part).toLocaleString("en-US")}`] : [];
  });
}

test("no page waits for a script or stylesheet", () => {
  for (const file of globSync("build/client/**/*.html")) {
    const head = readFileSync(file, "utf8").split("</head>")[0] ?? "";
    expect(head, file).not.toMatch(/<script[^>]* src=|<link[^>]*rel="(stylesheet|modulepreload)"/);
  }
});

for (const [path, width, ...unfinished] of [
  ["/quiz", 1280, ">Homestead</a>", "</h1>"],
  ["/", 390, "</h1>", ">ERIN’s Place<span"],
] as const) {
  test(`${path} paints when everything above the fold is loaded, without layout shifts`, async ({ page, baseURL }) => {
    await page.setViewportSize({ width, height: 800 });
    // Fonts can shift a line slightly.
    await page.route("**/assets/**", () => {});
    const moved = await observeMoves(page);
    const painted = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length);
    for (const mark of unfinished) {
      await using held = await holdBack(`${baseURL}${path}`, mark);
      await page.goto(held.url, { waitUntil: "commit" });
      // Without the delay, the paint takes a tenth of this time.
      await page.waitForTimeout(500);
      expect(await painted(), mark).toBe(0);
      held.sendRest();
      await expect.poll(painted).toBe(1);
      expect(await moved(), mark).toEqual([]);
    }
    await using held = await holdBack(`${baseURL}${path}`, "</h2>");
    await page.goto(held.url, { waitUntil: "commit" });
    await expect.poll(painted).toBe(1);
    held.sendRest();
    await page.waitForLoadState("domcontentloaded");
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await moved()).toEqual([]);
  });
}

test("a page's policy forbids everything that it doesn't name", async ({ page }) => {
  const response = await page.goto("/");
  expect(response?.headers()["content-security-policy"]).toBe("frame-ancestors 'self'");
  const policy = (await page.getAttribute("meta[http-equiv=Content-Security-Policy]", "content")) ?? "";
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/(script-src|style-src-elem)[^;]*'unsafe-inline'/);
});

test.describe("an injected script", () => {
  test.use({ tolerated: [/Content Security Policy|TrustedScript/] });
  test("doesn't run", async ({ page }) => {
    await page.goto("/");
    const ran = await page.evaluate(() => {
      const script = document.createElement("script");
      try {
        script.textContent = "window.injected = true";
        document.body.append(script);
      } catch {
        // Trusted Types rejects the text before the policy can block the script.
      }
      return "injected" in window;
    });
    expect(ran).toBe(false);
  });
});

test("the keyboard works before scripts load", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
});

test("a page that an extension changes keeps the change, and its controls work", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/");
  await page.evaluate(() => document.querySelector("h1")?.replaceChildren("changed by an extension"));
  await chooseColors(page, "Dark");
  await expect(page.locator("html")).toHaveClass(/dark/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("changed by an extension");
});

/** Adds a `font` mark with the family to the page's timeline for each added font. */
async function markFonts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const add = document.fonts.add.bind(document.fonts);
    document.fonts.add = (font) => {
      performance.mark("font", { detail: font.family });
      return add(font);
    };
  });
}

test("fonts load after the first paint", async ({ page }) => {
  await page.goto("/");
  // `document.fonts.check` is also true for fonts that don't exist, so this measures the width of text.
  await page.waitForFunction(
    (families) => {
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return false;
      const width = (family: string) => {
        pen.font = `40px ${family}`;
        return pen.measureText("What is yours to do?").width;
      };
      return families.every((family) => width(`"${family}", monospace`) !== width("monospace"));
    },
    [...loadedFonts.keys()],
  );
  const { painted, asked } = await page.evaluate(() => ({
    painted: performance.getEntriesByName("first-contentful-paint")[0]?.startTime,
    asked: performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  }));
  expect(asked.length).toBeGreaterThanOrEqual(2);
  expect(Math.min(...asked)).toBeGreaterThan(painted ?? Number.POSITIVE_INFINITY);
});

test("fonts are available from the start on the next page", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("contentinfo").getByRole("link", { name: "Shop" }).click();
  await expect(page).toHaveURL("/shop");
  const families = await page.evaluate(() => [...document.fonts].map(({ family }) => family.replaceAll('"', "")));
  expect([...new Set(families)]).toEqual(expect.arrayContaining([...loadedFonts.keys()]));
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("fonts load", async ({ page }) => {
    const font = page.waitForRequest((request) => request.resourceType() === "font");
    await page.goto("/");
    await font;
  });
});

test("React loads after the fonts are displayed", async ({ page }) => {
  await markFonts(page);
  const script = page.waitForEvent("requestfinished", (request) => request.url().includes("/assets/islands-"));
  await page.goto("/search?q=bread");
  await script;
  const begun = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".js") && !name.includes("/assets/site-"));
    return [...performance.getEntriesByName("font"), ...scripts]
      .sort((a, b) => a.startTime - b.startTime)
      .map(({ name }) => name);
  });
  expect(begun.slice(0, 3)).toEqual(["font", "font", "font"]);
});

test("React doesn't wait for fonts that fail to load", async ({ page }) => {
  await page.route("**/*.woff2", () => {});
  const script = page.waitForRequest(/\/assets\/islands-.*\.js$/);
  await page.goto("/search?q=bread", { waitUntil: "commit" });
  await script;
});

test("an island brings the theme's stylesheet", async ({ page }) => {
  await openHydrated(page, "/");
  await page.waitForFunction(() => {
    const value = getComputedStyle(document.documentElement).getPropertyValue("--k-colors-fern-deep");
    return value.startsWith("#");
  });
});

test("the site publishes licenses of its code and a security contact", async ({ page, request }) => {
  await page.goto("/licenses");
  await expect(page.getByRole("table", { name: "Typefaces" }).getByRole("row")).not.toHaveCount(0);
  const code = page.getByRole("table", { name: "Code" });
  await expect(code.getByRole("row", { name: /^react \d.* MIT$/ })).toBeVisible();
  const names = await page.getByRole("rowheader").allTextContents();
  const href = await page.getByRole("link", { name: /in full/ }).getAttribute("href");
  const text = await (await request.get(href ?? "")).text();
  expect(names.filter((name) => !text.includes(`${name} `))).toEqual([]);
  const security = await request.get("/.well-known/security.txt");
  expect(security.headers()["content-type"]).toMatch(/^text\/plain/);
  expect(await security.text()).toMatch(/^Contact: mailto:/);
});

test("a file that is not a page finds its icon", async ({ page, request }) => {
  await page.goto("/robots.txt");
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^image\//);
});

test("the icons exist", async ({ page, request }) => {
  await page.goto("/");
  const icons = await page
    .locator("link[rel$=icon]")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(icons).toHaveLength(1);
  // Phones request apple-touch-icon.png without a link. Emails use icon-512.png.
  for (const icon of [...icons, "/apple-touch-icon.png", "/icon-512.png"]) {
    const response = await request.get(icon ?? "");
    expect(response.headers()["content-type"]).toBe("image/png");
  }
});
