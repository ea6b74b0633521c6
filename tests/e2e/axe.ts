import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** What axe finds against WCAG 2.2 A and AA and its best practices, target size included, a line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Bands that still come to life move under its eyes, and so does what the sticky header covers half.
  await page.locator("html:not(.resting)").waitFor({ state: "attached" });
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { "target-size": { enabled: true } } })
    .withTags(tags)
    .analyze();
  return violations.flatMap(({ id, help, nodes }) => nodes.map((node) => `${id}: ${help} (${node.target.join(" ")})`));
}
