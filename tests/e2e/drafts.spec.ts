import type { Page } from "@playwright/test";
import { formCopy } from "../../data/forms/form-copy.ts";
import { openForm } from "./filling.ts";
import { holdIslands } from "./hold-islands.ts";
import { observeMoves } from "./moves.ts";
import { expect, test } from "./site-test.ts";

const message = "#hello-form-child";
const kept = (page: Page) => page.getByText(formCopy.keptDraft.text).filter({ visible: true });

/** Resolves to a function that reads the value that a control had in its first frame. */
async function watchFirstFrame(page: Page, control: string): Promise<() => Promise<string | undefined>> {
  await page.addInitScript((selector) => {
    const look = () => {
      const found = document.querySelector<HTMLInputElement>(selector);
      if (found) Object.assign(window, { firstValue: found.value });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, control);
  return () => page.evaluate(() => (window as { firstValue?: string }).firstValue);
}

/** Blocks fonts, because they can shift a line slightly. */
const withoutFonts = (page: Page) => page.route("**/*.woff2", () => {});

async function leaveDraft(page: Page): Promise<void> {
  await openForm(page, "hello");
  await page.fill(message, "She loves birds.");
  await expect.poll(() => page.evaluate(() => JSON.stringify(sessionStorage))).toContain("She loves birds.");
  await page.goto("/about");
}

for (const width of [390, 1280]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test("a draft is in its form at the first paint, and typing at once adds to it", async ({ page }) => {
      await leaveDraft(page);
      const release = await holdIslands(page);
      await withoutFonts(page);
      const moved = await observeMoves(page);
      const first = await watchFirstFrame(page, message);
      await page.goto("/erins-place/hello", { waitUntil: "commit" });
      await page.locator(message).focus();
      expect(await first()).toBe("She loves birds.");
      await page.keyboard.press("End");
      await page.keyboard.insertText(" And bread.");
      await expect(kept(page)).toBeVisible();
      release();
      await expect(page.locator("#hello-form")).toHaveAttribute("novalidate", "");
      await expect(page.locator(message)).toHaveValue("She loves birds. And bread.");
      await expect(page.locator(message)).toBeFocused();
      await expect(kept(page)).toBeVisible();
      expect(await moved()).toEqual([]);
      await page.goto("/about", { waitUntil: "domcontentloaded" });
      await page.goto("/erins-place/hello", { waitUntil: "domcontentloaded" });
      await expect(page.locator(message)).toHaveValue("She loves birds. And bread.");
    });

    test("values of a link are in the form at the first paint", async ({ page }) => {
      const release = await holdIslands(page);
      await withoutFonts(page);
      const moved = await observeMoves(page);
      const first = await watchFirstFrame(page, "#contact-form-subject");
      await page.goto("/contact?subject=Bread&email=them@example.org#form", { waitUntil: "domcontentloaded" });
      expect(await first()).toBe("Bread");
      await expect(kept(page)).toBeHidden();
      release();
      await page.locator("#contact-form").hover();
      await expect(page.locator("#contact-form")).toHaveAttribute("novalidate", "");
      await expect(page.locator("#contact-form-subject")).toHaveValue("Bread");
      await expect(page.locator("#contact-form-email")).toHaveValue("");
      expect(await moved()).toEqual([]);
    });
  });
}

for (const [where, change] of [
  ["", () => {}],
  ["in a form that an extension has changed, ", (field: Element) => field.after(document.createElement("div"))],
] as const)
  test(`${where}a draft that is cleared before React stays cleared`, async ({ page }) => {
    await leaveDraft(page);
    const release = await holdIslands(page);
    await page.goto("/erins-place/hello");
    await page.locator(message).evaluate(change);
    await page.locator(message).focus();
    await page.keyboard.press("Control+a");
    await page.keyboard.press("Delete");
    release();
    await expect(page.locator("#hello-form")).toHaveAttribute("novalidate", "");
    await expect(page.locator(message)).toHaveValue("");
  });

test("a draft is in its form even if no script file loads", async ({ page }) => {
  await leaveDraft(page);
  await page.route("**/assets/*.js", () => {});
  await page.goto("/erins-place/hello", { waitUntil: "domcontentloaded" });
  await expect(page.locator(message)).toHaveValue("She loves birds.");
});

test("starting over empties the form, deletes the draft and focuses the first field, even before React", async ({
  page,
}) => {
  await leaveDraft(page);
  await page.goto("/erins-place/hello", { waitUntil: "commit" });
  await page.getByRole("button", { name: formCopy.keptDraft.startOver }).click();
  await expect(kept(page)).toBeHidden();
  await expect(page.locator(message)).toHaveValue("");
  await expect(page.locator("#hello-form :is(input:not([type=hidden], [tabindex]), select)").first()).toBeFocused();
  await page.reload();
  await expect(page.locator(message)).toHaveValue("");
  await expect(kept(page)).toBeHidden();
});
