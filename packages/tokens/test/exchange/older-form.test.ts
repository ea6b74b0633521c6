import { describe, expect, it } from "vitest";
import { imported, importedLines } from "./importing.ts";

const clay = (token: object) => ({ color: { clay: { "600": token } } });

describe("the form with value and type", () => {
  it("is read, with aliases that end in value", () => {
    const file = {
      color: { type: "color", clay: { "600": { value: "#a8431f", type: "color", comment: "Brand." } } },
      radii: { panel: { value: { value: 20, unit: "px" }, attributes: { category: "size" } } },
      spacing: { "4": { value: "{sizes.target.value}" } },
    };
    expect(importedLines("brand.json", file)).toEqual([
      'changed shape.tokens.json: spacing.4: { "value": 1, "unit": "rem" } → "{sizes.target}"',
      "1 changed, 0 refused, 2 unchanged",
    ]);
  });

  it("is not a group with a token named value", () => {
    expect(importedLines("a.json", { radii: { value: { $value: "1px" } } })[0]).toMatch(/^refused radii\.value: /);
  });
});

describe("a token with more than a value", () => {
  it.each([
    ["a token", { $value: "#a8431f", hover: { $value: "#112233" } }, "color.clay.600.hover: the theme has no such"],
    ["a group", { $value: "#a8431f", a: { b: { $value: "#112233" } } }, "color.clay.600.a.b: the theme has no such"],
    ["a text", { $value: "#a8431f", hue: "red" }, 'color.clay.600.hue: is inside a token; write "$hue" or remove it'],
    ["another reference", { $value: "#a8431f", $ref: "#/color/clay/700" }, "color.clay.600: has both $value and $ref"],
  ])("has a line for %s", (_, token, line) => {
    expect(importedLines("a.json", clay(token))[0]).toContain(`refused ${line}`);
  });
});

describe("$extensions.mode", () => {
  const solid = (mode: object) => ({ color: { clay: { solid: { $value: "#a8431f", $extensions: { mode } } } } });

  it("is read", () => {
    const { outcome } = imported([["light.json", JSON.stringify(solid({ light: "#a8431f", dark: "#112233" }))]]);
    expect(outcome.changes.map(({ token }) => token.file)).toEqual(["semantic.dark.tokens.json"]);
    expect([outcome.unchanged.length, outcome.refusals]).toEqual([1, []]);
  });

  it("is refused for another mode", () => {
    expect(importedLines("light.json", solid({ sepia: "#112233" }))[0]).toBe(
      "refused color.clay.solid ($extensions.mode.sepia): is for a mode that the theme does not have; it has light, dark, light-more-contrast, dark-more-contrast",
    );
  });
});

describe("a name", () => {
  it.each([
    ["lineHeights", "body+"],
    ["radii", "-control"],
    ["radii", "control!"],
  ])("with another symbol is unknown: %s.%s", (group, name) => {
    expect(importedLines("a.json", { [group]: { [name]: { $value: 3 } } })[0]).toMatch(/^refused .* no such token; /);
  });

  it("of a part of a text style is suggested with the part", () => {
    expect(importedLines("a.css", ":root { --text-body-font-wait: 700 }")[0]).toContain(
      "did you mean text.body.fontWeight?",
    );
  });

  it.each([
    ["--font-sizes-h1-mex", "did you mean fontSizes.h1.max?"],
    ["--font-sizes-h11", "did you mean fontSizes.h1?"],
  ])("is suggested as it is written in the theme: %s", (name, words) => {
    expect(importedLines("a.css", `:root { ${name}: 1rem }`)[0]).toContain(words);
  });

  it("of CSS is refused for its missing description, not for its group", () => {
    const { lines } = imported([["a.css", ":root { --radii-badge: 1rem }"]], { isAdding: true });
    expect(lines[0]).toBe("refused --radii-badge (line 1): is new, and CSS has no descriptions; import it as DTCG");
  });
});

describe("a value", () => {
  it.each([
    ["700", "700 is not a readable color"],
    ["fff", "fff is not a readable color"],
  ])("%s is not a color", (value, problem) => {
    expect(importedLines("a.json", clay({ $value: value }))[0]).toContain(problem);
  });

  it.each(["rgb(168 67 31 / none)", "RGB(168 67 31 / NONE )"])("%s is transparent", (value) => {
    const { outcome } = imported([["a.json", JSON.stringify(clay({ $value: value }))]]);
    expect(outcome.changes[0]?.token.raw).toMatchObject({ alpha: 0 });
  });

  it("beside an alias that leads nowhere is used", () => {
    const aliasData = { targetVariableName: "brand/primary" };
    const file = clay({ $value: "#112233", $extensions: { "com.figma.aliasData": aliasData } });
    expect(importedLines("a.json", file)[0]).toMatch(/^changed .*\{brand\.primary\} is replaced by its value/);
  });
});

it("reads a file with a byte-order mark", () => {
  const json = JSON.stringify(clay({ $value: "#a8431f" }));
  for (const [name, text] of [
    ["a.json", json],
    ["a.css", ":root { --color-clay-600: #a8431f }"],
  ] as const)
    expect(importedLines(name, `\uFEFF${text}`)).toEqual(["0 changed, 0 refused, 1 unchanged"]);
});
