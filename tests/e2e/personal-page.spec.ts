import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { answers } from "../../data/forms/answers.ts";
import { formCopy } from "../../data/forms/form-copy.ts";
import { submissionListCopy } from "../../data/forms/submission-list-copy.ts";
import { dataDir } from "../../playwright.config.ts";
import { mintToken } from "../../server/mail/token.ts";
import { fill, openForm, passForPerson } from "./filling.ts";
import { expect, test } from "./site-test.ts";

const { open, button, title, withdrawn } = answers.sent;

/** Sends a form, and resolves to the code of the link in its receipt. */
async function sentCode({ request }: Page): Promise<string> {
  const data = { firstName: "Zoë", lastName: "Li", email: "zoe@example.org", inquiry: "other", subject: "Soup" };
  const answer = await request.post("/forms/contact", {
    data: { ...data, message: "Is there soup?" },
    // Otherwise, a second test with the same input would get the same submission.
    headers: { "Idempotency-Key": crypto.randomUUID() },
  });
  const { id } = await answer.json();
  return mintToken("sent", id, readFileSync(join(dataDir, "secret"), "utf8").trim(), Date.now());
}

test("opens a form by the link in its mail, without its code in a requested address, and takes it back", async ({
  page,
}) => {
  const code = await sentCode(page);
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url() + JSON.stringify(request.headers())));
  await page.goto("/forms/sent");
  await page.goto(`/forms/sent#${code}`);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("Is there soup?")).toBeVisible();
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { name: withdrawn.title, level: 1 })).toBeVisible();
  expect(requested.join()).not.toContain(code);
});

async function sendContact(page: Page, email: string) {
  await fill(page, "contact", email);
  await page.locator("#contact-form").getByRole("button").last().click();
}

async function cancel(page: Page) {
  await page.getByRole("button", { name: button }).click();
  await expect(page.getByRole("heading", { name: withdrawn.title, level: 1 })).toBeVisible();
}

test("cancels a form by the link in its confirmation if no mail is sent", async ({ page }) => {
  await openForm(page, "contact");
  await passForPerson(page);
  await sendContact(page, "ama@example.org");
  await page.getByRole("link", { name: formCopy.sent.cancel }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText("ama@example.org")).toBeVisible();
  await cancel(page);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("cancels a form on its confirmation if no mail is sent", async ({ page }) => {
    await page.goto("/contact");
    await sendContact(page, "kofi@example.org");
    await expect(page.getByText(answers.withoutMail)).toBeVisible();
    await expect(page.getByLabel(answers.template.code)).toBeHidden();
    await page.getByRole("button", { name: formCopy.sent.cancel }).click();
    await expect(page.getByText("kofi@example.org")).toBeVisible();
    await cancel(page);
  });

  test("opens a form by the code that its sender copies", async ({ page }) => {
    const code = await sentCode(page);
    await page.goto(`/forms/sent#${code}`);
    await page.getByLabel(answers.template.code).fill(code);
    await page.getByRole("button", { name: open.button }).click();
    await expect(page.getByText("Is there soup?")).toBeVisible();
  });
});

test("shows every page despite a damaged entry in the outbox", async ({ page }) => {
  await page.goto("/about");
  await page.evaluate(async () => {
    const opening = indexedDB.open("outbox", 1);
    opening.onupgradeneeded = () => opening.result.createObjectStore("parcels", { keyPath: "key" });
    await new Promise((done) => (opening.onsuccess = done));
    const transaction = opening.result.transaction("parcels", "readwrite");
    transaction.objectStore("parcels").put({ key: "x", form: "contact", createdAt: "x", refused: [null] });
    await new Promise((done) => (transaction.oncomplete = done));
    opening.result.close();
  });
  await page.goto("/contact");
  await page.getByLabel("First name").focus();
  await expect(page.getByText(submissionListCopy.unreadable)).toBeVisible();
  await expect(page.getByLabel("First name")).toBeVisible();
});
