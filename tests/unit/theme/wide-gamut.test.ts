import { type Color, parse, wcagContrast } from "culori";
import { describe, expect, it } from "vitest";
import { type Mode, modeConditions, modes, wideConditions } from "../../../theme/conditions.ts";
import { contrastPairs, purposes } from "../../../theme/contrast-pairs.ts";
import { system } from "../../../theme/index.ts";

function shownIn(mode: Mode, name: string): Color | undefined {
  const values = system.tokens.getByName(`colors.${name}`)?.extensions.conditions ?? {};
  const usual = mode.startsWith("dark") ? modeConditions.dark : modeConditions.light;
  return parse(values[wideConditions[mode][0] ?? ""] ?? values[modeConditions[mode][0]] ?? values[usual[0]] ?? "");
}

describe.each(modes)("on a wide-gamut screen in %s", (mode) => {
  it("gives every pair enough contrast", () => {
    const minimum = (purpose: keyof typeof purposes) =>
      purposes[purpose][mode.endsWith("more-contrast") ? "moreContrast" : "usual"];
    const near = contrastPairs.filter(({ purpose, foreground, background }) => {
      const [one, other] = [shownIn(mode, foreground), shownIn(mode, background)];
      return !one || !other || wcagContrast(one, other) < minimum(purpose);
    });
    expect(near).toEqual([]);
  });
});

it("places wide-gamut colors after the fallbacks that they override", () => {
  const rules = Object.keys((system.getTokenCss() as Record<string, object>)["@layer tokens"] ?? {});
  const isWide = rules.map((rule) => rule.includes("display-p3"));
  expect(isWide.indexOf(true)).toBeGreaterThan(0);
  expect(isWide.lastIndexOf(false)).toBeLessThan(isWide.indexOf(true));
});
