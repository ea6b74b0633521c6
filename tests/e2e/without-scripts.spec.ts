import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test("the menu opens and its links work without scripts", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Homestead" }).click();
  await expect(page).toHaveURL("/homestead");
});

test("disclosures open without scripts", async ({ page }) => {
  await page.goto("/academy");
  const first = page.locator("details").first();
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
});

test("the skip link works without scripts", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about#content");
});

test("a payment that is not possible yet leads to the waitlist", async ({ page }) => {
  await page.goto("/academy/study");
  await page.getByRole("link", { name: /^Tell me when I can buy\s+Live Cohort/ }).click();
  await expect(page).toHaveURL("/academy?interest=courses#waitlist");
  await expect(page.getByRole("heading", { name: "Join the waitlist" })).toBeInViewport();
});

test("a sample link to another shop opens a page that explains product and price", async ({ page, context }) => {
  await page.goto("/shop/dismantling-supremacy-ebook");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Learn More/ }).click(),
  ]);
  await expect(opened.getByRole("heading", { level: 1, name: "Not open yet" })).toBeInViewport();
  await expect(opened.getByRole("heading", { level: 2 }).filter({ visible: true }).first()).toHaveText(
    "Dismantling Supremacy ebook",
  );
  await expect(opened.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(opened.getByText("This isn’t on sale yet.").filter({ visible: true })).toHaveCount(1);
  await expect(opened.getByText("$27")).toBeVisible();
  await expect(opened.getByText("You can close this tab").filter({ visible: true })).toHaveCount(1);
  await opened.getByRole("link", { name: "Back to Dismantling Supremacy ebook" }).click();
  await expect(opened.getByRole("heading", { name: "Dismantling Supremacy ebook" })).toBeInViewport();
});

test("the page for samples doesn't mention another tab when opened directly", async ({ page }) => {
  await page.goto("/not-open-yet");
  await expect(page.getByRole("link", { name: "Back to Dismantling Supremacy ebook" })).toBeVisible();
  await expect(page.getByText("You can close this tab").filter({ visible: true })).toHaveCount(0);
});
