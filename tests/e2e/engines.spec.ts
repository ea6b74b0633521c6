import AxeBuilder from "@axe-core/playwright";
import type { Check, PageUnderTest } from "@kindred-ground/audit/core/check.ts";
import { alfa } from "@kindred-ground/audit/engines/alfa.ts";
import { axeCore, axeMeasures } from "@kindred-ground/audit/engines/axe.ts";
import { equalAccess } from "@kindred-ground/audit/engines/equal-access.ts";
import type { Page } from "@playwright/test";
import { files } from "../../a11y/fault-pages.ts";
import { expect, test } from "./site-test.ts";

/** Returns a page in which no engine finds a problem except in `main`. */
const pageWith = (main: string, style = "") => `<!doctype html>
  <html lang="en">
    <head>
      <title>A page</title>
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <style>
        body { color: #222; background: #fff }
        @media (prefers-color-scheme: dark) { body { color: #eee; background: #111 } }
        ${style}
      </style>
    </head>
    <body><main><h1>A page</h1>${main}</main></body>
  </html>`;

const visitOf = (tab: Page): PageUnderTest => ({
  tab,
  page: "/",
  state: "as opened",
  mode: "light",
  width: 1280,
  origin: "",
  complaints: [],
});

/** Resolves to the certain failures at levels A and AA on the open page, or on a page with this HTML. */
async function failures(check: Check, tab: Page, html?: string): Promise<string[]> {
  if (html) await tab.setContent(html);
  const found = await check.run(visitOf(tab));
  return found
    .filter(({ conformance, certainty }) => ["A", "AA"].includes(conformance) && certainty === "fails")
    .map(({ rule, criteria, element }) => `${rule} ${criteria.join(" ")} ${element.selector}`);
}

/** Opens a page whose policy forbids the script and style elements that an engine might insert. */
async function openStrictPage(page: Page): Promise<void> {
  const origin = "http://page.test";
  await page.route(`${origin}/**`, (route) => {
    const file = files[new URL(route.request().url()).pathname];
    return file ? route.fulfill({ contentType: file.type, body: file.body }) : route.abort();
  });
  await page.goto(origin);
  expect(await page.getAttribute("meta[http-equiv=Content-Security-Policy]", "content")).toContain("trusted-types");
}

for (const engine of [axeCore, axeMeasures, equalAccess, alfa]) {
  test(`${engine.name} finds nothing on a valid page`, async ({ page }) => {
    expect(await failures(engine, page, pageWith("<p>Words</p>"))).toEqual([]);
  });

  test(`${engine.name} runs despite the page's policy and keeps the scroll position`, async ({ page }) => {
    await openStrictPage(page);
    await page.evaluate(() => scrollTo(0, 400));
    expect(await failures(engine, page)).toEqual([]);
    expect(await page.evaluate(() => scrollY)).toBe(400);
  });
}

test("no engine checks the content of frames", async ({ page }) => {
  await page.setContent(pageWith(`<iframe title="Page" srcdoc="<p style='color: #bbb'>Words</p><input>"></iframe>`));
  await page.frameLocator("iframe").getByText("Words").waitFor();
  for (const engine of [axeCore, axeMeasures, equalAccess, alfa]) expect(await failures(engine, page)).toEqual([]);
});

test("axe finds the same as its own builder for Playwright", async ({ context }) => {
  const seeded = await context.newPage();
  await seeded.setContent(pageWith('<input type="text"><img src="data:,"><p style="color: #bbb">Words</p>'));
  const { violations } = await new AxeBuilder({ page: seeded }).withTags(["wcag2a", "wcag2aa"]).analyze();
  const ids = violations.flatMap(({ id, nodes }) => nodes.map(() => id));
  const found = [...(await failures(axeCore, seeded)), ...(await failures(axeMeasures, seeded))];
  expect(found.map((line) => line.split(" ")[0]).sort()).toEqual(ids.sort());
  expect(ids).toContain("color-contrast");
});

test("axe and Equal Access both find a control without a name", async ({ page }) => {
  expect(await failures(axeCore, page, pageWith('<input type="text">'))).toEqual(['label 4.1.2 input[type="text"]']);
  expect(await failures(equalAccess, page)).toContain('input_label_exists 4.1.2 input[type="text"]');
});

/** Returns a page with a full-size field, of which `over` covers all but 11 px. */
const covered = (over: string) =>
  pageWith(
    `<div class="around"><input aria-label="Name">${over}</div>`,
    `.around { position: relative; height: 200px }
    input { display: block; width: 200px; height: 44px; padding: 0; border: 0 }
    .over { position: absolute; inset: 11px auto auto 0; width: 200px; margin: 0; padding: 0; border: 0 }
    .over > * { display: block; width: 100%; height: 44px }`,
  );

test("axe finds a field covered by a control but not by an open list", async ({ page }) => {
  expect(await failures(axeCore, page, covered('<div class="over"><button>Send</button></div>'))).toContain(
    'target-size 2.5.8 input[aria-label="Name"]',
  );
  const option = '<div role="option" tabindex="0" aria-selected="false">Root</div>';
  expect(
    await failures(axeCore, page, covered(`<div class="over" role="listbox" aria-label="Plan">${option}</div>`)),
  ).toEqual([]);
});

test("axe does not take a target below a sticky bar for a small one", async ({ page }) => {
  const bar = '<div class="over" style="position: sticky; top: 11px; margin-top: -33px"><button>Send</button></div>';
  expect(await failures(axeCore, page, covered(bar))).toEqual([]);
  expect(await failures(axeCore, page, covered(bar.replace("sticky; top: 11px", "relative; inset: auto")))).toEqual([
    'target-size 2.5.8 input[aria-label="Name"]',
  ]);
});

test("Alfa does not take a target below a sticky header for a small one", async ({ page }) => {
  const html = pageWith(
    `<header><a href="/a">Home</a> <a href="/b">Shop</a></header><p><a href="/c">Events</a></p><p class="long">Words</p>`,
    `header { position: sticky; top: 0; z-index: 1; background: #fff } header a, p a { display: inline-block; height: 44px }
    .long { height: 4000px }`,
  );
  await page.setContent(html);
  await page.evaluate(() => scrollBy(0, document.querySelector("p a")?.getBoundingClientRect().top ?? 0));
  expect((await alfa.run(visitOf(page))).filter(({ rule }) => rule === "sia-r113")).toEqual([]);
});

test("axe questions a list opener only if the page lacks the list", async ({ page }) => {
  const questions = async (list: string) => {
    const opener = `<button role="combobox" aria-label="Plan" aria-haspopup="listbox" aria-expanded="false"
      aria-controls="plans">Root</button>`;
    await page.setContent(pageWith(opener + list));
    return (await axeCore.run(visitOf(page)))
      .map(({ rule }) => rule)
      .filter((rule) => rule === "aria-valid-attr-value");
  };
  expect(await questions("")).toEqual(["aria-valid-attr-value"]);
  expect(await questions('<div id="plans" role="listbox" aria-label="Plan" hidden></div>')).toEqual([]);
});

test("axe finds a failure that appears only on a wide screen", async ({ page }) => {
  await page.setContent(pageWith("<p>Words</p>", "@media (width >= 1000px) { p { color: #bbb } }"));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await failures(axeMeasures, page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await failures(axeMeasures, page)).toEqual(["color-contrast 1.4.3 p"]);
});

test("AAA findings and best practices are rated separately", async ({ page }) => {
  await page.setContent(pageWith('<h3>Too deep</h3><p style="color: #6a6a6a">Words</p>'));
  const found = [...(await axeMeasures.run(visitOf(page))), ...(await axeCore.run(visitOf(page)))];
  expect(found.map(({ rule, conformance, criteria }) => [rule, conformance, ...criteria])).toEqual([
    ["color-contrast-enhanced", "AAA", "1.4.6"],
    ["heading-order", "best practice"],
  ]);
});
