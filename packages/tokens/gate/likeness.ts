import { differenceEuclidean, modeOklab, modeRgb, parseHex, useMode } from "culori/fn";
import { hexToOklch } from "../color/color.ts";
import type { Shade, Step, ThemeColors } from "./theme-colors.ts";

useMode(modeRgb);
useMode(modeOklab);
const distanceOf = differenceEuclidean("oklab");

/**
 * Least distance of two palettes' `solid` in OKLab. Adjacent areas are distinguishable from about 0.02, but people see
 * palettes on different pages and have to remember their colors.
 */
const leastOfPalettes = 0.05;
/** Least distance of a control at rest and with the pointer over it. */
const leastOfHover = 0.02;

export interface PaletteRules {
  /** Names of all palettes. Each has the colors `solid` and, for a control with the pointer over it, `emphasis`. */
  palettes: readonly string[];
  /** Palettes that people must tell from each other. */
  lasting: readonly string[];
}

/** Returns one line for each pair of colors that must differ and hardly does, with the fix. */
export function likeColors(colors: ThemeColors, { palettes, lasting }: PaletteRules): string[] {
  const inModes = Object.entries(colors.modes).flatMap(([mode, shades]) => likeInMode(mode, shades));
  return [...new Set([...[...colors.ramps.values()].flatMap(wrongSteps), ...inModes])];

  function likeInMode(mode: string, shades: ReadonlyMap<string, Shade>): string[] {
    const hex = (name: string) => shades.get(name)?.hex;
    const hovers = palettes.flatMap((palette) => {
      const [rest, over] = [hex(`${palette}.solid`), hex(`${palette}.emphasis`)];
      return rest && over && distance(rest, over) < leastOfHover
        ? [`${mode}: ${palette}.solid and its hover, ${palette}.emphasis, look the same; choose another step for one`]
        : [];
    });
    const pairs = lasting.flatMap((one, index) => lasting.slice(index + 1).map((other) => [one, other] as const));
    const alike = pairs.flatMap(([one, other]) => {
      const [here, there] = [hex(`${one}.solid`), hex(`${other}.solid`)];
      return here && there && distance(here, there) < leastOfPalettes
        ? [`${mode}: the palettes ${one} and ${other} look alike (${here}, ${there}); change the hue of one`]
        : [];
    });
    return [...hovers, ...alike];
  }
}

/** Steps must get darker, as the description of the ramps says. */
function wrongSteps(steps: readonly Step[]): string[] {
  return steps.slice(1).flatMap((step, index) => {
    const before = steps[index];
    if (!before) return [];
    if (step.hex === before.hex) return [`${before.path} and ${step.path} are equal; change the lightness of one`];
    const isDarker = (hexToOklch(step.hex)[0] ?? 0) < (hexToOklch(before.hex)[0] ?? 0);
    return isDarker ? [] : [`${step.path} is lighter than ${before.path}; put the steps in order`];
  });
}

function distance(one: string, other: string): number {
  const [from, to] = [parseHex(one), parseHex(other)];
  return from && to ? distanceOf(from, to) : Number.POSITIVE_INFINITY;
}
