import { programFacets } from "../../data/program-facets.ts";
import { programsPage } from "../../data/programs-page.ts";
import { expect, test } from "./site-test.ts";

test("a shared address filters the programs at once, although the filters are folded", async ({ page }) => {
  const [ceu] = programFacets.ceu;
  await page.goto(`/academy/programs?ceu=${ceu?.value}`);
  const filter = page.getByRole("group", { name: programsPage.filters.labels.ceu }).getByRole("button");
  await expect(filter.filter({ hasText: ceu?.label ?? "" })).toHaveAttribute("aria-pressed", "true");
  await expect(filter.first()).toBeVisible();
});
