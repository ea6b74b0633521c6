// @vitest-environment node
import { readFileSync } from "node:fs";
import { oneLine, writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import { describe, expect, test } from "vitest";
import { takeEdits } from "../../../../src/design/workbench/edits.ts";
import { importFile } from "../../../../src/design/workbench/import-file.ts";
import { changedFiles, patchOf } from "../../../../src/design/workbench/share.ts";
import { everyEntry } from "../../../../src/design/workbench/token-entry.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import type from "../../../../theme/tokens/type.tokens.json" with { type: "json" };
import { imported } from "../../theme/exchange/importing.ts";

/** One manual change for each kind of token: the text to remove and its replacement. */
const changes = [
  {
    what: "a step of a ramp",
    key: "color.tokens.json#color.clay.600",
    value: { colorSpace: "oklch", components: [0.5, 0.12, 300] },
    from: "[0.5142, 0.1418, 38.9]",
    to: "[0.5, 0.12, 300]",
  },
  {
    what: "a semantic color",
    key: "semantic.dark.tokens.json#color.bg.canvas",
    value: "{color.dusk.800}",
    from: '"canvas": { "$value": "{color.dusk.900}" }',
    to: '"canvas": { "$value": "{color.dusk.800}" }',
  },
  {
    what: "a duration",
    key: "motion.tokens.json#durations.fast",
    value: { value: 120, unit: "ms" },
    from: '{ "value": 150, "unit": "ms" }',
    to: '{ "value": 120, "unit": "ms" }',
  },
  {
    what: "a curve",
    key: "motion.tokens.json#easings.out",
    value: [0.1, 0.6, 0.3, 1.2],
    from: "[0.2, 0.7, 0.2, 1]",
    to: "[0.1, 0.6, 0.3, 1.2]",
  },
  {
    what: "a limit of a fluid size",
    key: "type.tokens.json#fontSizes.h1.max",
    value: { value: 4, unit: "rem" },
    from: '"value": 3.75, "unit": "rem"',
    to: '"value": 4, "unit": "rem"',
  },
  {
    what: "a list of typefaces",
    key: "type.tokens.json#fonts.body",
    value: ["system-ui", "sans-serif"],
    from: oneLine(type.fonts.body.$value),
    to: '["system-ui", "sans-serif"]',
  },
  {
    what: "a first override for more contrast",
    key: "semantic.light-more-contrast.tokens.json#color.bg.raised",
    value: "{color.neutral.50}",
    from: '"sunken": { "$value": "{color.neutral.50}" }\n',
    to: '"sunken": { "$value": "{color.neutral.50}" },\n      "raised": { "$value": "{color.neutral.50}" }\n',
  },
];

describe.each(changes)("$what, changed in the workbench", ({ key, value, from, to }) => {
  const entries = everyEntry(tokenFiles);
  const theme = { files: tokenFiles, resolver };
  const { edits, refused } = takeEdits({ [key]: value }, entries, theme);
  const [file = "", fileChanges = []] = [...changedFiles(edits)][0] ?? [];
  const saved = readFileSync(`theme/tokens/${file}`, "utf8");
  const byHand = saved.replace(from, to);
  const patchName = file.replace(".tokens.json", ".patch.tokens.json");

  test("exports the same bytes as editing by hand", () => {
    expect(refused).toEqual([]);
    expect(byHand).not.toBe(saved);
    expect(writeTokens(saved, fileChanges)).toBe(byHand);
  });

  test("exports a patch that the workbench and the command import equally", () => {
    const patch = patchOf(file, edits, entries);
    const options = { files: tokenFiles, fallback: "semantic.light.tokens.json" };
    expect(importFile(patch, patchName, options)).toEqual({ given: edits });
    const { texts, outcome } = imported([[patchName, patch]]);
    expect(outcome.refusals).toEqual([]);
    expect(Object.fromEntries(texts)).toEqual({ [file]: byHand });
  });
});
