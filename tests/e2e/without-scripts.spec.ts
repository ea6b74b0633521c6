import { expect, test } from "./site-test.ts";

test.use({ javaScriptEnabled: false });

test("without scripts the menu opens and leads on", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Homestead" }).click();
  await expect(page).toHaveURL("/homestead");
});

test("without scripts the quiz offers its roles in the place of its start", async ({ page }) => {
  await page.goto("/quiz");
  const hero = page.getByRole("region").first();
  await expect(hero.getByRole("link", { name: /^Take the Assessment/ })).toBeHidden();
  await hero.getByRole("link", { name: "Read about all ten roles" }).click();
  await expect(page).toHaveURL("/quiz/roles");
});

test("without scripts disclosures open", async ({ page }) => {
  await page.goto("/academy");
  const first = page.locator("details").first();
  await first.locator("summary").click();
  await expect(first).toHaveAttribute("open", "");
});

test("without scripts the first stop of the keyboard leads to the content", async ({ page }) => {
  await page.goto("/about");
  await page.getByRole("link", { name: "Skip to content" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/about#content");
});

test("a link to pay whose address is a sample opens our own page, which says what for and how much", async ({
  page,
  context,
}) => {
  await page.goto("/academy/study");
  const [opened] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("link", { name: /^Pay \$597 for Live Cohort/ }).click(),
  ]);
  await expect(opened.getByRole("heading", { level: 1, name: "Not open yet" })).toBeInViewport();
  await expect(opened.getByRole("heading", { level: 2 }).filter({ visible: true }).first()).toHaveText("Live Cohort");
  await expect(opened.getByRole("main").getByRole("listitem")).toHaveCount(1);
  await expect(opened.getByText("This will open our payment provider.").filter({ visible: true })).toHaveCount(1);
  await expect(opened.getByText("$597, paid once")).toBeVisible();
  await expect(opened.getByText("You can close this tab").filter({ visible: true })).toHaveCount(1);
  await opened.getByRole("link", { name: "Back to Live Cohort" }).click();
  await expect(opened.getByRole("heading", { name: "Live Cohort" })).toBeInViewport();
});

test("who opens the page for samples by itself is not told of a tab they never left", async ({ page }) => {
  await page.goto("/not-open-yet");
  await expect(page.getByRole("link", { name: "Back to Live Cohort" })).toBeVisible();
  await expect(page.getByText("You can close this tab").filter({ visible: true })).toHaveCount(0);
});
