import { roles as allRoles } from "../../data/quiz/roles.ts";
import { togetherPage } from "../../data/quiz/together.ts";
import { always, openResult } from "./answering.ts";
import { expect, openHydrated, test } from "./site-test.ts";

const { result, field, button } = togetherPage;

test("shows names and links as one wheel, with the roles that the group has and lacks", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openHydrated(page, "/quiz/together");
  const input = page.getByRole("textbox", { name: field.label });
  await input.fill("Ada: Weaver\nhttps://kindred.example/quiz?role=healer\nBen: Weaver and Guide");
  await page.getByRole("button", { name: button }).click();
  const title = page.getByRole("heading", { name: "3 people, 3 roles" });
  await expect(title).toBeFocused();
  await expect(title).toBeInViewport();
  const wheel = page.getByRole("group", { name: result.wheel });
  await expect(wheel.getByRole("link", { name: "Weaver, 2 of 3" })).toHaveAttribute("aria-current", "true");
  const has = page.getByRole("region", { name: result.has.title });
  await expect(has.getByRole("listitem").first()).toContainText("Ada, Ben");
  await expect(has.getByRole("listitem").filter({ hasText: "Healer" })).toContainText("one person");
  await expect(page.getByRole("region", { name: result.lacks.title }).getByRole("listitem")).toHaveCount(7);
  await page.getByRole("button", { name: result.copy.label }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto("/about");
  await page.goto(link);
  await expect(title).toBeInViewport();
  await expect(input).toHaveValue("Ada: Weaver\nHealer\nBen: Weaver and Guide");
});

test("sends no name to the server", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url() + (request.postData() ?? "")));
  // Even before React has loaded, the page must send nothing.
  await page.goto("/quiz/together");
  await page.getByRole("textbox", { name: field.label }).fill("Zebedee: Weaver");
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { name: "1 person, 1 role" })).toBeVisible();
  expect(asked.filter((request) => request.includes("Zebedee"))).toEqual([]);
});

test("explains lines and links that it cannot read", async ({ page }) => {
  await openHydrated(page, "/quiz/together#Ada=wizard");
  await expect(page.getByRole("alert")).toContainText(togetherPage.errors.fragment);
  const input = page.getByRole("textbox", { name: field.label });
  const press = page.getByRole("button", { name: button });
  await press.click();
  await expect(input).toHaveAccessibleDescription(new RegExp(togetherPage.errors.empty));
  await input.fill("Ada: Weaver\nBen: Wizard\nhttps://kindred.example/about");
  await press.click();
  await expect(input).toBeFocused();
  await expect(input).toHaveAccessibleDescription(
    /Line 2: “Ben: Wizard” does not name.*Line 3: this link has no result/s,
  );
  await input.fill("Ada: Weaver");
  await press.click();
  await expect(page.getByRole("heading", { name: "1 person, 1 role" })).toBeFocused();
  await expect(page.getByRole("alert")).toBeHidden();
});

test("is linked from a result, with that result in it", async ({ page }) => {
  await openResult(page, always(0));
  await page.getByRole("link", { name: "Make a wheel with others" }).click();
  await expect(page.getByRole("heading", { name: "1 person, 2 roles" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: field.label })).toHaveValue("Builder and Experimenter");
});

test("takes a correction by keyboard", async ({ page }) => {
  await openHydrated(page, "/quiz/together");
  await page.getByRole("textbox", { name: field.label }).fill("Ada: Caregver");
  await page.getByRole("button", { name: button }).click();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Line 1: did you mean Caregiver?" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "1 person, 1 role" })).toBeFocused();
});

/** Returns the address fragment of a group with `count` people. */
const groupOf = (count: number, name: string, roles: (index: number) => string) =>
  `#${new URLSearchParams(Array.from({ length: count }, (_, index): [string, string] => [`${name}${index}`, roles(index)]))}`;

/** Counts the pages of a PDF. Chromium writes the objects of pages without compression. */
const pagesIn = (pdf: Buffer) => pdf.toString("latin1").split(/\/Type \/Page\b/).length - 1;

const keys = allRoles.map(({ key }) => key);

for (const [group, fragment] of [
  ["one person", "#Ada=weaver"],
  ["ten people", groupOf(10, "Person ", (index) => keys[index] ?? "")],
  [
    "40 people in a tie",
    groupOf(40, "A name of many letters, and more ", (index) => `${keys[index % 10]}.${keys[(index + 3) % 10]}`),
  ],
] as const)
  for (const format of ["A4", "Letter"])
    test(`prints ${group} as a poster on one page of ${format}`, async ({ page }) => {
      await page.setViewportSize({ width: 794, height: 1123 });
      await openHydrated(page, `/quiz/together${fragment}`);
      await expect(page.locator("#group-title")).toBeVisible();
      expect(pagesIn(await page.pdf({ format }))).toBe(1);
      await page.emulateMedia({ media: "print" });
      await expect(page.getByRole("heading", { level: 1, name: /^\d+ (person|people), / })).toBeVisible();
      await expect(page.getByRole("textbox", { name: field.label })).toBeHidden();
      await expect(page.getByRole("button", { name: result.print })).toBeHidden();
      await expect(page.getByRole("region", { name: result.lacks.title })).toBeHidden();
      const poster = page.locator("[data-poster]");
      expect(await poster.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeLessThan(2);
    });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("states what it needs and leads to the roles", async ({ page }) => {
    await page.goto("/quiz/together#Ada=weaver");
    await expect(page.getByText(togetherPage.withoutScripts.text)).toBeVisible();
    await expect(page.getByRole("textbox", { name: field.label })).toBeHidden();
    await page.getByRole("link", { name: togetherPage.withoutScripts.link.label }).click();
    await expect(page).toHaveURL("/quiz/roles");
  });
});
