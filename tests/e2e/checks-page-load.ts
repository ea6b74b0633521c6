import type { Page } from "@playwright/test";
import type { Found } from "../../a11y/audit.ts";
import type { Check } from "../../a11y/check.ts";
import { environmentOf } from "../../a11y/modes.ts";
import { recordMotion } from "../../a11y/run/record-motion.ts";
import { expect, test } from "./site-test.ts";

/** Origin of a test page, served by a route of the test. */
const origin = "http://page.test";

export async function openMade(tab: Page, html: string): Promise<void> {
  await tab.setContent(
    `<!doctype html><html lang="en"><style>body { margin: 16px }</style><body>${html}</body></html>`,
  );
}

/** Tests that a check has exactly these findings in a page with this body. */
export function testFindings(title: string, check: Check, html: string, found: readonly string[]): void {
  test(title, async ({ page }) => {
    expect(await checkMade(page, check, html)).toEqual(found);
  });
}

/** Runs a check on the open page. Returns each finding as its rule and its element's selector. */
export async function runCheck(tab: Page, check: Check, state = "as opened"): Promise<string[]> {
  const [environment] = check.runs.environments;
  if (!environment) throw new Error(`${check.name} runs nowhere`);
  return summaries(await check.run({ page: "/", state, ...environmentOf(environment), tab, complaints: [], origin }));
}

export async function checkMade(tab: Page, check: Check, html: string): Promise<string[]> {
  await openMade(tab, html);
  return runCheck(tab, check);
}

/** Runs a check that records from the page load on. */
export async function checkFromStart(tab: Page, check: Check, html: string): Promise<string[]> {
  await tab.addInitScript(recordMotion);
  await tab.route(`${origin}/`, (route) => route.fulfill({ contentType: "text/html", body: html }));
  await tab.goto(`${origin}/`);
  return runCheck(tab, check);
}

function summaries(found: Found[]): string[] {
  return found.map(({ rule, element }) => `${rule} ${element.selector}`).sort();
}
