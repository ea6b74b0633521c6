import type { Page } from "@playwright/test";
import { presses } from "../../checks/presses.ts";
import { expect, openMade, runCheck, test } from "./checks-page-under-test.ts";

/** Place of a popup under its button, within reach of the pointer, and over the words of the page. */
const under = "position: absolute; left: 16px; top: 30px; width: 300px; height: 40px; background: white";
const popup = `<p>Words below the button, under the popup.</p><div id="tip" style="${under}" hidden>Pay what you can</div>`;
const close = `tip.onmouseleave = () => { tip.hidden = true };
  document.addEventListener("keydown", ({ key }) => { if (key === "Escape") tip.hidden = true });`;
const open = `trigger.addEventListener("mouseenter", () => { tip.hidden = false });`;
const openFor = (time: number) => `${open} trigger.addEventListener("mouseenter", () => {
  setTimeout(() => { tip.hidden = true }, ${time}) });`;
const notPersistent = "hover-not-persistent #trigger";

/** The check tries one control of each name in a worker, so each page has a control with its own name. */
async function hoverFindings(page: Page, name: string, html: string, script: string): Promise<string[]> {
  await openMade(page, `<button id="trigger">Fees: ${name}</button>${html}`);
  await page.addScriptTag({ content: script });
  return (await runCheck(page, presses)).filter((finding) => finding.startsWith("hover-"));
}

test("presses finds a tip that closes after a second, even if the driver is slow to look", async ({ page }) => {
  const move = page.mouse.move.bind(page.mouse);
  page.mouse.move = async (...to) => {
    await move(...to);
    await page.waitForTimeout(1_500);
  };
  try {
    expect(await hoverFindings(page, "a slow driver", popup, openFor(1_000) + close)).toEqual([notPersistent]);
  } finally {
    page.mouse.move = move;
  }
});

const cases: Record<string, [html: string, script: string, found: string[]]> = {
  "a tip that closes after a second": [popup, openFor(1_000) + close, [notPersistent]],
  "a tip that closes after two seconds": [popup, openFor(2_000) + close, [notPersistent]],
  "nothing on a tip that stays": [popup, open + close, []],
  "nothing on a message that flashes while the popup loads": [
    `<p id="wait" style="${under}" hidden>Loading the fees</p>${popup}`,
    `trigger.onmouseenter = () => {
      wait.hidden = false;
      setTimeout(() => { wait.hidden = true; tip.hidden = false }, 400);
    };${close}`,
    [],
  ],
  "nothing on a message that flashes": [popup, openFor(150) + close, []],
  "nothing on texts that take turns without the pointer": [
    `<p id="turn">First of the texts</p><p id="other" hidden>Second of the texts</p>`,
    `setInterval(() => { turn.hidden = !turn.hidden; other.hidden = !turn.hidden }, 500);
    trigger.onmouseenter = () => {}`,
    [],
  ],
  "nothing on a text that is replaced without the pointer": [
    `<ul id="list"><li>News 0</li></ul>`,
    `let count = 0; setInterval(() => { list.innerHTML = "<li>News " + ++count + "</li>" }, 600);
    trigger.onmouseenter = () => {}`,
    [],
  ],
};

for (const [name, [html, script, found]] of Object.entries(cases))
  test(`presses finds ${name}`, async ({ page }) => {
    expect(await hoverFindings(page, name, html, script)).toEqual(found);
  });
