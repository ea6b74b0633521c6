// @vitest-environment node
import { describe, expect, it } from "vitest";
import { compute } from "../../../../theme/exchange/compute.ts";
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

describe("compute", () => {
  const values: Record<string, string> = { four: "16px", two: "2", loop: "{loop} + 1", wide: "{wide} + {wide}" };
  const lookup = (name: string) => (Object.hasOwn(values, name) ? values[name] : undefined);

  it.each([
    ["{four} * {two}", "32px"],
    ["({four} + 4px) / 2", "10px"],
    ["-{four} + 1 * 2", "-14px"],
    ["#a8431f", "#a8431f"],
    ["{four}", "{four}"],
    ["1.5 * 100%", "150%"],
  ])("returns for %s: %s", (text, result) => {
    expect(compute(text, lookup)).toEqual({ text: result });
  });

  it.each([
    ["{four} + 1rem", "adds px and rem"],
    ["{four} * {four}", "multiplies or divides by a length"],
    ["{none} + 1", "which the file does not define"],
    ["{four} / 0", "divides by zero"],
    ["{loop} + 1", "too long"],
    ["{wide} + 1", "too long"],
    [`1 + ${"(".repeat(900)}`, "too long"],
    ["(1 + 2", "an unmatched bracket"],
    ["1 + 2 )", "has ) after its end"],
    ["1 +", "has nothing where a number is expected"],
  ])("rejects %s: %s", (text, reason) => {
    expect(compute(text, lookup)).toEqual({ problem: expect.stringContaining(reason) });
  });
});
