import { describe, expect, it } from "vitest";
import { contrastRatio, hexToOklch, oklchToHex } from "../../color/color.ts";
import { writeTokens } from "../../dtcg/token-text.ts";
import {
  changedPairs,
  describeChange,
  describeFailure,
  findFailures,
  formatRatio,
  notableChanges,
} from "../../gate/failures.ts";
import { texts, theme } from "../theme.ts";
import { modes, pairs, readColors, rules } from "./theme.ts";

type Mode = (typeof modes)[number];

const saved = readColors();

/** Returns the theme's colors with replacements in one mode, as if written to that mode's file. */
function withColors(mode: Mode, colors: Readonly<Record<string, string>>) {
  const file = `semantic.${mode}.tokens.json`;
  const changes = Object.entries(colors).map(([token, hex]) => ({
    path: `color.${token}`,
    value: { colorSpace: "oklch", components: hexToOklch(hex) },
  }));
  const text = writeTokens(texts[file] ?? "", changes);
  return readColors({ ...theme.files, [file]: JSON.parse(text) });
}

/** Moves a color toward another until the pair just fails its contrast ratio. */
function justBelow(mode: Mode, token: string, against: string): string {
  const [own = "", other = ""] = [token, against].map((name) => saved.modes[mode].get(name)?.hex);
  const both = pairs.filter(({ foreground, background }) =>
    [token, against].every((name) => [foreground, background].includes(name)),
  );
  const needed = Math.max(...both.map(({ purpose }) => rules.ratioFor(purpose, mode)));
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
  { token: "clay.contrast", against: "clay.solid" },
  { token: "clay.fg", against: "clay.tint" },
  { token: "clay.line", against: "bg.canvas" },
];

it("findFailures returns no failures for a theme whose pairs pass", () => {
  expect(findFailures(pairs, saved, rules).map(describeFailure)).toEqual([]);
});

describe.each(modes)("colors just below their ratio in %s", (mode) => {
  const lowered = Object.fromEntries(samples.map(({ token, against }) => [token, justBelow(mode, token, against)]));
  const found = findFailures(pairs, withColors(mode, lowered), rules);

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
    const left = findFailures(pairs, withColors(mode, { ...lowered, ...fixed }), rules);
    expect(left.filter((failure) => failure.mode === mode).map(describeFailure)).toEqual([]);
  });
});

describe("findFailures", () => {
  it("requires higher ratios in modes with more contrast", () => {
    const pair = { purpose: "body", foreground: "clay.line", background: "bg.canvas" } as const;
    const needs = findFailures([pair], saved, rules).map(({ mode, needed }) => [mode, needed]);
    expect(needs).toContainEqual(["light", 7]);
    expect(needs).toContainEqual(["light-more-contrast", 9]);
  });

  it("throws for a color that the theme doesn't have", () => {
    const pair = { purpose: "text", foreground: "fg.defualt", background: "bg.canvas" } as const;
    expect(() => findFailures([pair], saved, rules)).toThrow(
      "pairs.ts: the theme has no color fg.defualt; correct the name",
    );
  });

  it("checks every mode", () => {
    const pair = { purpose: "body", foreground: "bg.raised", background: "bg.canvas" } as const;
    expect(findFailures([pair], saved, rules).map(({ mode }) => mode)).toEqual(modes);
  });
});

it("changedPairs returns old and new ratios of changed pairs only", () => {
  const two = [
    { purpose: "text", foreground: "fg.default", background: "bg.canvas" },
    { purpose: "graphic", foreground: "clay.solid", background: "bg.canvas" },
  ] as const;
  const after = withColors("light", { "clay.solid": oklchToHex([0.7, 0.1, 38.9]) });
  expect(changedPairs(two, saved, after, rules).map(describeChange)).toEqual([
    "light: graphic clay.solid on bg.canvas 5.63 → 2.60, but needs 3",
  ]);
});

it.each([
  ["14.26", 14.24, 7, false],
  ["14.26", 13.7, 7, true],
  ["4.96", 4.9, 4.5, true],
  ["4.9", 4.88, 4.5, false],
  ["4.4", 4.6, 4.5, false],
  ["4.6", 4.49, 4.5, true],
])("a change from %s to %d, which needs %d, is notable: %s", (was, ratio, needed, isNotable) => {
  const pair = { mode: "light", purpose: "text", foreground: "fg.muted", background: "bg.canvas", was, ratio, needed };
  expect(notableChanges([pair as never])).toHaveLength(isNotable ? 1 : 0);
});
