import { describe, expect, it } from "vitest";
import { modes } from "../../../../theme/conditions.ts";
import { figure, lineOf } from "../../../../theme/gate/line.ts";
import { meetings } from "../../../../theme/gate/meetings.ts";
import { themeColors } from "../../../../theme/gate/theme-colors.ts";
import { failures } from "../../../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import { justBelow, withColors } from "./spoiled.ts";

/** One color for each kind of purpose, paired with a color that it must contrast with. */
const pairs = [
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

describe.each(modes)("colors that are lowered just below their ratio in %s", (mode) => {
  const lowered = Object.fromEntries(pairs.map(({ token, against }) => [token, justBelow(mode, token, against)]));
  const found = failures(meetings, withColors(mode, lowered));

  it("fail there, and in no mode that has its own", () => {
    // A more-contrast mode inherits values that it does not override.
    expect(found.filter((failure) => !failure.mode.startsWith(mode))).toEqual([]);
  });

  it.each(pairs)("$token against $against is told in one line, with a page and what passes", ({ token, against }) => {
    const failure = found.find(
      ({ mode: where, foreground, background }) =>
        where === mode && [foreground, background].sort().join() === [token, against].sort().join(),
    );
    if (!failure?.mend) throw new Error("it does not fail, or nothing mends it");
    const line = lineOf(failure);
    expect(line).not.toContain("\n");
    const { needed, page, ratio, mend } = failure;
    expect(ratio).toBeLessThan(needed);
    for (const part of [mode, token, against, figure(ratio), `needs ${needed}`, page, mend.color.hex])
      expect(line).toContain(part);
    for (const { ratio: mended } of [mend.color, mend.step ?? mend.color])
      expect(mended).toBeGreaterThanOrEqual(needed);
  });

  it("pass with every pair once they are what the lines say", () => {
    const told = found.filter((failure) => failure.mode === mode).flatMap(({ mend }) => (mend ? [mend] : []));
    const mended = Object.fromEntries(told.map(({ token, color }) => [token, color.hex]));
    const left = failures(meetings, withColors(mode, { ...lowered, ...mended }));
    expect(left.filter((failure) => failure.mode === mode).map(lineOf)).toEqual([]);
  });
});

describe("failures", () => {
  const colors = themeColors(tokenFiles, resolver);

  it("asks for more where the visitor asks for more contrast", () => {
    const pair = { purpose: "body", foreground: "clay.line", background: "bg.canvas" } as const;
    const asBody = failures([pair], colors).map(({ mode, needed }) => [mode, needed]);
    expect(asBody).toContainEqual(["light", 7]);
    expect(asBody).toContainEqual(["light-more-contrast", 9]);
  });

  it("says which pair names no color of the theme", () => {
    const pair = { purpose: "text", foreground: "fg.defualt", background: "bg.canvas" } as const;
    expect(() => failures([pair], colors)).toThrow("a pair names fg.defualt, which is no color of the theme");
  });

  it("has every mode of the theme judged", () => {
    const asBody = failures([{ purpose: "body", foreground: "bg.raised", background: "bg.canvas" }], colors);
    expect(asBody.map(({ mode }) => mode)).toEqual(modes);
  });
});
