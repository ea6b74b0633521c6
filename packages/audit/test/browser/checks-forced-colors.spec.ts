import { forcedColors } from "../../checks/forced-colors.ts";
import { expect, openMade, runCheck, test, testFindings } from "./checks-page-under-test.ts";

test.use({ contextOptions: { forcedColors: "active" } });

test("reports a button visible only by background and shadow, but not one with text or border", async ({ page }) => {
  await openMade(
    page,
    `<style>button { width: 60px; height: 44px; border: 0; background: teal; margin: 20px }</style>
    <button id="flat" class="flat" aria-label="Menu" style="box-shadow: 0 2px 4px #000"></button>
    <button class="edge" aria-label="Search" style="border: 2px solid"></button>
    <button class="words">Send</button>`,
  );
  expect(await runCheck(page, forcedColors)).toContain("control-invisible #flat");
  expect((await runCheck(page, forcedColors)).filter((line) => !line.includes("#flat"))).toEqual([]);
});

test("checks controls of an open menu, and not the page under it", async ({ page }) => {
  await openMade(
    page,
    `<style>button { width: 60px; height: 44px; border: 0; background: teal; margin: 20px }</style>
    <button class="under" aria-label="Home"></button>
    <div popover id="menu"><button class="words">Send</button><button class="flat" id="flat" aria-label="Close"></button></div>`,
  );
  await page.evaluate(() => document.querySelector<HTMLElement>("#menu")?.showPopover());
  expect(await runCheck(page, forcedColors)).toEqual(["control-invisible #flat"]);
});

testFindings(
  "accepts native controls",
  forcedColors,
  `<input type="checkbox" id="a" aria-label="A" checked> <input type="radio" name="r" aria-label="B" checked>
  <input type="radio" name="r" aria-label="C"> <details><summary>Why?</summary>Because.</details>
  <input type="text" aria-label="Name">`,
  [],
);
