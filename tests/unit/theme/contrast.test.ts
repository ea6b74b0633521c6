import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../../theme/color.ts";
import { type Mode, modeConditions, modes } from "../../../theme/conditions.ts";
import { contrastPairs, purposes } from "../../../theme/contrast-pairs.ts";
import { system } from "../../../theme/index.ts";

/** Colors that only decorate: nothing is lost where they cannot be seen. */
const decorative = ["border.subtle"];

function valueIn(mode: Mode, color: string): string {
  const usual = mode.startsWith("dark") ? modeConditions.dark : modeConditions.light;
  const values = system.tokens.getByName(`colors.${color}`)?.extensions.conditions ?? {};
  const value = values[modeConditions[mode][0]] ?? values[usual[0]];
  if (!value) throw new Error(`contrast-pairs.ts names ${color}, which is no color of the theme`);
  return value;
}

describe.each(modes)("in %s", (mode) => {
  it.each(contrastPairs)("$foreground is far enough from $background ($purpose)", (pair) => {
    const minimum = purposes[pair.purpose][mode.endsWith("more-contrast") ? "moreContrast" : "usual"];
    const ratio = contrastRatio(valueIn(mode, pair.foreground), valueIn(mode, pair.background));
    const verdict = `${pair.foreground} on ${pair.background} in ${mode}: ${ratio.toFixed(2)}, at least ${minimum}`;
    expect(ratio, verdict).toBeGreaterThanOrEqual(minimum);
  });
});

describe("the pairs", () => {
  it("leave out no color that has to be seen", () => {
    const paired = new Set(contrastPairs.flatMap(({ foreground, background }) => [foreground, background]));
    const colors = system.tokens.allTokens
      .filter(({ extensions }) => extensions.category === "colors" && extensions.conditions)
      .map(({ extensions }) => extensions.prop ?? "");
    expect([...new Set(colors)].filter((color) => !paired.has(color))).toEqual(decorative);
  });
});
