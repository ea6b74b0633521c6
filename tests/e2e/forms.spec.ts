import type { Locator, Page } from "@playwright/test";
import { answerForms } from "../../a11y/states/form-filling.ts";
import { events as everyEvent } from "../../data/events.ts";
import { answers } from "../../data/forms/answers.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import {
  addressFor,
  fill,
  forms,
  homes,
  names,
  openForm,
  passForPerson,
  pointAt,
  seenFields,
  stored,
  valueFor,
} from "./filling.ts";
import { observeMoves } from "./moves.ts";
import { expect, openHydrated, test } from "./site-test.ts";
import { stickingOut } from "./sticking-out.ts";

const [first, second, third] = everyEvent;
if (!first || !second || !third) throw new Error("these tests need three events");
const events = [first, second, third] as const;

/** Heading of the receipt on this server, which sends no mail. */
const titleOf = (name: (typeof names)[number]) =>
  name === "newsletter" ? answers.mailWaits.title : forms[name].sent.title;

/** Fills in a form by keyboard, from the first field to the last. Starts from the form, as a link to it does. */
async function fillByKeyboard(page: Page, name: (typeof names)[number], email: string) {
  await page.locator(`#${name}-form`).evaluate((form) => {
    form.tabIndex = -1;
    form.focus();
  });
  for (const field of seenFields(name)) {
    const control = `#${name}-form-${field.name}`;
    if (field.kind === "code") continue;
    await tabTo(page, control);
    if (field.kind === "consent" || field.kind === "choices") await page.keyboard.press("Space");
    else if (field.kind === "choice") await page.keyboard.press("End");
    else await page.keyboard.insertText(valueFor(field, email).replaceAll("\n", " "));
  }
}

async function tabTo(page: Page, control: string) {
  const isFocused = () => page.locator(control).evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 12 && !(await isFocused()); presses++) await page.keyboard.press("Tab");
  await expect(page.locator(control)).toBeFocused();
}

for (const name of names) {
  test(`${name} lists and focuses errors, then arrives once by keyboard`, async ({ page }) => {
    const email = addressFor(name);
    const form = await openForm(page, name);
    await form.getByRole("button").last().focus();
    await page.keyboard.press("Enter");
    // A required count starts with a valid number.
    const required = forms[name].fields.filter((field) => field.required && field.kind !== "count");
    for (const field of required) {
      await expect(page.locator(`#${name}-form-${field.name}`)).toHaveAttribute("aria-invalid", "true");
    }
    const focused = page.locator(":focus");
    if (seenFields(name).length > 1) await expect(focused.getByRole("listitem")).toHaveCount(required.length);
    else await expect(focused).toHaveId(`${name}-form-${required[0]?.name}`);

    await fillByKeyboard(page, name, email);
    await tabTo(page, `#${name}-form button[type=submit]`);
    await passForPerson(page);
    await page.keyboard.press("Enter");
    await expect(page.getByText(titleOf(name)).first()).toBeFocused();
    // The focused receipt is not a control, so it has no focus ring or halo.
    await expect(page.locator(":focus")).toHaveCSS("box-shadow", "none");
    const reference = await page.locator("main strong", { hasText: /^KG-/ }).textContent();
    const [submission, ...more] = await stored(email);
    expect(submission).toMatchObject({ form: name, reference, state: "received" });
    expect(more).toEqual([]);
  });

  test.describe("without scripts", () => {
    test.use({ javaScriptEnabled: false, tolerated: [/status of 422/] });
    test(`${name} returns with its input, then arrives once`, async ({ page }) => {
      const email = addressFor(`plain-${name}`);
      await page.goto(homes[name]);
      // Skips the browser's validation, as older browsers do.
      await page.locator(`#${name}-form-email`).evaluate((input: HTMLInputElement) => {
        input.form?.setAttribute("novalidate", "");
      });
      await page.locator(`#${name}-form`).getByRole("button").last().click();
      await expect(page.locator(`#${name}-form-email-error`)).toBeVisible();
      await fill(page, name, email);
      await page.locator(`#${name}-form`).getByRole("button").last().click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(titleOf(name));
      const reference = await page.locator("strong", { hasText: /^KG-/ }).textContent();
      expect(await stored(email)).toMatchObject([{ form: name, reference, state: "received" }]);
    });
  });
}

test("keeps text typed before hydration and before a reload", async ({ page }) => {
  const form = await openForm(page, "contact");
  await page.fill("#contact-form-firstName", "Zoë");
  await page.fill("#contact-form-message", "Half a thought");
  await page.reload();
  await page.keyboard.press("Shift");
  await form.scrollIntoViewIfNeeded();
  await form.hover();
  await expect(form).toHaveAttribute("novalidate", "");
  await expect(page.locator("#contact-form-firstName")).toHaveValue("Zoë");
  await expect(page.locator("#contact-form-message")).toHaveValue("Half a thought");
});

test.describe("a visitor who goes offline", () => {
  test.use({ tolerated: [/ERR_INTERNET_DISCONNECTED/] });

  test("sends offline, closes the page, and finds the submission sent the next day", async ({ page, context }) => {
    const email = addressFor("train");
    const form = await openForm(page, "waitlist");
    await fill(page, "waitlist", email);
    await context.setOffline(true);
    await form.getByRole("button").last().click();
    await expect(page.getByText(formCopy.waiting.title)).toBeFocused();
    await expect(page.getByText("1 form not sent yet")).toBeVisible();
    await page.close();
    expect(await stored(email)).toEqual([]);
    await context.setOffline(false);
    const morning = await context.newPage();
    await openHydrated(morning, "/");
    await expect.poll(async () => (await stored(email)).length).toBe(1);
    await expect(morning.getByText(/Sent\. Your reference is KG-/)).toBeVisible();
  });
});

test.describe("a rejected form", () => {
  test.use({ viewport: { width: 320, height: 640 }, tolerated: [/status of 400/] });
  test("has room for the reason on the narrowest phone", async ({ page }) => {
    await answerForms(page, "newsletter", "refused whole");
    await openHydrated(page, "/about");
    const form = page.getByRole("contentinfo").locator("form");
    await form.scrollIntoViewIfNeeded();
    await expect(form).toHaveAttribute("novalidate", "");
    await form.getByLabel("Email").fill(addressFor("narrow"));
    await form.getByRole("button").last().click();
    await expect(form.getByText(formCopy.refusedWhole)).toBeVisible();
    expect(await stickingOut(page)).toEqual([]);
  });
});

/** Resolves to a control's position in its form and its size, in tenths of a pixel. */
function placeInForm(control: Locator): Promise<number[] | undefined> {
  return control.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    const form = element.closest("form")?.getBoundingClientRect();
    return form && [x - form.x, y - form.y, width, height].map((pixels) => Math.round(10 * pixels));
  });
}

test("replaces a select with a list of the same size that supports typeahead", async ({ page }) => {
  await page.clock.install();
  const moved = await observeMoves(page);
  await openForm(page, "contact");
  const native = page.locator("select#contact-form-inquiry");
  await native.selectOption("media");
  await native.blur();
  const before = await placeInForm(native);
  const { length } = await moved();
  const list = await pointAt(page, "contact", "inquiry");
  expect(await placeInForm(list)).toEqual(before);
  expect(await moved()).toHaveLength(length);
  await expect(list).toHaveText("Press and media");

  // The label and autofill must both reach the list.
  await page.getByText("What is it about?").click();
  await expect(list).toBeFocused();
  await native.selectOption("other");
  await expect(list).toHaveText("Something else");

  // Types more slowly than the library's own list tolerates, by the page's clock, because a busy machine is slower
  // still.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type("the");
  await page.clock.runFor(400);
  await page.keyboard.type(" h");
  await page.clock.resume();
  await expect(native).toHaveValue("homestead");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("option", { name: "The Homestead", selected: true })).toBeVisible();
  // The list takes the focus a frame after it opens.
  await expect(page.getByRole("listbox")).toBeFocused();
  await page.keyboard.press("Home");
  await page.keyboard.press("Tab");
  await expect(page.locator("#contact-form-subject")).toBeFocused();
  await expect(native).toHaveValue("other");
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

test.describe("on a computer with a touch screen", () => {
  test.use({ hasTouch: true });
  test("Tab chooses from a list and closes it", async ({ page }) => {
    await openForm(page, "contact");
    const list = await pointAt(page, "contact", "inquiry");
    await list.press("Enter");
    await expect(page.getByRole("listbox")).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Tab");
    await expect(page.locator("#contact-form-subject")).toBeFocused();
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(list).toHaveText("A problem with this site");
    await expect(page.locator("#contact-form-subject")).toBeFocused();

    await page.keyboard.press("Shift+Tab");
    await expect(list).toBeFocused();
    await list.press("Enter");
    await expect(page.getByRole("listbox")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(list).toBeFocused();
  });
});

test("links preselect a plan in its form", async ({ page }) => {
  await openHydrated(page, "/academy?plan=root#waitlist");
  await expect(page.locator("#waitlist-form-plan")).toHaveValue("root");
});

test("links an event to its form and names the event in the receipt", async ({ page }) => {
  for (const { title, slug } of [events[2], events[0]]) {
    await page.goto("/events");
    await page.getByRole("link", { name: new RegExp(`^Register Free\\s*: ${title}$`) }).click();
    await expect(page).toHaveURL(`/events/${slug}#register`);
  }
  const form = page.locator("#event-registration-form");
  await form.hover();
  await expect(form).toHaveAttribute("novalidate", "");
  await page.fill("#event-registration-form-name", "Zoë");
  await page.fill("#event-registration-form-email", addressFor("pressed"));
  await passForPerson(page);
  await form.getByRole("button", { name: "Register Free" }).click();
  const receipt = page.getByRole("region", { name: "Register" });
  await receipt.getByRole("button", { name: "Add to calendar" }).click();
  await expect(receipt.getByRole("link", { name: ".ics file" })).toHaveAttribute(
    "href",
    `/events/${events[0].slug}.ics`,
  );
  await expect(receipt.getByText(events[0].title, { exact: true })).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });
  test("links each event to a form that names it, even when it returns", async ({ page }) => {
    for (const { title, slug } of events) {
      await page.goto("/events");
      await page.getByRole("link", { name: new RegExp(`^Register Free\\s*: ${title}$`) }).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
      await expect(page.locator("#event-registration-form [name=event]")).toHaveValue(slug);
    }
    await page.fill("#event-registration-form-name", "Zoë");
    await page.fill("#event-registration-form-email", addressFor("unscripted"));
    await page.locator("#event-registration-form").getByRole("button").last().click();
    await expect(page.locator("#answer-detail")).toContainText(events[2].title);
    await expect(page.getByRole("link", { name: "Add to calendar" })).toHaveAttribute(
      "href",
      `/events/${events[2].slug}.ics`,
    );
  });
});
