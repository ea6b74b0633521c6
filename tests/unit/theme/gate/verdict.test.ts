import { describe, expect, it } from "vitest";
import { type Mode, modes } from "../../../../theme/conditions.ts";
import { lineOf } from "../../../../theme/gate/line.ts";
import { meetings } from "../../../../theme/gate/meetings.ts";
import { themeColors } from "../../../../theme/gate/theme-colors.ts";
import { failures } from "../../../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../../../theme/token-files.ts";
import { withColor } from "./spoiled.ts";

interface Lowered {
  mode: Mode;
  /** The color that is lowered, and what it is lowered against. */
  token: string;
  against: string;
  hex: string;
}

const lowered: Lowered[] = [
  { mode: "light", token: "fg.muted", against: "bg.canvas", hex: "#99938d" },
  { mode: "light", token: "focus.ring", against: "focus.halo", hex: "#b6bdf9" },
  { mode: "light", token: "clay.contrast", against: "clay.solid", hex: "#e98d5f" },
  { mode: "dark", token: "fg.default", against: "bg.raised", hex: "#908fa9" },
  { mode: "dark", token: "wheel.3", against: "bg.canvas", hex: "#4a3f10" },
  { mode: "dark", token: "border.control", against: "bg.raised", hex: "#4a4c70" },
  { mode: "light-more-contrast", token: "clay.fg", against: "clay.tint", hex: "#a8431f" },
  { mode: "light-more-contrast", token: "wheel.gap", against: "wheel.5", hex: "#d6ccbe" },
  { mode: "dark-more-contrast", token: "night.onDeep", against: "night.deep", hex: "#95a0f2" },
  { mode: "dark-more-contrast", token: "focus.ring", against: "focus.halo", hex: "#36385b" },
];

describe("a color lowered below its ratio in one mode", () => {
  it.each(lowered)(
    "$token against $against in $mode fails there, and in no mode that has its own",
    ({ mode, token, hex }) => {
      const found = failures(meetings, withColor(mode, token, hex));
      // What more contrast does not say anew it takes from the mode it is more of.
      expect(new Set(found.map((failure) => failure.mode.startsWith(mode)))).toEqual(new Set([true]));
    },
  );

  it.each(lowered)("$token against $against in $mode is told in one line, with a page and what passes", (each) => {
    const { mode, token, against, hex } = each;
    const found = failures(meetings, withColor(mode, token, hex));
    const failure = found.find(
      ({ mode: where, foreground, background }) =>
        where === mode && [foreground, background].sort().join() === [token, against].sort().join(),
    );
    if (!failure?.mend) throw new Error("it does not fail, or nothing mends it");
    const line = lineOf(failure);
    expect(line).not.toContain("\n");
    for (const part of [mode, token, against, `needs ${failure.needed}`, failure.page, failure.mend.color.hex])
      expect(line).toContain(part);
    expect(failure.mend.step?.ratio ?? failure.needed).toBeGreaterThanOrEqual(failure.needed);

    const mended = failures(meetings, withColor(mode, failure.mend.token, failure.mend.color.hex));
    expect(mended.filter((other) => other.mode === mode).map(lineOf)).toEqual([]);
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
