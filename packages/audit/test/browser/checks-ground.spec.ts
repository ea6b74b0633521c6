import { textBackground } from "../../checks/text-background.ts";
import { checkMade, expect, openMade, runCheck, test, testFindings } from "./checks-page-under-test.ts";

const shape = (color: string) =>
  `<div style="position: absolute; left: 60px; top: 0; width: 40px; height: 80px; background: ${color}"></div>`;

test("reports a shape behind low-contrast text but not behind readable text", async ({ page }) => {
  const words =
    '<p id="words" style="position: relative; margin: 20px 0; color: #222">A person answers every letter</p>';
  expect(await checkMade(page, textBackground, shape("#444") + words)).toEqual(["text-contrast #words"]);
  // Text without any contrast may be hidden on purpose.
  expect(await checkMade(page, textBackground, shape("#222") + words)).toEqual(["text-contrast-unsure #words"]);
  expect(await checkMade(page, textBackground, shape("#eee") + words)).toEqual([]);
});

testFindings(
  "reports contrast between 4.5:1 and 7:1 as enhanced only, except for large text",
  textBackground,
  '<p id="small" style="color: #707070">Small</p><p style="color: #707070; font-size: 24px">Large</p>',
  ["text-contrast-enhanced #small"],
);

testFindings(
  "reports low contrast caused by opacity",
  textBackground,
  '<div style="opacity: 0.4"><p id="faded" style="color: #000">In a while</p></div>',
  ["text-contrast #faded"],
);

testFindings(
  "reports low contrast of placeholders, values, and text in drawings",
  textBackground,
  `<style>::placeholder { color: #bbb } input, select { border: 2px solid #333; background: #fff; color: #000 }</style>
    <input id="placeholder" aria-label="Name" placeholder="Your name">
    <input aria-label="Place" placeholder="Your town" value="Ithaca">
    <input id="value" aria-label="Mail" value="zo@page.test" style="color: #ccc">
    <select id="choice" aria-label="Day" style="color: #ccc"><option>Monday</option></select>
    <svg width="200" height="40"><text id="drawn" x="0" y="20" fill="#ddd">Weaver</text><text x="100" y="20">Keeper</text></svg>`,
  ["text-contrast #choice", "text-contrast #drawn", "text-contrast #placeholder", "text-contrast #value"],
);

testFindings(
  "compares text of a sticky bar with the bar and ignores disabled text",
  textBackground,
  `<header style="position: sticky; top: 0; background: #222; color: #fff"><p>Home</p><p id="dim" style="color: #333">Shop</p></header>
    <p style="color: #000">Words</p><button disabled style="color: #ddd; background: #fff">Send</button>`,
  ["text-contrast #dim"],
);

testFindings(
  "compares text where it comes to rest, although a picture starts the animations again",
  textBackground,
  `<style>@keyframes rise { from { transform: translateY(60px) } } .rise { animation: rise 300ms }</style>
    <div style="position: absolute; left: 0; top: 70px; width: 100%; height: 60px; background: #444"></div>
    <p class="rise" style="position: relative; margin: 20px 0; color: #222">A person answers every letter</p>`,
  [],
);

test("ignores text covered by an open list", async ({ page }) => {
  const list = (style: string) =>
    `<div role="listbox" aria-label="Plan" style="position: absolute; top: 0; left: 0; width: 80px; height: 80px;
    background: #444; ${style}"></div><p id="words" style="margin: 20px 0; color: #222">A person answers every letter</p>`;
  expect(await checkMade(page, textBackground, list(""))).toEqual([]);
  expect(await checkMade(page, textBackground, list("").replace('role="listbox"', ""))).toEqual([
    "text-contrast #words",
  ]);
});

test("checks a scrolled page from the top and restores its position", async ({ page }) => {
  await openMade(
    page,
    `<header style="position: sticky; top: 0; height: 300px; background: #fff"></header>
    <main style="height: 3000px"></main><footer style="height: 900px; background: #222; color: #fff">
    <p>Words</p><p id="dim" style="color: #333">More words</p></footer>`,
  );
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const before = await page.evaluate(() => scrollY);
  expect(await runCheck(page, textBackground)).toEqual(["text-contrast #dim"]);
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

testFindings(
  "reports a field without a visible border, but not one with a dark border or background",
  textBackground,
  `<style>input { display: block; margin: 20px; width: 200px; height: 40px; background: #fff }</style>
    <input id="pale" aria-label="One" style="border: 2px solid #ddd">
    <input aria-label="Two" style="border: 2px solid #666">
    <input aria-label="Three" style="border: 0; background: #444">`,
  ["control-contrast #pale"],
);

test("reports a low-contrast icon without text but not one next to text", async ({ page }) => {
  const icon = (id: string, color: string) =>
    `<svg id="${id}" width="24" height="24" viewBox="0 0 24 24"><path d="M2 12h20" fill="none" stroke="${color}"/></svg>`;
  await openMade(
    page,
    `<style>button { background: #fff; color: #000; padding: 10px; border: 0; margin: 10px }</style>
    <button aria-label="Menu">${icon("pale", "#ccc")}</button>
    <button aria-label="Close">${icon("dark", "#333")}</button>
    <button>${icon("beside", "#ccc")} Search</button>`,
  );
  expect(await runCheck(page, textBackground)).toEqual(["icon-contrast #pale"]);
});

test("compares text with the picture of its last layout if the picture changes the layout", async ({ page }) => {
  await openMade(
    page,
    `<style>h1 { margin: 0; color: #fff; background: #222 } .late { padding-block-start: 300px }</style>
    <h1>White on black</h1><main style="height: 3000px"></main>`,
  );
  await page.evaluate(() => addEventListener("resize", () => document.body.classList.add("late")));
  expect(await runCheck(page, textBackground)).toEqual([]);
  await expect(page.locator("body")).toHaveClass("late");
});

test("leaves the page unchanged", async ({ page }) => {
  await openMade(page, "<p>Words</p>");
  await runCheck(page, textBackground);
  expect(await page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
});
