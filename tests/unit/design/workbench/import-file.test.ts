// @vitest-environment node
import { expect, test } from "vitest";
import { takeEdits } from "../../../../src/design/workbench/edits.ts";
import { importFile, maxFileLength } from "../../../../src/design/workbench/import-file.ts";
import { changedFiles, patchOf } from "../../../../src/design/workbench/share.ts";
import { entriesOf } from "../../../../src/design/workbench/token-entry.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const entries = entriesOf(tokenFiles);
const options = { files: tokenFiles, fallback: "semantic.light.tokens.json" };
const edits = {
  "color.tokens.json#color.clay.600": { colorSpace: "oklch", components: [0.5, 0.1, 40] },
  "semantic.dark.tokens.json#color.bg.canvas": "{color.dusk.800}",
};

test("imports a patch as the edits it contains", () => {
  const given = [...changedFiles(edits).keys()].map((file) =>
    importFile(patchOf(file, edits, entries), file.replace(".tokens", ".patch.tokens"), options),
  );
  expect(Object.assign({}, ...given.map((each) => ("given" in each ? each.given : {})))).toEqual(edits);
});

test("exports a patch with types and only changed tokens", () => {
  expect(JSON.parse(patchOf("semantic.dark.tokens.json", edits, entries))).toEqual({
    color: { bg: { canvas: { $type: "color", $value: "{color.dusk.800}" } } },
  });
});

test.each(["semantic.dark", "semantic.dark-more-contrast", "semantic.light-more-contrast"])(
  "imports a semantic color into the file that matches the patch name: %s",
  (stem) => {
    const text = '{ "color": { "$type": "color", "fg": { "muted": { "$value": "{color.dusk.950}" } } } }';
    expect(importFile(text, `${stem}.patch.tokens.json`, options)).toEqual({
      given: { [`${stem}.tokens.json#color.fg.muted`]: "{color.dusk.950}" },
    });
  },
);

test("imports a semantic color from another file into the selected file", () => {
  const text = '{ "color": { "$type": "color", "bg": { "canvas": { "$value": "{color.dusk.950}" } } } }';
  expect(importFile(text, "export.json", options)).toEqual({
    given: { "semantic.light.tokens.json#color.bg.canvas": "{color.dusk.950}" },
  });
});

test.each([
  [{ value: "#112233" }, "color.clay.600.value"],
  [{ $value: "#112233", hover: { $value: "#445566" } }, "color.clay.600.hover"],
  [{ $value: "#112233", list: [1] }, "color.clay.600.list"],
  [{ inner: null }, "color.clay.600.inner"],
])("refuses members by name that are no tokens or groups: %j", (clay, path) => {
  const imported = importFile(JSON.stringify({ color: { clay: { "600": clay } } }), "mine.json", options);
  const { refused } = takeEdits("given" in imported ? imported.given : {}, entries, { files: tokenFiles, resolver });
  expect(refused).toContainEqual(expect.stringContaining(`#${path}: the theme has no such token`));
});

test.each([
  ["{", "is no JSON"],
  ["[]", "holds no tokens"],
  ["{}", "holds no tokens"],
  [`"${"x".repeat(maxFileLength)}"`, "characters"],
  [`${'{"a":'.repeat(40)}1${"}".repeat(40)}`, "deep"],
])("rejects an unknown file with an explanation", (text, words) => {
  const imported = importFile(text, "mine.json", options);
  expect("problem" in imported && imported.problem).toContain(words);
});
