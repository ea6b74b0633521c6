import { everyPage } from "../../data/every-page.ts";
import { axeFindings } from "./axe.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const modes = ["light", "dark"] as const;
const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

// The server answers the not-found page with its status, which the browser writes to the console.
test.use({ tolerated: [/status of 404/] });

for (const { path } of [...everyPage(), { path: "/no-such-page" }]) {
  for (const mode of modes) {
    test(`axe finds nothing on ${path} in ${mode}, narrow and wide`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
      await page.setViewportSize(phone);
      await openHydrated(page, path);
      await page.evaluate(() => {
        for (const details of document.querySelectorAll("details")) details.open = true;
      });
      expect(await axeFindings(page)).toEqual([]);
      await page.setViewportSize(desk);
      expect(await axeFindings(page)).toEqual([]);
    });
  }
}

for (const mode of modes) {
  test(`axe finds nothing in the open menu in ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await page.setViewportSize(phone);
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
