import { describe, expect, it } from "vitest";
import { modes } from "../../../../theme/conditions.ts";
import { figure, lineOf } from "../../../../theme/gate/line.ts";
import { meetings } from "../../../../theme/gate/meetings.ts";
import { themeColors } from "../../../../theme/gate/theme-colors.ts";
import { failures } from "../../../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import { justBelow, withColors } from "./spoiled.ts";

/** A color of each kind by purpose, and one that it has to stand out from. */
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

describe.each(modes)("a color that is lowered below its ratio in %s", (mode) => {
  it.each(pairs)("$token against $against is told in one line, with a page and what passes", ({ token, against }) => {
    const lowered = justBelow(mode, token, against);
    const found = failures(meetings, withColors(mode, { [token]: lowered }));
    // What more contrast does not say anew it takes from the mode it is more of; no other mode has it.
    expect(found.filter((failure) => !failure.mode.startsWith(mode))).toEqual([]);
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

  it("passes with every other pair once it is what the line says", () => {
    const lowered = { "clay.fg": justBelow(mode, "clay.fg", "clay.tint") };
    const mend = failures(meetings, withColors(mode, lowered)).find((failure) => failure.mode === mode)?.mend;
    if (!mend) throw new Error("nothing mends it");
    const mended = withColors(mode, { ...lowered, [mend.token]: mend.color.hex });
    expect(failures(meetings, mended).filter((other) => other.mode === mode)).toEqual([]);
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
