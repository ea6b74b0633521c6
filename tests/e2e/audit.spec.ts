import { readLines } from "@kindred-ground/audit/checks/helpers/lines.ts";
import { htmlOf } from "@kindred-ground/audit/runner/pages.ts";
import { enlargeText, expectTextSize } from "@kindred-ground/audit/runner/tabs.ts";
import { expect, type Page, test } from "@playwright/test";
import { notFoundPath } from "../../a11y/pages.ts";
import { workbenchPage } from "../../data/design-pages.ts";
import { everyPath } from "../../data/every-page.ts";
import { buttonsWithoutEffect, linksOf, problemsOf } from "./dead-controls.ts";
import { failuresAt, isRepresented } from "./gate.ts";
import { readable, readableWithoutScripts } from "./readable.ts";
import { stickingOut } from "./sticking-out.ts";

const narrowest = { width: 320, height: 640 };

/** Number of tests among which a page's states are divided. The pages that take longest come first. */
const shares: Record<string, number> = { "/quiz": 4, "/thank-you/payment": 3, "/erin/pass-hub": 3 };
const shareOf = (path: string) => shares[path] ?? 1;

for (const path of [...everyPath(), notFoundPath].toSorted((one, other) => shareOf(other) - shareOf(one))) {
  scan(path);
  for (let part = 1; part < shareOf(path); part++) {
    test(`${path} passes the audit gate in its states, part ${part} of ${shareOf(path) - 1}`, async ({
      browser,
      baseURL,
    }) => {
      const states = { part, of: shareOf(path) };
      expect(await failuresAt(browser, String(baseURL), path, { states, inEachState })).toEqual([]);
    });
  }
}

function scan(path: string) {
  test(`${path} passes the audit gate with and without scripts at every width`, async ({ browser, baseURL }) => {
    const origin = String(baseURL);
    const isShort = await isRepresented(origin, path);
    const failures = await failuresAt(browser, origin, path, {
      states: { part: 0, of: shareOf(path) },
      async last({ tab, complaints }) {
        // The server's 404 response is correct here, and the browser logs it.
        expect(complaints.filter((text) => path !== notFoundPath || !text.includes("status of 404"))).toEqual([]);
        if (!isShort) await expectPage(tab, { path, origin });
        return [];
      },
      async inEachEnvironment({ tab }) {
        if (!isShort) expect(await brokenWords(tab)).toEqual([]);
        return [];
      },
      inEachState,
    });
    expect(failures).toEqual([]);
  });
}

async function inEachState({ tab }: { tab: Page }) {
  await expectNoDeadControl(tab);
  return [];
}

async function expectPage(page: Page, { path, origin }: { path: string; origin: string }) {
  await test.step("has one heading, a title, and no styles in its body", async () => {
    await page.setViewportSize(narrowest);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page).toHaveTitle(/Kindred Ground/);
    expect(await page.locator("body style").count()).toBe(0);
  });

  await test.step("shows the same content with and without scripts", async () => {
    const scripted = await readable(page);
    const plain = readableWithoutScripts(await htmlOf(origin, path));
    expect(plain.heading).toBe(scripted.heading);
    // Scripts suggest pages on the not-found page.
    if (path !== notFoundPath) expect(plain.links).toEqual(scripted.links);
    // Without scripts, the workbench shows only a notice.
    if (path === workbenchPage.path) return;
    // Paragraphs that depend on the visitor's clock or location appear only with scripts.
    const missing = scripted.paragraphs.filter((text) => !plain.paragraphs.includes(text));
    expect(missing.length).toBeLessThanOrEqual(scripted.paragraphs.length * 0.2);
  });

  await test.step("opens the menu and all disclosures", async () => {
    // The workbench has its own bar instead of the menu.
    if (path !== workbenchPage.path) {
      await page.getByRole("button", { name: "Menu" }).click();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.evaluate(() => {
      for (const summary of document.querySelectorAll<HTMLElement>("main summary")) summary.click();
    });
  });

  await test.step("never scrolls sideways or breaks words", async () => {
    expect(await stickingOut(page)).toEqual([]);
    await enlargeText(page, 200);
    await expectTextSize(page, 200);
    expect(await stickingOut(page), "with the browser’s own text size doubled").toEqual([]);
    await enlargeText(page, 100);
    for (const width of [768, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await brokenWords(page), `${width} px`).toEqual([]);
    }
  });

  await test.step("has no link or control without an effect", async () => {
    await expectNoDeadControl(page);
  });
}

async function brokenWords(page: Page): Promise<string[]> {
  const { values } = await readLines(page, { withBrokenWords: true });
  return values.flatMap((line) => line.brokenWords);
}

/** Checks links and buttons without pressing them. The check `presses` of the full audit presses them. */
async function expectNoDeadControl(page: Page) {
  const links = await page.evaluate(linksOf);
  expect(links.flatMap((link) => problemsOf(link).map((problem) => `${link.name}: ${problem}`))).toEqual([]);
  await expect.poll(() => page.evaluate(buttonsWithoutEffect)).toEqual([]);
}
