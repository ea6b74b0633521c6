import { articles, axeFailures, expect, issueOn, test } from "./report-page.ts";

test("has its pictures inside the file to send", async ({ page, files }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await page.goto(files.addressOf("report.html"));
  const picture = page.getByRole("img", { name: "The note below an offer" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(asked.filter((url) => !url.startsWith("data:"))).toEqual([files.addressOf("report.html")]);
});

for (const [scheme, width] of [
  ["light", 320],
  ["dark", 1280],
] as const) {
  test(`has a conformance page without barriers, in ${scheme} at ${width} px`, async ({ page, files }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(files.addressOf("conformance.html"));
    await expect(page.getByRole("row", { name: /^1\.4\.3 Contrast \(Minimum\) Not evaluated/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /^2\.4\.11/ })).toBeVisible();
    expect(await axeFailures(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });
}

test("opens from disk with its pictures and makes no other requests", async ({ page, files }) => {
  const asked: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  page.on("console", (message) => complaints.push(message.text()));
  await page.goto(files.addressOf("index.html"));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("2 failures at level A or AA");
  const picture = page.getByRole("img", { name: "The note below an offer" });
  await picture.scrollIntoViewIfNeeded();
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  expect(asked.filter((url) => !url.startsWith(files.addressOf("")))).toEqual([]);
  expect(complaints).toEqual([]);
});

for (const { colorScheme, width } of [
  { colorScheme: "light", width: 320 },
  { colorScheme: "dark", width: 1280 },
] as const) {
  test(`has no axe findings in ${colorScheme} at ${width} px`, async ({ page, files }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await page.goto(files.addressOf("index.html"));
    if (width < 768) await page.locator("summary", { hasText: "Filter the findings" }).click();
    await page.getByRole("button", { name: "Open all" }).click();
    await page.getByRole("button", { name: "Add an environment" }).click();
    await issueOn(page, "2.4.3", files);
    expect(await axeFailures(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("filters findings, counts them, and stores the filter in the address", async ({ report: page }) => {
  await page.getByLabel("Level", { exact: true }).selectOption("AAA");
  await expect(page.getByText("1 of 5 findings shown.")).toBeVisible();
  await expect(articles(page).filter({ visible: true })).toHaveCount(1);
  await expect(page.getByRole("heading", { name: "Failures at A and AA" })).toBeHidden();
  expect(page.url()).toContain("#level=AAA");
  await page.reload();
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("AAA");
  await expect(articles(page).filter({ visible: true })).toHaveCount(1);
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(page.getByText("5 of 5 findings shown.")).toBeVisible();
});

test("folds the filters only in a narrow viewport", async ({ page, files }) => {
  const summary = page.locator("summary", { hasText: "Filter the findings" });
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(`${files.addressOf("index.html")}#level=AAA`);
  await expect(page.getByText("1 of 5 findings shown.")).toBeVisible();
  await expect(page.getByLabel("Words")).toBeHidden();
  await summary.press("Enter");
  await expect(page.getByLabel("Level", { exact: true })).toHaveValue("AAA");
  await summary.press("Enter");
  await expect(page.getByLabel("Words")).toBeHidden();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByLabel("Words")).toBeVisible();
  await expect(summary).toBeHidden();
});

test("scrolls the table of checks in a narrow viewport, also by keyboard", async ({ page, files }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(files.addressOf("index.html"));
  const table = page.getByRole("table", { name: "engines and checks of the policy" });
  await expect(table.getByRole("columnheader")).toHaveCount(7);
  const criteria = table.getByRole("row", { name: "axe" }).getByRole("cell").nth(1);
  await expect(criteria).toHaveText("1.1.1, 1.3.1, 1.4.3, 2.4.2, 3.1.1, 4.1.2");
  const scroller = page.getByRole("group", { name: "Coverage" });
  await scroller.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => scroller.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test("searches the text of findings but not the labels of the page", async ({ report: page }) => {
  const own = ["HAS NO NAME", "#email", 'name="email"', "4.1.2", "Name, Role", "/contact", "with errors"];
  for (const words of own) {
    await page.getByLabel("Words").fill(words);
    await expect(page.getByText("1 of 5 findings shown."), words).toBeVisible();
  }
  for (const words of ["nowhere to be found", "selector", "npm run"]) {
    await page.getByLabel("Words").fill(words);
    await expect(page.getByText("No findings match."), words).toBeVisible();
  }
});

test("counts shown findings in headings", async ({ report: page }) => {
  const failures = page.getByRole("region", { name: "Failures at A and AA" });
  await expect(failures).toContainText("2 findings. Each failure is certain");
  await page.getByLabel("Words").fill("no name");
  await expect(failures).toContainText("1 of 2 findings. Each failure is certain");
  await expect(failures.getByText("1 finding", { exact: true }).filter({ visible: true })).toHaveCount(1);
});

test("describes and groups findings", async ({ report: page }) => {
  await expect(page.getByRole("heading", { level: 5, name: "The field has no name. #email" })).toBeVisible();
  const accepted = page.getByRole("region", { name: "Accepted" }).getByRole("article");
  await expect(accepted.getByText("best practice, accepted")).toBeVisible();
  const failures = page.getByRole("region", { name: "Failures at A and AA" });
  await expect(failures.getByRole("heading", { level: 4 }).filter({ visible: true })).toHaveText([
    "1.4.3 Contrast (Minimum)",
    "4.1.2 Name, Role, Value",
  ]);
  await expect(articles(page)).toHaveCount(4);
});

test("hides findings at AAA until the reader chooses their level", async ({ report: page }) => {
  await expect(page.getByText("The filter hides 1 finding at AAA.")).toBeVisible();
  await page.getByLabel("Level", { exact: true }).selectOption("AAA");
  await expect(articles(page)).toHaveCount(1);
  await page.getByLabel("Level", { exact: true }).selectOption("all");
  await expect(articles(page)).toHaveCount(5);
  await page.reload();
  await expect(articles(page)).toHaveCount(5);
});

test("links a page to its findings", async ({ report: page }) => {
  await page.getByRole("link", { name: "1 failure in dark on /shop" }).click();
  await expect(page.getByText("4 of 5 findings shown.")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Findings", exact: true })).toBeFocused();
});

test("reports an incomplete page load at the top and in its row", async ({ report: page }) => {
  const incomplete = page.getByRole("region", { name: "Incomplete page loads" });
  await page.getByRole("link", { name: "1 incomplete page load" }).click();
  await expect(incomplete).toBeInViewport();
  await expect(incomplete.getByRole("listitem")).toHaveText(
    "/shop/winter-kitchen, as opened, dark, 390 px: reduced-motion: took longer than 90 s",
  );
  await page.getByRole("row", { name: "/shop/winter-kitchen" }).getByRole("link").click();
  await expect(incomplete).toBeInViewport();
});

test("shows a linked finding that the filter hides", async ({ page, files }) => {
  await page.goto(`${files.addressOf("index.html")}#level=AAA`);
  await page.getByRole("link", { name: "First finding" }).first().click();
  await expect(page.getByRole("heading", { name: "The field has no name." })).toBeInViewport();
});

test("keeps the skip link out of pictures of its parts", async ({ report: page }) => {
  await page.setViewportSize({ width: 1280, height: 400 });
  const pages = page.getByRole("region", { name: "Pages", exact: true });
  const picture = await pages.screenshot();
  await page.getByRole("link", { name: "Skip to the findings" }).evaluate((link) => link.remove());
  expect(picture.equals(await pages.screenshot())).toBe(true);
});

test("works entirely by keyboard", async ({ report: page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the findings" })).toBeFocused();
  await page.getByRole("button", { name: "Close all" }).focus();
  await page.keyboard.press("Enter");
  await expect(articles(page).filter({ visible: true })).toHaveCount(0);
  const group = page.locator("summary", { hasText: "1.4.3 Contrast (Minimum)" });
  await group.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByText("npm run a11y -- --page /shop").first()).toBeVisible();
});
