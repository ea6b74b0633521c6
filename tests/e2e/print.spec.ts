import { expect, openHydrated, test } from "./site-test.ts";

test("print omits navigation, forms, the skip link and the buttons of the header", async ({ page }) => {
  await openHydrated(page, "/contact");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const hidden of ["form", "nav", "a[href='#content']", "header button", "header [href^='/search']"]) {
    for (const element of await page.locator(hidden).all()) await expect(element).toBeHidden();
  }
  await expect(page.locator("header").getByText("Kindred Ground")).toBeVisible();
});

test("print shows all disclosures", async ({ page }) => {
  await openHydrated(page, "/academy");
  const closed = page.locator("main details:not([open])").first();
  const answer = closed.locator("summary + *");
  const isShown = () => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: "print" });
  // The answer's `Band` is rendered after hydration.
  await expect.poll(isShown).toBe(true);
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`print includes required backgrounds in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme });
    await openHydrated(page, "/academy");
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("print-color-adjust", "exact");
  });
}
