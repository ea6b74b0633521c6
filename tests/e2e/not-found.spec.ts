import { expect, openHydrated, test } from "./site-test.ts";

test.use({ tolerated: [/status of 404/] });

for (const path of ["/no-such-page", "/shop/no-such-product", "/academy/no-such-program", "/articles/nothing/deeper"]) {
  test(`${path} returns 404 and the not-found page`, async ({ page, request }) => {
    expect((await request.get(path)).status()).toBe(404);
    await openHydrated(page, path);
    await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
    await expect(page.getByText("404", { exact: true }).first()).toBeVisible();
    await page.getByRole("link", { name: "Return to Home" }).click();
    await expect(page).toHaveURL("/");
  });
}

test("the not-found page suggests similar pages", async ({ page }) => {
  await openHydrated(page, "/homested");
  await expect(
    page
      .getByRole("main")
      .getByRole("link", { name: /Homestead/ })
      .first(),
  ).toHaveAttribute("href", "/homestead");
});
