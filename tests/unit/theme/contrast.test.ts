import { describe, expect, it } from "vitest";
import { contrastPairs, decorative } from "../../../theme/contrast-pairs.ts";
import { lineOf } from "../../../theme/gate/line.ts";
import { meetings } from "../../../theme/gate/meetings.ts";
import { themeColors } from "../../../theme/gate/theme-colors.ts";
import { failures } from "../../../theme/gate/verdict.ts";
import { resolver, tokenFiles } from "../../../theme/token-files.ts";

const colors = themeColors(tokenFiles, resolver);

it("every color is far enough from what it meets, in every mode", () => {
  expect(failures(meetings, colors).map(lineOf)).toEqual([]);
});

describe("the pairs that the design promises", () => {
  it("leave out no color that has to be seen", () => {
    const paired = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));
    expect([...colors.modes.light.keys()].filter((color) => !paired.has(color))).toEqual(decorative);
  });
});
