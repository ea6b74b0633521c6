// @vitest-environment node
import { expect, test } from "vitest";
import { gamutOutline, gamutPoint, isInGamut, maxChroma } from "../../../../src/design/workbench/curves.ts";
import { entryToFix, fixedValue } from "../../../../src/design/workbench/edits.ts";
import { everyEntry } from "../../../../src/design/workbench/token-entry.ts";
import { withModes } from "../../../../src/design/workbench/use-preview.ts";
import { tokenFiles } from "../../../../theme/token-files.ts";

const usual = { mode: "light", forcedColors: false, noMotion: false, print: false } as const;

test("overrides the system only for active settings", () => {
  const condition = "screen and (prefers-contrast: more) and (min-width: 48em)";
  expect(withModes(condition, usual)).toBe(condition);
  expect(withModes(condition, { ...usual, mode: "dark-more-contrast" })).toBe(
    "screen and (min-width: 0px) and (min-width: 48em)",
  );
  expect(withModes("(forced-colors: active)", { ...usual, forcedColors: true })).toBe("(min-width: 0px)");
  expect(["print", "screen"].map((medium) => withModes(medium, { ...usual, print: true }))).toEqual([
    "(min-width: 0px)",
    "(max-width: 0px)",
  ]);
});

test("returns no chroma for black and white, and detects colors outside the gamut", () => {
  expect(maxChroma(0, 40)).toBeCloseTo(0, 2);
  expect(maxChroma(1, 40)).toBeCloseTo(0, 2);
  const max = maxChroma(0.6, 40);
  expect(isInGamut([0.6, max, 40])).toBe(true);
  expect(isInGamut([0.6, max + 0.02, 40])).toBe(false);
});

test("draws a hue's gamut from black at the bottom to white at the top", () => {
  expect(gamutOutline(40)).toMatch(/^M0 100L.*L0(\.\d)? 0z$/);
  expect(gamutPoint([0.25, 0.17, 40])).toEqual([50, 75]);
});

test("fixes a color in the file of the failing mode", () => {
  const entries = everyEntry(tokenFiles);
  expect(entryToFix(entries, "bg.canvas", "dark-more-contrast")?.file).toBe("semantic.dark-more-contrast.tokens.json");
  expect(entryToFix(entries, "bg.raised", "light-more-contrast")?.file).toBe(
    "semantic.light-more-contrast.tokens.json",
  );
});

test("writes a fixed color as an alias or in OKLCH", () => {
  expect(fixedValue({ hex: "#000000", value: "{color.clay.700}", ratio: 5 })).toBe("{color.clay.700}");
  expect(fixedValue({ hex: "#ffffff", value: "oklch(1 0 0)", ratio: 5 })).toMatchObject({
    components: [1, 0, expect.any(Number)],
  });
});
