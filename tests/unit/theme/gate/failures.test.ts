import { contrastRatio, hexToOklch, oklchToHex } from "@kindred-ground/tokens/color/color.ts";
import { writeTokens } from "@kindred-ground/tokens/dtcg/token-text.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { describe, expect, it } from "vitest";
import { type Mode, modes } from "../../../../theme/conditions.ts";
import {
  changedPairs,
  describeChange,
  describeFailure,
  findFailures,
  formatRatio,
  neededRatio,
} from "../../../../theme/gate/failures.ts";
import { everyPair } from "../../../../theme/gate/pairs.ts";
import { readColors } from "../../../../theme/read-tokens.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";

const saved = readColors(tokenFiles, resolver);

/** Returns the theme's colors with replacements in one mode, as if written to that mode's file. */
function withColors(mode: Mode, colors: Readonly<Record<string, string>>): ThemeColors<Mode> {
  const file = `semantic.${mode}.tokens.json`;
  const changes = Object.entries(colors).map(([token, hex]) => ({
    path: `color.${token}`,
    value: { colorSpace: "oklch", components: hexToOklch(hex) },
  }));
  const text = writeTokens(JSON.stringify(tokenFiles[file], null, 2), changes);
  return readColors({ ...tokenFiles, [file]: JSON.parse(text) }, resolver);
}

/** Moves a color toward another until the pair just fails its contrast ratio. */
function justBelow(mode: Mode, token: string, against: string): string {
  const [own = "", other = ""] = [token, against].map((name) => saved.modes[mode].get(name)?.hex);
  const pairs = everyPair.filter(({ foreground, background }) =>
    [token, against].every((name) => [foreground, background].includes(name)),
  );
  const needed = Math.max(...pairs.map(({ purpose }) => neededRatio(purpose, mode)));
  const [from, chroma, hue] = hexToOklch(own);
  const [to] = hexToOklch(other);
  for (let part = 0; part <= 1; part += 0.02) {
    const moved = oklchToHex([from + (to - from) * part, chroma, hue]);
    if (contrastRatio(moved, other) < needed) return moved;
  }
  throw new Error(`no pair has ${token} and ${against}`);
}

/** One color for each kind of purpose, paired with a color that it must contrast with. */
const samples = [
  { token: "fg.default", against: "bg.raised" },
  { token: "fg.muted", against: "bg.canvas" },
  { token: "focus.ring", against: "focus.halo" },
  { token: "border.control", against: "bg.raised" },
  { token: "wheel.3", against: "bg.canvas" },
  { token: "wheel.gap", against: "wheel.5" },
  { token: "clay.contrast", against: "clay.solid" },
  { token: "clay.fg", against: "clay.tint" },
  { token: "fern.line", against: "bg.sunken" },
  { token: "night.onDeep", against: "night.deep" },
];

it("findFailures returns no failures for the saved theme in any mode", () => {
  expect(findFailures(everyPair, saved).map(describeFailure)).toEqual([]);
});

describe.each(modes)("colors just below their ratio in %s", (mode) => {
  const lowered = Object.fromEntries(samples.map(({ token, against }) => [token, justBelow(mode, token, against)]));
  const found = findFailures(everyPair, withColors(mode, lowered));

  it("fail there but not in modes with their own colors", () => {
    // A more-contrast mode inherits values that it does not override.
    expect(found.filter((failure) => !failure.mode.startsWith(mode))).toEqual([]);
  });

  it.each(samples)("describes $token on $against in one line, with passing colors", ({ token, against }) => {
    const failure = found.find(
      ({ mode: where, foreground, background }) =>
        where === mode && [foreground, background].sort().join() === [token, against].sort().join(),
    );
    if (!failure?.fix) throw new Error("the pair passes, or has no fix");
    const line = describeFailure(failure);
    const { needed, ratio, fix } = failure;
    for (const part of [mode, token, against, formatRatio(ratio), `needs ${needed}`, fix.color.hex])
      expect(line).toContain(part);
    expect(line).not.toContain("\n");
    expect(ratio).toBeLessThan(needed);
    for (const suggestion of [fix.color, fix.step ?? fix.color])
      expect(suggestion.ratio).toBeGreaterThanOrEqual(needed);
  });

  it("pass with the suggested colors", () => {
    const fixes = found.filter((failure) => failure.mode === mode).flatMap(({ fix }) => (fix ? [fix] : []));
    const fixed = Object.fromEntries(fixes.map(({ token, color }) => [token, color.hex]));
    const left = findFailures(everyPair, withColors(mode, { ...lowered, ...fixed }));
    expect(left.filter((failure) => failure.mode === mode).map(describeFailure)).toEqual([]);
  });
});

describe("findFailures", () => {
  it("requires higher ratios in modes with more contrast", () => {
    const pair = { purpose: "body", foreground: "clay.line", background: "bg.canvas" } as const;
    const needs = findFailures([pair], saved).map(({ mode, needed }) => [mode, needed]);
    expect(needs).toContainEqual(["light", 7]);
    expect(needs).toContainEqual(["light-more-contrast", 9]);
  });

  it("throws for a color that the theme doesn't have", () => {
    const pair = { purpose: "text", foreground: "fg.defualt", background: "bg.canvas" } as const;
    expect(() => findFailures([pair], saved)).toThrow("the theme has no color fg.defualt; correct the name");
  });

  it("checks every mode", () => {
    const pair = { purpose: "body", foreground: "bg.raised", background: "bg.canvas" } as const;
    expect(findFailures([pair], saved).map(({ mode }) => mode)).toEqual(modes);
  });
});

it("changedPairs returns old and new ratios of changed pairs only", () => {
  const pairs = [
    { purpose: "text", foreground: "fg.default", background: "bg.canvas" },
    { purpose: "graphic", foreground: "clay.solid", background: "bg.canvas" },
  ] as const;
  const after = withColors("light", { "clay.solid": oklchToHex([0.7, 0.1, 38.9]) });
  expect(changedPairs(pairs, saved, after).map(describeChange)).toEqual([
    "light: graphic clay.solid on bg.canvas 5.63 → 2.60, but needs 3",
  ]);
});
