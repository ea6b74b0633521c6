import { describe, expect, it } from "vitest";
import { readBlocks } from "../../exchange/css-blocks.ts";
import { imported, importedLines } from "./importing.ts";

/** Returns the report on an imported CSS file: a line for each value, and the totals. */
const lines = (css: string, name = "brand.css") => importedLines(name, css);

describe("nested rules", () => {
  it.each([
    "@theme { --radii-panel: 2rem; @keyframes s { to { opacity: 0 } } }",
    "@theme { @keyframes s { to { opacity: 0 } } --radii-panel: 2rem }",
    "@theme inline static { --radii-panel: 2rem; }",
    "@layer base { :root { color: red; --radii-panel: 2rem; a:hover { color: red } } }",
    ":root { a { color: red } --radii-panel: 2rem }",
    ":root { --radii-panel: 2rem",
    "<!-- :root { --radii-panel: 2rem } -->",
  ])("leave no declaration out: %s", (css) => {
    expect(lines(css)).toEqual([
      expect.stringMatching(/^changed .*: radii\.panel/),
      "1 changed, 0 refused, 0 unchanged",
    ]);
  });

  it("give a nested rule the mode of its selector", () => {
    const { outcome } = imported([["a.css", ":root { .dark & { --color-clay-solid: #112233 } }"]]);
    expect(outcome.changes.map(({ token }) => token.file)).toEqual(["semantic.dark.tokens.json"]);
  });

  it.each([
    [":root { --color-*: initial; --radii-panel: 20px }", "refused line 1: “--color-*: initial” is not CSS"],
    ["} :root { --radii-panel: 20px }", "refused line 1: “}” is not CSS"],
    [":root { 5px; --radii-panel: 20px }", "refused line 1: “5px” is not CSS"],
  ])("are read around other text, which is named: %s", (css, problem) => {
    expect(lines(css)).toEqual([expect.stringContaining(problem), "0 changed, 1 refused, 1 unchanged"]);
  });
});

it("reads declarations with their lines, without comments", () => {
  const text = "/* a\nb */ :root {\n  --a: 1 /* one */ 2;\n  --b : { c; d } !important\n}";
  expect(readBlocks(text).slice(1)).toEqual([
    expect.objectContaining({ name: "--a", value: "1   2", line: 3, isImportant: false }),
    expect.objectContaining({ name: "--b", value: "{ c; d }", line: 4, isImportant: true }),
  ]);
});

it("reads a color beside a comment", () => {
  expect(lines(":root { --color-clay-600: #a8431f /* brand */; }")).toEqual(["0 changed, 0 refused, 1 unchanged"]);
});

describe("two values for a property", () => {
  it.each([
    ["--radii-panel: 2rem; --radii-panel: 20px", "--radii-panel (line 1)", "0 changed, 0 refused, 1 unchanged"],
    ["--radii-panel: 20px;\n--radii-panel: 2rem", "--radii-panel (line 2)", "1 changed, 0 refused, 0 unchanged"],
    [
      "--radii-panel: 20px !important;\n--radii-panel: 2rem",
      "--radii-panel (line 1)",
      "0 changed, 0 refused, 1 unchanged",
    ],
  ])("use the one that CSS uses, and name the other: %s", (css, winner, totals) => {
    const all = lines(`:root { ${css} }`);
    expect(all).toContainEqual(expect.stringMatching(/^ignored --radii-panel/));
    expect(all).toContainEqual(expect.stringContaining(`${winner} sets it too`));
    expect(all.at(-1)).toBe(totals);
  });

  it("are refused under different selectors, whose order CSS decides by specificity", () => {
    const all = lines(":root { --radii-panel: 2rem } html { --radii-panel: 3rem }");
    expect(all[1]).toMatch(/^refused .* conflicts with --radii-panel/);
  });
});

describe("a file name that mentions a mode", () => {
  it.each(["dark-theme.css", "dark-theme.json", "high-contrast.css", "Dark (1).css"])(
    "is no reason to write into light: %s",
    (name) => {
      const dtcg = { color: { clay: { solid: { $value: "#112233" } } } };
      const content = name.endsWith(".css") ? ":root { --color-clay-solid: #112233 }" : dtcg;
      expect(importedLines(name, content)[0]).toMatch(/differs by mode, and the file has no mode; set --mode$/);
    },
  );

  it("does not hide the mode of a selector", () => {
    const { outcome } = imported([["dark-theme.css", ".dark { --color-clay-solid: #112233 }"]]);
    expect(outcome.changes.map(({ token }) => token.file)).toEqual(["semantic.dark.tokens.json"]);
  });
});

describe("a selector", () => {
  it.each([
    [":where(html)", "light"],
    [":root, .light", "light"],
    [":root, .light, .light-theme", "light"],
    [":is(.dark, .dark-theme)", "dark"],
    [".dark, [data-theme='dark']", "dark"],
  ])("%s is %s", (selector, mode) => {
    const { outcome } = imported([["a.css", `${selector} { --color-clay-solid: #112233 }`]]);
    expect(outcome.changes.map(({ token }) => token.file)).toEqual([`semantic.${mode}.tokens.json`]);
  });

  it.each([":root, .dark", ".light, .dark", ".card .dark", ":where(.card)", ":root:hover", ".darkroom"])(
    "%s is no mode",
    (selector) => {
      const css = `${selector} { --color-clay-solid: #112233 }`;
      expect(lines(css)[0]).toContain("a condition or selector that is not a mode");
    },
  );
});

it.each([
  ["var(--nothing, #a8431f)", "0 changed, 0 refused, 1 unchanged"],
  ["var(--nothing, var(--brand, #112233))", "1 changed, 0 refused, 0 unchanged"],
])("uses the fallback of a variable that nothing defines: %s", (value, totals) => {
  expect(lines(`:root { --color-clay-600: ${value} }`).at(-1)).toBe(totals);
});
