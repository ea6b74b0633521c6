import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Homestead" }).click();
  await expect(page).toHaveURL("/homestead");
});

test("without scripts disclosures open", async ({ page }) => {
  await page.goto("/academy");
  const first = page.locator("details").first();
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
});

test("without scripts the first stop of the keyboard leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about#content");
});
