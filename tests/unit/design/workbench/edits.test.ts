// @vitest-environment node
import { expect, test } from "vitest";
import type { ColorValue } from "../../../../src/design/workbench/editor-for.ts";
import {
  editedFiles,
  keyOf,
  liveTheme,
  rampEdits,
  takeEdits,
  withEdit,
} from "../../../../src/design/workbench/edits.ts";
import { editsIn, hashOf, maxHashLength } from "../../../../src/design/workbench/share.ts";
import { entriesOf, everyEntry } from "../../../../src/design/workbench/token-entry.ts";
import { noHistory, redo, step, undo } from "../../../../src/design/workbench/use-workbench.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const entries = entriesOf(tokenFiles);
const theme = { files: tokenFiles, resolver };
const clay = "color.tokens.json#color.clay.600";
const black = { colorSpace: "oklch", components: [0, 0, 0] };

function entry(key: string) {
  const found = entries.find((each) => keyOf(each) === key);
  if (!found) throw new Error(`no entry ${key}`);
  return found;
}

test("changes only colors that refer to the edited step, in every mode", () => {
  const { variables } = liveTheme(tokenFiles, resolver, { [clay]: black });
  expect(variables.light.get("--k-colors-clay-solid")).toBe("#000000");
  expect(variables.dark.get("--k-colors-clay-solid")).toBe(
    liveTheme(tokenFiles, resolver, {}).variables.dark.get("--k-colors-clay-solid"),
  );
});

test("updates the clamp of a fluid size", () => {
  const key = "type.tokens.json#fontSizes.h1.max";
  const { variables } = liveTheme(tokenFiles, resolver, { [key]: { value: 5, unit: "rem" } });
  expect(variables.light.get("--k-font-sizes-h1")).toMatch(/^min\(clamp\(.*, 5rem\), 13vw\)$/);
});

test("rotates a ramp's hue and keeps the lightness of every step, also of the chosen one", () => {
  // The new color has the lightness of the next step. If the chosen step took that lightness, both would be equal.
  const changes = rampEdits(entry(clay), { colorSpace: "oklch", components: [0.44, 0.12, 300] }, entries);
  expect(changes).toHaveLength(11);
  for (const [{ value }, moved] of changes) {
    expect(moved).toMatchObject({ components: [(value as ColorValue).components[0], expect.any(Number), 300] });
  }
  expect(
    rampEdits(entry("motion.tokens.json#durations.fast"), { colorSpace: "oklch", components: [0, 0, 0] }, entries),
  ).toEqual([]);
});

test("leaves the saved files unchanged", () => {
  const before = JSON.stringify(tokenFiles);
  editedFiles(tokenFiles, { [clay]: black });
  expect(JSON.stringify(tokenFiles)).toBe(before);
});

test("removes an edit that restores the saved value", () => {
  const edits = withEdit({}, entry(clay), black);
  expect(withEdit(edits, entry(clay), entry(clay).value)).toEqual({});
});

test("supports undo and redo, and groups slider changes", () => {
  const first = step(noHistory, { a: 1 }, { key: "a", at: 0 });
  const moved = step(first, { a: 2 }, { key: "a", at: 100 });
  const later = step(moved, { a: 3 }, { key: "a", at: 5_000 });
  expect(undo(later).now).toEqual({ a: 2 });
  expect(undo(undo(later)).now).toEqual({});
  expect(redo(undo(later)).now).toEqual({ a: 3 });
  expect(step(undo(later), { b: 1 }, { key: "b", at: 9_000 }).future).toEqual([]);
});

test("shares edits through an address", () => {
  const edits = { [clay]: black, "semantic.dark.tokens.json#color.bg.canvas": "{color.dusk.800}" };
  expect(takeEdits(editsIn(hashOf(edits) ?? "") ?? {}, entries, theme)).toEqual({ edits, refused: [] });
});

test("rejects an excessively long address", () => {
  const long = { [clay]: "x".repeat(maxHashLength) };
  expect(hashOf(long)).toBeUndefined();
  expect(editsIn(`#edits=${encodeURIComponent(JSON.stringify(long))}`)).toBeUndefined();
});

test.each(["", "#pricing", "#edits=", "#edits=%", "#edits=[1]", "#edits=null"])("reads nothing from %j", (hash) => {
  expect(editsIn(hash)).toBeUndefined();
});

test("rejects unknown tokens and values that a build would reject", () => {
  const { edits, refused } = takeEdits(
    {
      "color.tokens.json#color.clay.601": black,
      [clay]: "{color.nowhere}",
      "__proto__#x": 1,
      "motion.tokens.json#durations.fast": { value: 120, unit: "ms" },
    },
    entries,
    theme,
  );
  expect(edits).toEqual({ "motion.tokens.json#durations.fast": { value: 120, unit: "ms" } });
  expect(refused).toHaveLength(3);
  expect(refused.join()).toContain("color.clay.601");
  expect(refused.join()).toContain("color.nowhere");
});

test("overrides an inherited color for more contrast only", () => {
  const key = "semantic.light-more-contrast.tokens.json#color.clay.tint";
  const open = everyEntry(tokenFiles).find((each) => keyOf(each) === key);
  expect(open?.value).toBe("{color.clay.100}");
  const edits = open ? withEdit({}, open, "{color.clay.50}") : {};
  const { colors } = liveTheme(tokenFiles, resolver, edits);
  expect(colors.modes["light-more-contrast"].get("clay.tint")?.step).toBe("color.clay.50");
  expect(colors.modes.light.get("clay.tint")?.step).toBe("color.clay.100");
});

test("creates the group of a first override", () => {
  const files = { "a.tokens.json": { color: { $type: "color" } } };
  expect(editedFiles(files, { "a.tokens.json#color.clay.tint": "{color.clay.50}" })).toEqual({
    "a.tokens.json": { color: { $type: "color", clay: { tint: { $value: "{color.clay.50}" } } } },
  });
});
