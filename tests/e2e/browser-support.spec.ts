import { checkSite } from "../../scripts/check-browsers.ts";
import { expect, openHydrated, test } from "./site-test.ts";

test("every browser of the class “sound” knows what the site uses", () => {
  expect(checkSite("build/client").join("\n\n")).toBe("");
});

test("scripts start where streams lack what the page's data are read through", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["TransformStream", "TextEncoderStream"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(ReadableStream.prototype, "pipeThrough");
  });
  await openHydrated(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
