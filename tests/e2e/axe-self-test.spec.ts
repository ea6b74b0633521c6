import AxeBuilder from "@axe-core/playwright";
import { axeFindings, axeFindingsInBothModes } from "./axe.ts";
import { expect, test } from "./site-test.ts";

/** A page in which axe finds nothing, but for what `main` brings. */
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

test("axe finds nothing where nothing is wrong", async ({ page }) => {
  await page.setContent(pageWith("<p>Words</p>"));
  expect(await axeFindingsInBothModes(page)).toEqual([]);
});

test("axe’s own builder for Playwright finds the same", async ({ context }) => {
  const seeded = await context.newPage();
  await seeded.setContent(pageWith('<input type="text"><img src="data:,"><p style="color: #bbb">Words</p>'));
  const { violations } = await new AxeBuilder({ page: seeded })
    .withTags(["wcag2a", "wcag2aa", "best-practice"])
    .analyze();
  const ids = violations.flatMap(({ id, nodes }) => nodes.map(() => id));
  const lines = await axeFindings(seeded);
  expect(lines.map((line) => line.split(":")[0]).sort()).toEqual(ids.sort());
  expect(ids).toContain("color-contrast");
});

test("axe finds a control without a name", async ({ page }) => {
  await page.setContent(pageWith('<input type="text">'));
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^label: .*\(input\)$/)]);
});

test("axe finds targets of 20 px without space around them", async ({ page }) => {
  const button = (name: string) => `<button style="width: 20px; height: 20px; padding: 0; border: 0">${name}</button>`;
  await page.setContent(pageWith(`<div style="display: flex">${button("A")}${button("B")}</div>`));
  expect(await axeFindings(page)).toEqual([
    expect.stringMatching(/^target-size: /),
    expect.stringMatching(/^target-size: /),
  ]);
});

test("axe finds what is wrong on a wide screen only", async ({ page }) => {
  const style = "@media (width >= 1000px) { p { color: #bbb } }";
  await page.setContent(pageWith("<p>Words</p>", style));
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await axeFindings(page)).toEqual([]);
  await page.setViewportSize({ width: 1280, height: 900 });
  expect(await axeFindings(page)).toEqual([expect.stringMatching(/^color-contrast: .*\(p\)$/)]);
});

for (const [mode, other] of [
  ["light", "dark"],
  ["dark", "light"],
] as const) {
  test(`axe finds words too faint in ${other}, beginning in ${mode}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: mode });
    const faint = other === "dark" ? "#555" : "#bbb";
    await page.setContent(
      pageWith("<p>Words</p>", `@media (prefers-color-scheme: ${other}) { p { color: ${faint} } }`),
    );
    expect(await axeFindings(page)).toEqual([]);
    expect(await axeFindingsInBothModes(page)).toEqual([expect.stringMatching(`^${other}: color-contrast: `)]);
  });
}

test("axe finds a link that in dark only its color tells from the words around it", async ({ page }) => {
  const style = "a { color: inherit } @media (prefers-color-scheme: dark) { a { text-decoration: none; color: #ddd } }";
  await page.setContent(pageWith('<p>Words with <a href="#there">a link</a> among them</p>', style));
  expect(await axeFindingsInBothModes(page)).toEqual([expect.stringMatching(/^dark: link-in-text-block: /)]);
});

test("a color mode in which something else than colors differs is told", async ({ page }) => {
  await page.setContent(pageWith("<p>Words</p>", "@media (prefers-color-scheme: dark) { p { padding: 4px } }"));
  await expect(axeFindingsInBothModes(page)).rejects.toThrow(/in dark something else than colors differs/);
});
