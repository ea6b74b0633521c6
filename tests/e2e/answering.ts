import type { Page } from "@playwright/test";
import { keepAnswers, offerMail } from "../../a11y/states/quiz.ts";
import { tick } from "./filling.ts";
import { expect, openHydrated } from "./site-test.ts";

export const total = 15;

/** Answers all questions in order. Options are counted from 0. */
export async function answerAll(page: Page, options: number[]) {
  for (const [index, option] of options.entries()) {
    await expect(page.getByText(`${index + 1} of ${total}`, { exact: true })).toBeVisible();
    await page.getByRole("radio").nth(option).check();
    await page.getByRole("button", { name: index + 1 === total ? "Get My Results" : "Next" }).click();
  }
}

/** Opens the email step of a service with a mail server. */
export async function openEmailStep(page: Page, options: number[]) {
  await offerMail(page);
  await answerLast(page, options);
}

/** Opens the result of a service without a mail server. */
export async function openResult(page: Page, options: number[]) {
  await answerLast(page, options);
  await expect(page.locator("#results")).toBeVisible();
}

/** Returns to the last question with all others answered, and answers it. */
async function answerLast(page: Page, options: number[]) {
  await keepAnswers(page, options.slice(0, -1));
  await openHydrated(page, `/quiz#q${total}`);
  await page
    .getByRole("radio")
    .nth(options.at(-1) ?? 0)
    .check();
  await page.getByRole("button", { name: "Get My Results" }).click();
}

/** Fills in the email step. Resolves to the address field. */
export async function fillEmailStep(page: Page, address: string) {
  const email = page.locator("#quiz-email");
  await email.fill(address);
  await tick(page, "#quiz-consent");
  return email;
}

export const always = (option: number) => Array.from({ length: total }, () => option);
