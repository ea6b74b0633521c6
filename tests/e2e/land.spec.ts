import { expect, openHydrated, test } from "./site-test.ts";

const path = "/homestead/visit";

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [320, 390, 1280])
    test(`each mark of the map opens two sentences and a measure at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      const places = page.locator("main li:has(.mark)");
      await expect(places).toHaveCount(8);
      for (const place of await places.all()) {
        await place.locator(".mark").click();
        await expect(place.locator(".card")).toBeVisible();
        await expect(place.locator(".card strong")).toHaveText(/\d/);
        await expect(page.locator("main .card").filter({ visible: true })).toHaveCount(1);
        await place.locator(".mark").click();
      }
    });

  test("a switch dims what lacks its trait, and leaves names legible", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(path);
    const markOf = (name: string) =>
      page
        .locator("main li:has(.mark)")
        .filter({ has: page.getByText(name, { exact: true }) })
        .locator(".mark");
    await expect(markOf("Creek bend")).toHaveCSS("opacity", "1");
    await page.getByRole("checkbox", { name: "Flat paths only" }).check();
    await expect(markOf("Creek bend")).toHaveCSS("opacity", "0.25");
    await expect(markOf("Barn")).toHaveCSS("opacity", "1");
    await expect(page.getByText("Creek bend", { exact: true })).toHaveCSS("opacity", "1");
    await page.getByRole("checkbox", { name: "Where to eat" }).check();
    await expect(markOf("Farmhouse")).toHaveCSS("opacity", "0.25");
    await expect(markOf("Food forest")).toHaveCSS("opacity", "1");
  });
});

test("switches and marks are targets of 44 px", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto(path);
  for (const target of [
    ...(await page.locator("main label:has([type=checkbox])").all()),
    ...(await page.locator(".mark").all()),
  ])
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

for (const width of [320, 390, 768, 1024, 1280])
  test(`marks and the sun overlap nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/homestead");
    const map = await page.locator("svg:has(#land-lines)").locator("xpath=..").boundingBox();
    const sun = await page
      .locator("main p")
      .filter({ hasText: /^Height of the sun at noon: / })
      .filter({ visible: true })
      .boundingBox();
    const marks = await page
      .locator(".mark")
      .evaluateAll((all) => all.map((mark) => mark.getBoundingClientRect().toJSON() as DOMRect));
    const boxes = [...marks, ...(sun ? [sun] : [])];
    expect(boxes).toHaveLength(9);
    for (const [index, one] of boxes.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(map?.x ?? 0);
      expect(one.x + one.width).toBeLessThanOrEqual((map?.x ?? 0) + (map?.width ?? 0));
      expect(one.width).toBeGreaterThanOrEqual(24);
      for (const other of boxes.slice(index + 1)) {
        const isApart = Math.abs(one.x - other.x) >= one.width - 1 || Math.abs(one.y - other.y) >= one.width - 1;
        expect({ index, isApart }).toEqual({ index, isApart: true });
      }
    }
  });

test("the keyboard opens a place", async ({ page }) => {
  await page.goto(path);
  const creek = page.locator("main summary").filter({ hasText: "Creek bend" });
  await creek.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("28 feet below the loop")).toBeVisible();
});

test("the month of the visit changes line, season and nothing else, without layout shifts", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(path);
  const built = await page.locator("[data-season]").first().textContent();
  const sheet = page.locator("main div:has(> div > [data-season])").first();
  const height = await sheet.evaluate((element) => element.getBoundingClientRect().height);
  const next = await page.locator("[data-from]:has(> [data-season])").getAttribute("data-from");
  await page.clock.setFixedTime(new Date(Date.parse(next ?? "") + 3_600_000));
  await page.reload();
  const shown = page.locator("[data-season]").filter({ visible: true });
  await expect(shown).toHaveCount(1);
  await expect(shown).not.toHaveText(built ?? "");
  expect(await sheet.evaluate((element) => element.getBoundingClientRect().height)).toBe(height);
});

test("a link to a place opens it", async ({ page }) => {
  await openHydrated(page, `${path}#place-grove`);
  await expect(page.getByText("We keep this grove for quiet.")).toBeVisible();
});

test("the map prints on one page, with every place and no switch", async ({ page }) => {
  // A4 at 96 pixels an inch, minus margins of 10 mm.
  await page.setViewportSize({ width: 718, height: 1047 });
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  const sheet = page.locator("main div:has(> div > [data-season])").first();
  const box = await sheet.locator("xpath=..").boundingBox();
  expect(box?.height).toBeLessThanOrEqual(1047);
  await expect(page.getByText("28 feet below the loop")).toBeVisible();
  await expect(page.getByRole("checkbox", { name: "Quiet places" })).toBeHidden();
});

test("the first-visit story and the Homestead’s page show the same map", async ({ page }) => {
  await page.goto(path);
  const lines = await page.locator("#land-lines").getAttribute("d");
  for (const other of ["/homestead", "/homestead/first-visit"]) {
    await page.goto(other);
    expect(await page.locator("#land-lines").getAttribute("d")).toBe(lines);
  }
});
