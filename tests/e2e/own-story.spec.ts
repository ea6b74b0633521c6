import { expect, openHydrated, test } from "./site-test.ts";

const path = "/homestead/first-visit";

test("a family makes a story its own, and the address keeps it", async ({ page }) => {
  await openHydrated(page, path);
  const requests: string[] = [];
  await page.getByRole("button", { name: "Make this story yours" }).click();
  await expect(page.getByRole("textbox", { name: "Name" })).toBeFocused();
  page.on("request", (request) => requests.push(request.url()));
  await page.getByRole("textbox", { name: "Name" }).fill("Ada M");
  await page.getByRole("button", { name: "she", exact: true }).click();
  await page.locator("label").filter({ hasText: "The rooms" }).click();
  await page.getByRole("button", { name: "Small" }).click();
  await expect(page.locator("main [role=status]")).toHaveText("This is Ada M’s first visit to the Homestead.");
  await expect(page.getByText("She arrives at the large barn.").first()).toBeVisible();
  await expect(page.getByText("She can close its door.")).toHaveCount(0);
  await expect(page.locator("#scenes")).toBeHidden();
  expect(new URL(page.url()).hash).toBe("#name=Ada+M&who=she&cards=1.2.4.5.6.7.8&pictures=small");
  expect(requests.filter((url) => url.includes("Ada"))).toEqual([]);
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Name" })).toHaveValue("Ada M");
  await expect(page.getByText("She arrives at the large barn.").first()).toBeVisible();
});

test("prints a booklet with the name first and the card last", async ({ page }) => {
  await page.goto(`${path}#name=Ada&who=they&cards=1.7&pictures=big`);
  await expect(page.getByText("They arrive at the large barn.").first()).toBeVisible();
  await page.emulateMedia({ media: "print" });
  const booklet = page.locator("[data-booklet]");
  await expect(booklet).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeHidden();
  const pages = await booklet.locator(":scope > div > div").allInnerTexts();
  expect(pages).toHaveLength(4);
  expect(pages[0]).toContain("I want to leave now.");
  expect(pages[1]).toMatch(/^This is Ada’s first visit to the Homestead\.\s+They arrive/);
  expect(pages[2]).toContain("They can say no");
  expect(pages[3]).toContain("Draw here");
});

for (const hostile of [
  `#name=${"a".repeat(5000)}`,
  "#name=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E&who=%00&cards=99999999999&pictures=../",
])
  test(`an address with ${hostile.slice(0, 24)} is harmless`, async ({ page }) => {
    await page.goto(path + hostile);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("My first visit to the Homestead");
    await expect(page.locator("main img")).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  });

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("the story is the same as before, without the button", async ({ page }) => {
    await page.goto(`${path}#name=Ada`);
    await expect(page.locator("#scenes > li")).toHaveCount(8);
    await expect(page.locator("#scenes")).toBeVisible();
    await expect(page.getByRole("button", { name: "Make this story yours" })).toBeHidden();
  });
});

test("the story of the school has its own pages and card", async ({ page }) => {
  await page.goto("/erins-place/first-visit#who=I");
  await expect(page.locator("main [role=status]")).toHaveText("This is my first visit to ERIN’s Place.");
  await expect(page.getByText("I choose a room to start in.").first()).toBeVisible();
  await expect(page.getByRole("checkbox")).toHaveCount(6);
});
