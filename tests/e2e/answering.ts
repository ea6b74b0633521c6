import type { Page } from "@playwright/test";
import { expect } from "./site-test.ts";

export const total = 15;

/** From the first question to the email step: the option of each question, counted from 0. */
export async function answerAll(page: Page, options: number[]) {
  for (const [index, option] of options.entries()) {
    await expect(page.getByText(`${index + 1} of ${total}`, { exact: true })).toBeVisible();
    await page.getByRole("radio").nth(option).check();
    await page.getByRole("button", { name: index + 1 === total ? "Get My Results" : "Next" }).click();
  }
}

export const always = (option: number) => Array.from({ length: total }, () => option);
