// @vitest-environment node
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { entriesOf } from "../../../../src/design/workbench/token-entry.ts";
import { tokenFiles } from "../../../../theme/token-files.ts";
import { writeFile } from "../../../../theme/token-text/write-file.ts";

const textOf = (file: string) => readFileSync(`theme/tokens/${file}`, "utf8");

test.each(Object.keys(tokenFiles))("%s with each of its own values written anew is the same, byte for byte", (file) => {
  const text = textOf(file);
  const changes = entriesOf({ [file]: tokenFiles[file] ?? {} });
  expect(writeFile(text, changes)).toBe(text);
});

test("a changed value is all that changes, and is written as by hand", () => {
  const text = textOf("color.tokens.json");
  const value = { colorSpace: "oklch", components: [0.5, 0.1, 40] };
  const written = writeFile(text, [{ path: "color.clay.600", value }]).split("\n");
  const changed = text.split("\n").flatMap((line, index) => (line === written[index] ? [] : [written[index]]));
  expect(changed).toEqual(['      "600": { "$value": { "colorSpace": "oklch", "components": [0.5, 0.1, 40] } },']);
});

test("a value that has no room on its line is opened as the formatter opens it", () => {
  const value = [
    "Fraunces Variable",
    "Fraunces Georgia",
    "Fraunces DejaVu",
    "A typeface with a very long name",
    "serif",
  ];
  expect(
    writeFile('{\n  "fonts": {\n    "heading": { "$value": ["serif"] }\n  }\n}\n', [{ path: "fonts.heading", value }]),
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

test("a token that the file does not have comes last in its group, and whatever was there stays as it was", () => {
  const text = '{\n  "color": {\n    "clay": {\n      "fg": { "$value": "{color.clay.700}" }\n    }\n  }\n}\n';
  expect(writeFile(text, [{ path: "color.clay.line", value: "{color.clay.600}" }])).toBe(
    text.replace('700}" }\n', '700}" },\n      "line": { "$value": "{color.clay.600}" }\n'),
  );
  expect(JSON.parse(writeFile(text, [{ path: "color.fern.fg", value: "{color.fern.700}" }]))).toEqual({
    color: { clay: { fg: { $value: "{color.clay.700}" } }, fern: { fg: { $value: "{color.fern.700}" } } },
  });
});

test("what is a token cannot have another in it", () => {
  expect(() => writeFile('{ "a": 1 }', [{ path: "a.b", value: 2 }])).toThrow("no place for a.b");
});
