import { describe, expect, it } from "vitest";
import { maxSuggestions } from "../../exchange/find-targets.ts";
import { readFile } from "../../exchange/read-file.ts";
import { theme } from "../theme.ts";
import { imported, importedLines } from "./importing.ts";

const deep = (open: string, close: string, times: number) => `${open.repeat(times)}1${close.repeat(times)}`;

it.each([
  ["long.json", " ".repeat(1_000_001), "more than 1000000 characters"],
  ["long.css", " ".repeat(1_000_001), "more than 1000000 characters"],
  ["deep.json", deep('{"a":', "}", 50_000), "more than 60 levels deep"],
  ["deep.css", `:root { --a: ${deep("(", ")", 50_000)} }`, "brackets more than 40 deep"],
  ["list.json", "[1, 2]", "contains no tokens"],
  ["broken.json", '{ "a": ', "the file ends where a value is expected"],
  ["resolver.json", '{ "resolutionOrder": [] }', "is a resolver and contains no tokens"],
  [
    "many.json",
    JSON.stringify(Object.fromEntries(Array.from({ length: 5_001 }, (_, i) => [`t${i}`, { $value: 1 }]))),
    "more than 5000 tokens",
  ],
])("rejects %s as unreadable", (name, text, reason) => {
  expect(() => imported([[name, text]])).toThrow(reason);
});

describe("one token", () => {
  it.each([
    [
      '{ "__proto__": { "polluted": { "$value": 1 } } }',
      "refused __proto__: the name __proto__ is reserved in JavaScript",
    ],
    ['{ "color": { "constructor": { "$value": 1 } } }', "refused color.constructor: the name constructor is reserved"],
    [`{ "${"a".repeat(101)}": { "$value": 1 } }`, "a name has more than 100 characters"],
    [deep('{"a":', "}", 13), "groups are nested more than 12 levels deep"],
    [`{ "radii": { "panel": { "$value": "${"1".repeat(1_001)}" } } }`, "has more than 1000 characters"],
    ['{ "radii": { "panel": { "$value": null } } }', "refused radii.panel: null is not a length"],
    ['{ "radii": { "panel": { "$value": { "value": 1, "unit": "__proto__" } } } }', "is not a length in px or rem"],
    [
      '{ "color": { "clay": { "600": { "$value": { "colorSpace": "toString", "components": [0, 0, 0] } } } } }',
      "colorSpace",
    ],
    ['{ "color": { "clay": { "600": { "$value": "{color.clay.600}" } } } }', "refers to itself"],
    ['{ "radii": { "$extends": "{sizes}" } }', "refused radii.$extends: is not supported"],
    ['{ "radii": 3 }', "refused radii: is neither a token nor a group"],
  ])("refuses %s with a reason", (text, reason) => {
    expect(importedLines("a.json", text).join("\n")).toContain(reason);
    expect({}).not.toHaveProperty("polluted");
  });
});

it("compares only the first unknown names with the theme’s", () => {
  const many = Array.from({ length: 4_990 }, (_, i) => `--radii-panel-${i}: 1px;`).join(" ");
  const lines = importedLines("a.css", `:root { ${many} }`);
  expect(lines).toHaveLength(4_991);
  expect(lines.filter((line) => line.includes("did you mean"))).toHaveLength(maxSuggestions);
});

it("reads a long selector once, not again for each of its declarations", () => {
  const declarations = Array.from({ length: 4_000 }, (_, index) => `--a${index}: 1;`).join(" ");
  const { tokens } = readFile(`${":root,".repeat(66_000)}:root { ${declarations} }`, "a.css", theme.modes);
  expect(tokens).toHaveLength(4_000);
});

it.each(["a{}", "a:b;", "@a;", "a{b{}}", "/**/", '"'])("reads a file full of %s in linear time", (part) => {
  const text = part.repeat(Math.floor(900_000 / part.length));
  expect(readFile(text, "a.css", theme.modes).tokens).toEqual([]);
});
