import { checkSite } from "../../scripts/browser-support/check-site.ts";
import { expect, openHydrated, test } from "./site-test.ts";

test("uses only features that all browsers of the class “sound” support", () => {
  expect(checkSite("build/client").join("\n\n")).toBe("");
});

test("starts scripts without stream APIs", async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["TransformStream", "TextEncoderStream"]) Reflect.deleteProperty(window, name);
    Reflect.deleteProperty(ReadableStream.prototype, "pipeThrough");
  });
  await openHydrated(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
