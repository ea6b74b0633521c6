import { everyPage } from "../../data/every-page.ts";
import { expect, openHydrated, test } from "./site-test.ts";

for (const { path } of everyPage()) {
  test(`${path} shows without scripts what it shows with them`, async ({ page, browser, baseURL }) => {
    await openHydrated(page, path);
    const scripted = await readable(page);
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
    const plain = await context.newPage();
    await plain.goto(path);
    const static_ = await readable(plain);
    await context.close();
    expect(static_.heading).toBe(scripted.heading);
    expect(static_.links).toEqual(scripted.links);
    // What depends on the visitor’s clock or place appears with scripts only; all else is there from the start.
    const missing = scripted.paragraphs.filter((text) => !static_.paragraphs.includes(text));
    expect(missing.length).toBeLessThanOrEqual(scripted.paragraphs.length * 0.2);
  });
}

test.describe("with scripting off", () => {
  test.use({ javaScriptEnabled: false });

  test("the menu opens and leads on", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Homestead" }).click();
    await expect(page).toHaveURL("/homestead");
  });

  test("disclosures open", async ({ page }) => {
    await page.goto("/academy");
    const first = page.locator("details").first();
    await first.locator("summary").click();
    await expect(first).toHaveAttribute("open", "");
  });
});

/** The page as a reader has it: its heading, where its links lead, and the text of its paragraphs and items. */
async function readable(page: import("@playwright/test").Page) {
  return {
    heading: await page.locator("h1").first().textContent(),
    links: await page.locator("main a[href]").evaluateAll((all) => all.map((a) => a.getAttribute("href"))),
    paragraphs: await page.locator("main :is(p, li, dt, dd, td, h2, h3):not(:has(p, li, h2, h3))").allTextContents(),
  };
}
