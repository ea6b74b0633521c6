import type { Locator, Page } from "@playwright/test";
import { controlChanges, fillInSilence, pageChanges } from "../foreign-things.ts";
import { forms, homes, names, valueFor } from "./filling.ts";
import { holdIslands } from "./hold-islands.ts";
import { expect, test } from "./site-test.ts";

/** Resolves to the HTML of the body without the content and state of islands. */
function outsideIslands(page: Page): Promise<string> {
  return page.evaluate(() => {
    const copy = document.body.cloneNode(true) as HTMLElement;
    for (const host of copy.querySelectorAll<HTMLElement>("[data-island]")) {
      host.replaceChildren();
      delete host.dataset.mounted;
    }
    return copy.outerHTML;
  });
}

const [div = "a div", ...others] = Object.keys(controlChanges) as (keyof typeof controlChanges)[];
const tests = [...names.map((name) => [name, div] as const), ...others.map((what) => ["contact", what] as const)];

for (const [name, what] of tests)
  test(`${what} beside each control of ${name} before React leaves the page and the input`, async ({ page }) => {
    const release = await holdIslands(page);
    await page.goto(homes[name]);
    const form = page.locator(`#${name}-form`);
    const field = forms[name].fields.find(({ kind }) => ["text", "email", "long-text"].includes(kind));
    const control = form.locator(`[name="${field?.name}"]`);
    const text = field ? valueFor(field, "ada@example.org") : "";
    await control.scrollIntoViewIfNeeded();
    await page.evaluate(controlChanges[what], `${name}-form`);
    await control.focus();
    await page.keyboard.insertText(text);
    const outside = await outsideIslands(page);

    release();
    await expect(form).toHaveAttribute("novalidate", "");
    await expect(control).toHaveValue(text);
    await expect(control).toBeFocused();
    expect(await outsideIslands(page)).toBe(outside);
    await page.keyboard.press("End");
    await page.keyboard.insertText("x");
    await expect(control).toHaveValue(`${text}x`);
  });

/** Fills in the contact form with the keyboard. */
async function typeContact(page: Page): Promise<void> {
  for (const [field, text] of [
    ["firstName", "Zoë"],
    ["email", "zoe@example.org"],
    ["message", "Half a thought, and the rest of it."],
  ] as const) {
    await page.locator(`#contact-form-${field}`).focus();
    await page.keyboard.insertText(text);
  }
}

/**
 * Sends the typed form, and expects a reference. Expects no particular title, because a form with a filled honeypot is
 * quarantined and gets another title.
 */
async function expectSent(page: Page, form: Locator): Promise<void> {
  await expect(page.locator("#contact-form-firstName")).toHaveValue("Zoë");
  await expect(page.locator("#contact-form-message")).toHaveValue("Half a thought, and the rest of it.");
  await page.waitForFunction(() => performance.now() > 1_600);
  await form.getByRole("button").last().click();
  await expect(page.locator("main strong", { hasText: /^KG-/ })).toBeVisible();
}

for (const [what, change] of Object.entries(pageChanges))
  for (const moment of ["before", "while", "after"] as const)
    test(`${what} ${moment} React loads leave the contact form its input, and it is sent`, async ({ page }) => {
      const release = await holdIslands(page);
      await page.goto("/contact");
      const form = page.locator("#contact-form");
      if (moment === "before") await page.evaluate(change, "contact-form");
      await typeContact(page);
      release();
      if (moment === "while") await page.evaluate(change, "contact-form");
      await expect(form).toHaveAttribute("novalidate", "");
      if (moment === "after") await page.evaluate(change, "contact-form");
      await expectSent(page, form);
    });

test("values that a manager sets in silence, also in the trap, are sent", async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto("/contact");
  const form = page.locator("#contact-form");
  await page.evaluate(fillInSilence, "contact-form");
  release();
  await form.hover();
  await expect(form).toHaveAttribute("novalidate", "");
  await expectSent(page, form);
});

test("a word that an input method composes while React loads stays", async ({ page }) => {
  const release = await holdIslands(page);
  await page.goto("/contact");
  const field = page.locator("#contact-form-firstName");
  await field.focus();
  const session = await page.context().newCDPSession(page);
  await session.send("Input.imeSetComposition", { text: "ぞえ", selectionStart: 2, selectionEnd: 2 });
  release();
  await expect(page.locator("#contact-form")).toHaveAttribute("novalidate", "");
  await session.send("Input.insertText", { text: "ゾエ" });
  await expect(field).toHaveValue("ゾエ");
  await expect(field).toBeFocused();
});
