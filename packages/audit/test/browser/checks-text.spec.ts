import { largeText, reflow, textSpacing } from "../../checks/text-fit.ts";
import { enlargeText, expectTextSize } from "../../runner/tabs.ts";
import { checkMade, expect, openMade, runCheck, test, testFindings } from "./checks-page-under-test.ts";

test.beforeEach(({ page }) => page.setViewportSize({ width: 320, height: 640 }));

test("reports text clipped by a fixed height but not text in a growing box", async ({ page }) => {
  const words = "Everyone who works here owns a part of it, and decides with all others what it becomes.";
  await openMade(
    page,
    `<p id="cut" style="height: 20px; overflow: hidden">${words}</p><p style="overflow: hidden">${words}</p>`,
  );
  expect(await runCheck(page, textSpacing)).toEqual(["text-cut-off #cut"]);
});

test("reports text truncated by an ellipsis in boxes, options, and placeholders", async ({ page }) => {
  const words = "A word or two more than there is room for in here";
  await openMade(
    page,
    `<p id="short" style="width: 120px; white-space: nowrap; overflow: hidden; text-overflow: ellipsis">${words}</p>
    <select id="select" aria-label="Role" style="width: 120px"><option>${words}</option></select>
    <input id="field" aria-label="Name" placeholder="${words}" style="width: 120px">
    <input aria-label="Place" value="${words}" style="width: 120px">
    <select aria-label="Day" style="width: 280px"><option>Monday</option></select>`,
  );
  expect(await runCheck(page, textSpacing)).toEqual([
    "text-cut-off #select",
    "text-shortened #field",
    "text-shortened #short",
  ]);
});

test("reports a wrapped option if its box has room for one line", async ({ page }) => {
  const select = (id: string, height: string) =>
    `<select id="${id}" aria-label="Role" style="width: 90px; height: ${height}; white-space: normal"><option>Another word, or none</option></select>`;
  expect(await checkMade(page, textSpacing, select("low", "18px") + select("high", "80px"))).toEqual([
    "text-cut-off #low",
  ]);
});

testFindings(
  "reports overlapping text, but not tight lines, superscripts, or overlays",
  reflow,
  `<p style="margin: 0; line-height: 1">Two lines of a paragraph<sup>1</sup> whose lines stand close to each other</p>
    <p style="margin: 40px 0 0">The harvest</p><p id="upon" style="margin: -14px 0 0">of the year</p>
    <div style="position: fixed; inset: 0 0 auto; height: 60px; background: white">A bar that stays</div>`,
  ["text-overlaps #upon"],
);

test("allows an open list over text but no other positioned text", async ({ page }) => {
  const placed = (inside: string) => `<div style="position: absolute; top: 16px; left: 16px">${inside}</div>`;
  await openMade(
    page,
    `<p>The harvest</p>${placed('<ul role="listbox" aria-label="Role" style="margin: 0; padding: 0"><li role="option">Weaver</li></ul>')}`,
  );
  expect(await runCheck(page, reflow)).toEqual([]);
  expect(
    await checkMade(page, reflow, `<p>The harvest</p>${placed('<p id="upon" style="margin: 0">Weaver</p>')}`),
  ).toEqual(["text-overlaps #upon"]);
});

testFindings(
  "ignores screen reader text, closed disclosures, and scrollable content",
  textSpacing,
  `<span style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip: rect(0, 0, 0, 0)">Opens a menu</span>
    <details><summary>Why?</summary>Because it is kind.</details>
    <div style="height: 40px; overflow-y: auto" tabindex="0"><p>One</p><p>Two</p><p>Three</p></div>
    <p style="position: absolute; left: -9999px">Skip to content</p>`,
  [],
);

test("reports content wider than the viewport and horizontal scrollers except tables and code", async ({ page }) => {
  const part = (inside: string, id: string) =>
    `<div id="${id}" style="width: 200px; overflow-x: auto" tabindex="0">${inside}</div>`;
  await openMade(
    page,
    `<div id="wide" style="width: 400px">A band</div>
    ${part('<p style="width: 300px">A shelf</p>', "shelf")}
    ${part('<table style="width: 300px"><tbody><tr><td>A price</td></tr></tbody></table>', "prices")}
    <pre id="code" style="width: 200px; overflow-x: auto" tabindex="0">${"const answer = 42; ".repeat(4)}</pre>`,
  );
  expect(await runCheck(page, reflow)).toEqual(["scrolls-sideways #shelf", "scrolls-sideways #wide"]);
});

testFindings(
  "reports text clipped at the page's edge",
  reflow,
  '<style>html { overflow-x: hidden }</style><p id="wide" style="width: 400px; white-space: nowrap">A sentence that goes on and on and on without a line to go to</p>',
  ["text-cut-off #wide"],
);

testFindings(
  "reports a word broken without a hyphen",
  largeText,
  `<p id="broken" style="width: 4em; overflow-wrap: anywhere">somewhere kinder</p>
    <p style="width: 4em">well-kept ground</p>
    <p lang="en" style="width: 4em; hyphens: auto">somewhere kinder</p>`,
  ["broken-word #broken"],
);

test("sees the browser’s text size on a page that sets a font size", async ({ page }) => {
  await openMade(page, `<style>html { font-size: 10px }</style><p>Small</p>`);
  await enlargeText(page, 200);
  await expectTextSize(page, 200);
  await expect(expectTextSize(page, 100)).rejects.toThrow("the browser’s text size is not 16px");
  await enlargeText(page, 100);
  await expectTextSize(page, 100);
});
