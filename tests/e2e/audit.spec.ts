import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { everyPage } from "../../data/every-page.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const modes = ["light", "dark"] as const;
const widths = [390, 1280] as const;

const rules = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Everything axe finds against WCAG 2.2 A and AA and its best practices, target size included, a line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .withTags(rules)
    .options({ rules: { "target-size": { enabled: true } } })
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(" ")})`));
}

for (const { path } of [...everyPage(), { path: "/404.html" }]) {
  for (const mode of modes) {
    for (const width of widths) {
      test(`axe finds nothing on ${path} in ${mode} at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
        await openHydrated(page, path);
        await page.evaluate(() => {
          for (const details of document.querySelectorAll("details")) details.open = true;
        });
        expect(await axeFindings(page)).toEqual([]);
      });
    }
  }
}

for (const mode of modes) {
  test(`axe finds nothing in the open menu in ${mode}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: mode, reducedMotion: "reduce" });
    await openHydrated(page, "/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
  });
}
