import { articleFeed } from "../../data/article-feed.ts";
import { site } from "../../data/site.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const article = "/articles/two-hundred-trees-and-then-twelve";

test("links contents to headings and headings to themselves", async ({ page }) => {
  await openHydrated(page, article);
  const heading = page.getByRole("heading", { name: "A year of looking" });
  await page
    .getByRole("navigation", { name: "In this article" })
    .getByRole("link", { name: "A year of looking" })
    .click();
  await expect(heading).toBeInViewport();
  expect(new URL(page.url()).hash).toBe("#a-year-of-looking");
  const sign = () =>
    heading.getByRole("link").evaluate((link) => getComputedStyle(link, "::after").getPropertyValue("opacity"));
  expect(await sign()).toBe("0");
  await heading.getByRole("link").hover();
  await expect.poll(sign).toBe("1");
});

test("prints the article, its drawing, and link addresses without controls", async ({ page }) => {
  await page.goto(article);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.locator("main svg").filter({ visible: true }).first()).toBeVisible();
  for (const role of ["banner", "contentinfo", "navigation", "form"] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
  const scan = page.getByRole("link", { name: "come and visit the Homestead" });
  expect(await scan.evaluate((link) => getComputedStyle(link, "::after").content)).toContain("/homestead/visit");
  await expect(page.getByText(site.origin + article)).toBeVisible();
});

test("links to a working feed in the head of an article", async ({ page, request }) => {
  await page.goto(article);
  await expect(page.locator(`head link[rel=alternate][type="${articleFeed.type}"]`)).toHaveAttribute(
    "href",
    articleFeed.path,
  );
  const response = await request.get(articleFeed.path);
  expect(response.status()).toBe(200);
  expect(await response.text()).toContain("The notebook is not beautiful");
});
