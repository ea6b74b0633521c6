import type { Page } from "@playwright/test";
import { axeCore } from "../../engines/axe.ts";
import { equalAccess } from "../../engines/equal-access.ts";
import { spaceText } from "../../runner/tabs.ts";
import { checkMade, expect, openMade, runCheck, test } from "./checks-page-under-test.ts";

/** Image without a text alternative, which both engines report. */
const image = `<main><h1>Words</h1><img id="image" src="data:," width="40" height="40"></main>`;

const engines = [
  { check: axeCore, name: "axe", finding: "image-alt #image" },
  { check: equalAccess, name: "ace", finding: "img_alt_valid #image" },
];

/** Checks a page whose own script has run, and expects that the page keeps its own value of the name. */
async function findings(page: Page, { check, name }: (typeof engines)[number], script: string): Promise<string[]> {
  await openMade(page, image);
  await page.addScriptTag({ content: script });
  const found = await runCheck(page, check);
  expect(await page.evaluate(`${name}.own`)).toBe("the page’s");
  return found;
}

for (const engine of engines) {
  const { check, name, finding } = engine;
  test(`${check.name} runs on a page with an element named ${name}`, async ({ page }) => {
    expect(await checkMade(page, check, `${image}<p id="${name}">Words.</p>`)).toContain(finding);
  });

  for (const keyword of ["var", "const"])
    test(`${check.name} runs on a page with a ${keyword} named ${name}, and leaves it alone`, async ({ page }) => {
      expect(await findings(page, engine, `${keyword} ${name} = { own: "the page’s" }`)).toContain(finding);
    });

  for (const script of [
    `Object.defineProperty(window, "${name}", { value: { own: "the page’s" } })`,
    `Object.defineProperty(window, "${name}", { get: () => ({ own: "the page’s" }) })`,
  ])
    test(`${check.name} runs on a page after the script ${script}`, async ({ page }) => {
      expect(await findings(page, engine, script)).toContain(finding);
    });

  test(`${check.name} does not register in a page’s AMD loader`, async ({ page }) => {
    await openMade(page, image);
    const script = `const registered = []; function define(...given) { registered.push(given) } define.amd = {}`;
    await page.addScriptTag({ content: script });
    expect(await runCheck(page, check)).toContain(finding);
    expect(await page.evaluate("registered")).toEqual([]);
  });

  test(`${check.name} leaves no name in the page`, async ({ page }) => {
    await checkMade(page, check, image);
    expect(await page.evaluate((name) => name in window, name)).toBe(false);
  });

  test(`${check.name} runs on each page that a tab opens`, async ({ page }) => {
    for (let pages = 0; pages < 3; pages++) {
      await page.goto("about:blank");
      expect(await checkMade(page, check, image)).toContain(finding);
    }
  });
}

test("text spacing is set on a page with an element named spacing", async ({ page }) => {
  await openMade(page, `<p id="spacing">Words.</p>`);
  const spaced = () => page.evaluate(() => getComputedStyle(document.body).letterSpacing);
  const before = await spaced();
  await spaceText(page, true);
  expect(await spaced()).not.toBe(before);
  await spaceText(page, false);
  expect(await spaced()).toBe(before);
});
