import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./site-test.ts";

// Not through the builder of @axe-core/playwright, which opens a blank page and sends axe anew for each scan. That takes
// five times as long and gains nothing but what stands in frames; the pages have none, and every scan checks that. That
// both find the same is a test of axe-self-test.spec.ts.
const { source, getRules } = axe;

const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const everything: axe.RunOptions = {
  runOnly: tags,
  rules: { "target-size": { enabled: true } },
  resultTypes: ["violations"],
};

/** The rules that read colors: contrast, and links told by color. All others read names, roles, order, boxes, sizes. */
const colorRules = getRules(tags).filter((rule) => rule.tags.includes("cat.color"));
const colorsOnly: axe.RunOptions = {
  runOnly: { type: "rule", values: colorRules.map(({ ruleId }) => ruleId) },
  resultTypes: ["violations"],
};

/** What axe finds against WCAG 2.2 A and AA and its best practices, target size included, a line a finding. */
export async function axeFindings(page: Page): Promise<string[]> {
  await settle(page);
  return findings(page, everything);
}

/**
 * What axe finds in the color mode of the page and in the other one. The other mode is looked at by the rules that read
 * colors only, after a check that it differs in nothing else: every element stands where it stood, in the same size.
 */
export async function axeFindingsInBothModes(page: Page): Promise<string[]> {
  const inThisMode = await axeFindings(page);
  const boxes = await visibleBoxes(page);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const [mode, other] = isDark ? (["dark", "light"] as const) : (["light", "dark"] as const);
  await page.emulateMedia({ colorScheme: other });
  await settle(page);
  expect(await visibleBoxes(page), `in ${other} something else than colors differs`).toEqual(boxes);
  const inOther = await findings(page, colorsOnly);
  await page.emulateMedia({ colorScheme: mode });
  return [...inThisMode.map((line) => `${mode}: ${line}`), ...inOther.map((line) => `${other}: ${line}`)];
}

/** Bands that are still to be rendered would move under axe’s eyes, and so would what the sticky header covers half. */
async function settle(page: Page) {
  await page.locator("html:not(.deferred)").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: "instant" });
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

async function findings(page: Page, options: axe.RunOptions): Promise<string[]> {
  expect(page.frames()).toHaveLength(1);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (runOptions) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    return (await run(document, runOptions)).violations;
  }, options);
  return violations.flatMap(({ id, help, nodes }) => nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`));
}

function visibleBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return [element.localName, ...[x, y, width, height].map(Math.round)].join(" ");
      }),
  );
}
