import { hexToOklch } from "@kindred-ground/tokens/color/color.ts";
import type { Step, ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { differenceEuclidean, modeOklab, modeRgb, parseHex, useMode } from "culori/fn";
import { type Mode, modes } from "../conditions.ts";

import { palettes } from "../contrast-pairs.ts";

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

/** Palettes of pages and branches. The others are for messages. */
const lasting = palettes.filter((name) => !["success", "warning", "error", "neutral"].includes(name));

/** Returns one line for each pair of colors that must differ and hardly does, with the fix. */
export function likeColors(colors: ThemeColors<Mode>): string[] {
  return [...new Set([...[...colors.ramps.values()].flatMap(wrongSteps), ...modes.flatMap(likeInMode)])];

  function likeInMode(mode: (typeof modes)[number]): string[] {
    const hex = (name: string) => colors.modes[mode].get(name)?.hex;
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
