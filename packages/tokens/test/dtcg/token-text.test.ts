import { expect, test } from "vitest";
import { writeTokens } from "../../dtcg/token-text.ts";
import { texts } from "./small-theme.ts";

test("changes only the line of a new value", () => {
  const text = texts["color.tokens.json"] ?? "";
  const value = { colorSpace: "oklch", components: [0.5, 0.1, 40] };
  const written = writeTokens(text, [{ path: "color.clay.600", value }]).split("\n");
  const changed = text.split("\n").flatMap((line, index) => (line === written[index] ? [] : [written[index]]));
  expect(changed).toEqual(['      "600": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 40] } },']);
});

test("wraps a value that is too long for its line as the formatter does", () => {
  const value = [
    "Fraunces Variable",
    "Fraunces Georgia",
    "Fraunces DejaVu",
    "A typeface with a very long name",
    "serif",
  ];
  expect(
    writeTokens('{\n  "fonts": {\n    "heading": { "$value": ["serif"] }\n  }\n}\n', [
      { path: "fonts.heading", value },
    ]),
  ).toBe(
    `{
  "fonts": {
    "heading": {
      "$value": [
        "Fraunces Variable",
        "Fraunces Georgia",
        "Fraunces DejaVu",
        "A typeface with a very long name",
        "serif"
      ]
    }
  }
}
`,
  );
});

test("adds a new token at the end of its group", () => {
  const text = '{\n  "color": {\n    "clay": {\n      "fg": { "$value": "{color.clay.700}" }\n    }\n  }\n}\n';
  expect(writeTokens(text, [{ path: "color.clay.line", value: "{color.clay.600}" }])).toBe(
    text.replace('700}" }\n', '700}" },\n      "line": { "$value": "{color.clay.600}" }\n'),
  );
  expect(JSON.parse(writeTokens(text, [{ path: "color.fern.fg", value: "{color.fern.700}" }]))).toEqual({
    color: { clay: { fg: { $value: "{color.clay.700}" } }, fern: { fg: { $value: "{color.fern.700}" } } },
  });
});

test("rejects a token inside another token", () => {
  expect(() => writeTokens('{ "a": 1 }', [{ path: "a.b", value: 2 }])).toThrow("no group for a.b");
});

test("reads names and strings with quotes, brackets, and escapes as JSON", () => {
  const text = '{ "a" : { "$value" : "x\\"}," } , "\\u0062" : { "$value" : -2.5e3 } }';
  expect(writeTokens(text, [{ path: "b", value: 1 }])).toBe(text.replace("-2.5e3", "1"));
});
