import { programFacets } from "../../data/program-facets.ts";
import { programsPage } from "../../data/programs-page.ts";
import { expect, test } from "./site-test.ts";

test("a shared address filters the programs at once, although the filters are folded", async ({ page }) => {
  const [{ value, label } = { value: "", label: "" }] = programFacets.ceu;
  await page.goto(`/academy/programs?ceu=${value}`);
  const filters = page.getByRole("group", { name: programsPage.filters.labels.ceu });
  const chosen = filters.getByRole("button", { name: label, exact: true });
  await expect(chosen).toHaveAttribute("aria-pressed", "true");
  await expect(chosen).toBeVisible();
});
