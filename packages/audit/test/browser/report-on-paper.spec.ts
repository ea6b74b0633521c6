import { modes } from "../../core/modes.ts";
import { toldAudit } from "../sample-audit-report.ts";
import { articles, expect, test, written } from "./report-page.ts";

test("prints tables within the paper width with all column headers", async ({ page }) => {
  const every = Object.keys(modes) as (keyof typeof modes)[];
  const scans = toldAudit.scans.flatMap((scan) => every.map((mode) => ({ ...scan, mode })));
  await page.setViewportSize({ width: 720, height: 1_000 });
  await page.emulateMedia({ media: "print" });
  await page.goto(await written({ ...toldAudit, scans }));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(720);
  const table = page.getByRole("group", { name: "Coverage" }).getByRole("table");
  await expect(table.getByRole("columnheader")).toHaveCount(7);
  const boxes = await table
    .getByRole("columnheader")
    .evaluateAll((heads) =>
      heads.map((head) => ({ cut: head.scrollWidth > head.clientWidth, right: head.getBoundingClientRect().right })),
    );
  expect(boxes.filter(({ cut, right }) => cut || right > 720)).toEqual([]);
  await expect(page.getByRole("link", { name: "Skip to the findings" })).toBeHidden();
});

test("prints all content without screen controls", async ({ report: page }) => {
  await page.getByRole("button", { name: "Close all" }).click();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText('<input id="email" type="email" name="email">')).toBeVisible();
  await expect(page.getByText("Look at it").first()).toBeVisible();
  await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("shows all content and hides controls that need scripts", async ({ page, files }) => {
    await page.goto(files.addressOf("index.html"));
    await expect(articles(page)).toHaveCount(5);
    await expect(page.getByText("The field has no name.")).toBeVisible();
    await expect(page.getByRole("button").filter({ visible: true })).toHaveCount(0);
    await expect(page.getByText("can’t save your answers")).toBeVisible();
    await page.getByRole("link", { name: "1 failure in dark on /shop" }).click();
    await expect(page.getByRole("heading", { name: "The text has a contrast of 3.2:1" })).toBeInViewport();
  });
});
