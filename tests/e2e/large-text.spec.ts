import { freshTabs } from "@kindred-ground/audit/runner/tabs.ts";
import type { Page } from "@playwright/test";
import { opening } from "../../a11y/open-page.ts";
import { framework } from "../../data/academy.ts";
import { openState } from "./open-state.ts";
import { test } from "./plain-page.ts";
import { expect, openHydrated } from "./site-test.ts";
import { stickingOut } from "./sticking-out.ts";

const phone = { width: 390, height: 844 };
const desk = { width: 1280, height: 900 };

/** Text spacing from a visitor's own stylesheet (WCAG 1.4.12). */
const spacing =
  "* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-block-end: 2em !important }";

async function menuLeavesItsButtonFree(page: Page) {
  const button = page.getByRole("button", { name: "Menu" });
  await button.click();
  const menu = page.getByRole("navigation", { name: "Main" });
  await expect(menu).toBeVisible();
  const [above, list] = await Promise.all([button.boundingBox(), menu.boundingBox()]);
  if (!above || !list) throw new Error("the menu has no place");
  expect(list.y).toBeGreaterThanOrEqual(above.y + above.height - 1);
  expect(list.y + list.height).toBeLessThanOrEqual(phone.height);
  await button.click();
  await expect(menu).toBeHidden();
}

test.beforeEach(async ({ plainPage }) => {
  expect(await plainPage.locator("html").evaluate((html) => getComputedStyle(html).fontSize)).toBe("32px");
});

for (const scrolled of [0, 600]) {
  test(`the open menu doesn't cover its button at twice the text size, ${scrolled} px down the page`, async ({
    plainPage,
    baseURL,
  }) => {
    await plainPage.setViewportSize(phone);
    await plainPage.goto(`${baseURL}/about`);
    await plainPage.mouse.wheel(0, scrolled);
    await menuLeavesItsButtonFree(plainPage);
  });
}

for (const path of ["/contact", "/academy", "/events", "/scholarships"]) {
  test(`the choices of ${path} show their full text on a phone at twice the text size`, async ({
    plainPage,
    baseURL,
  }) => {
    await plainPage.setViewportSize(phone);
    await plainPage.goto(baseURL + path);
    for (const select of await plainPage.locator("main select").all()) {
      await select.selectOption({ label: await select.evaluate(longestChoice) });
      const { width, wholeWidth, height, wholeHeight } = await select.evaluate(roomForWords);
      expect(wholeWidth).toBeLessThanOrEqual(width);
      expect(wholeHeight).toBeLessThanOrEqual(height);
    }
  });
}

test("a school day and the admission steps have room for text at twice the text size", async ({
  plainPage,
  baseURL,
}) => {
  await plainPage.setViewportSize({ width: 320, height: 640 });
  await plainPage.goto(`${baseURL}/erins-place`);
  const texts = plainPage.locator("main tbody td, main ol > li p");
  expect(await texts.count()).toBeGreaterThan(0);
  for (const text of await texts.all()) expect((await text.boundingBox())?.width ?? 0).toBeGreaterThan(160);
});

/**
 * Returns the words in headings that a line break divides. Leaves out words of 12 letters and more, which may be
 * hyphenated.
 */
function dividedWords(): string[] {
  return [...document.querySelectorAll("h1, h2, h3, h4")].flatMap((heading) => {
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT);
    const divided: string[] = [];
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.nodeValue ?? "").matchAll(/(?<![\p{L}’])[\p{L}’]{2,11}(?![\p{L}’])/gu)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 1).map(({ top }) => top));
        if (lines.size > 1) divided.push(word);
      }
    }
    return divided;
  });
}

for (const path of [
  "/",
  "/about",
  "/about/people",
  "/academy",
  "/academy/decolonization-101",
  "/academy/programs",
  "/articles/let-the-quietest-chair-speak-first",
  "/contact",
  "/erins-place",
  "/get-involved",
  "/homestead",
  "/homestead/visit",
  "/quiz/roles/storyteller",
  "/scholarships",
  "/shop/liberation-starter-pack",
]) {
  test(`no heading of ${path} breaks inside a word on a phone at twice the text size`, async ({
    plainPage,
    baseURL,
  }) => {
    await plainPage.setViewportSize(phone);
    await plainPage.goto(baseURL + path);
    expect(await plainPage.evaluate(dividedWords)).toEqual([]);
  });
}

test("a quiz result scrolls only vertically on the narrowest phone at twice the text size", async ({
  browser,
  baseURL,
}) => {
  const result = { page: "/quiz", state: "result of one role", mode: "large-text", width: 320 } as const;
  const { tab, close } = await openState(freshTabs(browser, opening), result, String(baseURL));
  expect(await stickingOut(tab)).toEqual([]);
  await close();
});

test("two columns fit on a desktop with a visitor style that doubles the text size", async ({ page }) => {
  await page.setViewportSize(desk);
  await page.goto("/about");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
  expect(await stickingOut(page)).toEqual([]);
});

test.describe("with wide text spacing", () => {
  // A visitor's own styles are not subject to the page's policy.
  test.use({ bypassCSP: true });

  test("the open menu doesn't cover its button on a phone", async ({ page }) => {
    await page.setViewportSize(phone);
    await openHydrated(page, "/about");
    await page.addStyleTag({ content: spacing });
    await menuLeavesItsButtonFree(page);
  });

  for (const width of [1280, 1920]) {
    test(`the staircase stays below its lead at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ ...desk, width });
      await openHydrated(page, "/academy");
      await page.addStyleTag({ content: spacing });
      const section = page.getByRole("region", { name: framework.title });
      await section.scrollIntoViewIfNeeded();
      expect(await section.evaluate(coveredWords)).toEqual([]);
    });
  }
});

function longestChoice(select: HTMLElement | SVGElement): string {
  const labels = [...select.querySelectorAll("option")].map(({ label }) => label);
  return labels.toSorted((one, other) => other.length - one.length)[0] ?? "";
}

/** Returns the size of a select, and the size that its chosen words need, measured in a plain box. */
function roomForWords(select: HTMLElement | SVGElement) {
  const { selectedOptions, offsetWidth, offsetHeight } = select as HTMLSelectElement;
  const box = document.createElement("div");
  box.className = select.getAttribute("class") ?? "";
  box.textContent = selectedOptions[0]?.label ?? "";
  select.after(box);
  const { scrollWidth, offsetHeight: wholeHeight } = box;
  box.remove();
  return { width: offsetWidth, wholeWidth: scrollWidth, height: offsetHeight, wholeHeight };
}

function coveredWords(section: Element): string[] {
  const steps = [...section.querySelectorAll("li")].map((step) => step.getBoundingClientRect());
  return [...section.querySelectorAll("h2, h2 ~ p")].flatMap((words) => {
    const range = document.createRange();
    range.selectNodeContents(words);
    const isCovered = [...range.getClientRects()].some((line) =>
      steps.some(
        (step) => line.left < step.right && line.right > step.left && line.top < step.bottom && line.bottom > step.top,
      ),
    );
    return isCovered ? [words.textContent ?? ""] : [];
  });
}
