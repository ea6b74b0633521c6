// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesOf } from "../../../src/design/workbench/token-entry.ts";
import { tokenFiles } from "../../../theme/token-files.ts";
import { writeTokens } from "../../../theme/token-text.ts";

const textOf = (file: string) => readFileSync(`theme/tokens/${file}`, "utf8");

test.each(Object.keys(tokenFiles))("%s does not change with its own values", (file) => {
  const text = textOf(file);
  const changes = entriesOf({ [file]: tokenFiles[file] ?? {} });
  expect(writeTokens(text, changes)).toBe(text);
});

test("a new value changes only its own line", () => {
  const text = textOf("color.tokens.json");
  const value = { colorSpace: "oklch", components: [0.5, 0.1, 40] };
  const written = writeTokens(text, [{ path: "color.clay.600", value }]).split("\n");
  const changed = text.split("\n").flatMap((line, index) => (line === written[index] ? [] : [written[index]]));
  expect(changed).toEqual(['      "600": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 40] } },']);
});

test("a value that is too long for its line becomes multiline, as the formatter writes it", () => {
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

test("a new token comes last in its group", () => {
  const text = '{\n  "color": {\n    "clay": {\n      "fg": { "$value": "{color.clay.700}" }\n    }\n  }\n}\n';
  expect(writeTokens(text, [{ path: "color.clay.line", value: "{color.clay.600}" }])).toBe(
    text.replace('700}" }\n', '700}" },\n      "line": { "$value": "{color.clay.600}" }\n'),
  );
  expect(JSON.parse(writeTokens(text, [{ path: "color.fern.fg", value: "{color.fern.700}" }]))).toEqual({
    color: { clay: { fg: { $value: "{color.clay.700}" } }, fern: { fg: { $value: "{color.fern.700}" } } },
  });
});

test("a token cannot contain another", () => {
  expect(() => writeTokens('{ "a": 1 }', [{ path: "a.b", value: 2 }])).toThrow("no group for a.b");
});

test("names and texts with quotes, brackets and escapes are read as JSON", () => {
  const text = '{ "a" : { "$value" : "x\\"}," } , "\\u0062" : { "$value" : -2.5e3 } }';
  expect(writeTokens(text, [{ path: "b", value: 1 }])).toBe(text.replace("-2.5e3", "1"));
});
