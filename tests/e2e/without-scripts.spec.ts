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
  await page.goto("/academy#live-cohort");
  await page.locator("#live-cohort summary").click();
  await page.getByRole("link", { name: /^Tell me when I can buy\s+Live Cohort/ }).click();
  await expect(page).toHaveURL("/academy?plan=live-cohort#waitlist");
  await expect(page.getByRole("heading", { name: "Join the waitlist" })).toBeInViewport();
});

test("a product without an address leads to its own page, where one email can be asked for", async ({ page }) => {
  await page.goto("/shop");
  await page.getByRole("link", { name: /^Learn More ?: Dismantling Supremacy ebook$/ }).click();
  await expect(page).toHaveURL("/shop/dismantling-supremacy-ebook");
  await page.getByRole("link", { name: "Tell me first" }).click();
  await expect(page.getByRole("heading", { name: "Not decided yet" })).toBeInViewport();
});

test("an old link to the page for samples shows its product and price alone", async ({ page }) => {
  await page.goto("/not-open-yet#bookshop.example/dismantling-supremacy");
  await expect(page.getByRole("heading", { level: 1, name: "Not open yet" })).toBeInViewport();
  await expect(page.getByRole("main").getByRole("heading", { level: 2 })).toHaveText(["Dismantling Supremacy ebook"]);
  await expect(page.getByText("$27")).toBeVisible();
  await page.getByRole("link", { name: "Back to Dismantling Supremacy ebook" }).click();
  await expect(page.getByRole("heading", { name: "Dismantling Supremacy ebook" })).toBeInViewport();
});

test("the page for samples has only one sentence without such a link", async ({ page }) => {
  await page.goto("/not-open-yet");
  await expect(page.getByText("You haven’t paid, booked or sent anything")).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
});
