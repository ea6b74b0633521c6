import type { Page } from "@playwright/test";
import { forms, homes, names, valueFor } from "./filling.ts";
import { holdIslands } from "./hold-islands.ts";
import { expect, test } from "./site-test.ts";

/** Changes that extensions and translators make beside each control of a form. */
const changes = {
  "a div": (control: Element) => control.after(document.createElement("div")),
  "an unknown element with a shadow root": (control: Element) => {
    const element = document.createElement("writing-helper");
    element.attachShadow({ mode: "open" }).append("3 hints");
    control.after(element);
  },
  "a wrapper": (control: Element) => {
    const wrapper = document.createElement("span");
    control.replaceWith(wrapper);
    wrapper.append(control);
  },
  "attributes and styles": (control: Element) => {
    control.setAttribute("data-inline-color", "");
    control.setAttribute("style", "color: white !important");
  },
};

/** Returns the HTML of the body without the content and state of islands. */
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

const [div = "a div", ...others] = Object.keys(changes) as (keyof typeof changes)[];
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
    for (const each of await form.locator("input:visible, select, textarea, button").all())
      await each.evaluate(changes[what]);
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
