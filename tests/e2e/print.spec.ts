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

/** Returns the elements with a dark background that takes more than a tenth of a printed page's width and height. */
function largeBackgrounds(): string[] {
  return [...document.querySelectorAll<HTMLElement>("body *")].flatMap((element) => {
    const { width, height } = element.getBoundingClientRect();
    const { backgroundColor } = getComputedStyle(element);
    const isDark = /^rgb\((\d+), (\d+), (\d+)\)$/
      .exec(backgroundColor)
      ?.slice(1)
      .some((part) => Number(part) < 128);
    return isDark && width > 80 && height > 110 ? [element.outerHTML.slice(0, 80)] : [];
  });
}

for (const path of ["/academy/decolonization-101", "/quiz/roles/healer", "/events/winter-kitchen"]) {
  test(`print of ${path} has no large dark background and no button`, async ({ page }) => {
    await page.setViewportSize({ width: 794, height: 1123 });
    await openHydrated(page, path);
    await page.emulateMedia({ media: "print" });
    expect(await page.evaluate(largeBackgrounds)).toEqual([]);
    const buttons = page.locator("button, a[class*=button]");
    for (const button of await buttons.all()) await expect(button).toBeHidden();
    for (const heading of await page.locator("main h2").all())
      if (await heading.isVisible()) await expect(heading).toHaveCSS("color", /^rgb\((\d|[1-9]\d), /);
  });
}

test("print shows all disclosures", async ({ page }) => {
  await openHydrated(page, "/academy");
  const closed = page.locator("main details:not([open])").first();
  const answer = closed.locator("summary + *");
  const isShown = () => answer.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isShown()).toBe(false);
  await page.emulateMedia({ media: "print" });
  // The content of the disclosure is rendered after hydration.
  await expect.poll(isShown).toBe(true);
});

for (const path of ["/donate", "/impact"])
  for (const width of [390, 794])
    test(`print of ${path} from a window of ${width} px shows the dots of each use once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 1123 });
      await openHydrated(page, path);
      await page.emulateMedia({ media: "print" });
      const shown = await page.locator("[data-dots-of]").filter({ visible: true }).all();
      const uses = await Promise.all(shown.map((picture) => picture.getAttribute("data-dots-of")));
      expect(uses).toEqual(["mutual-aid", "seats", "land", "pool"]);
    });

for (const colorScheme of ["light", "dark"] as const) {
  test(`print includes required backgrounds in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ media: "print", colorScheme });
    await openHydrated(page, "/academy");
    await page.emulateMedia({ media: "print", colorScheme });
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("print-color-adjust", "exact");
  });
}
