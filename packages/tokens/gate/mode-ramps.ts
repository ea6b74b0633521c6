import type { Locate } from "./locate.ts";
import { rampOf, type ThemeColors } from "./theme-colors.ts";

export interface ModeRampRules {
  /** Colors that people recognize by their hue. Each must use the same ramp in every mode. */
  ofOneRamp?: readonly string[];
}

/** Returns one line for each color and each mode in which it uses a different ramp than in most modes. */
export function wrongRamps({ modes }: ThemeColors, { ofOneRamp = [] }: ModeRampRules, locate: Locate): string[] {
  return ofOneRamp.flatMap((name) => {
    const ramps = Object.entries(modes).flatMap(([mode, shades]) => {
      const step = shades.get(name)?.step;
      return step ? [{ mode, step, ramp: rampOf(step) }] : [];
    });
    const countOf = (ramp: string) => ramps.filter((one) => one.ramp === ramp).length;
    const [usual] = [...ramps].sort((one, other) => countOf(other.ramp) - countOf(one.ramp));
    return ramps.flatMap(({ mode, step, ramp }) => {
      if (!usual || countOf(ramp) === countOf(usual.ramp)) return [];
      const meant = usual.ramp + step.slice(ramp.length);
      return `${locate(mode, `color.${name}`)}${mode}: ${name} uses ${ramp}, and ${usual.ramp} in ${usual.mode}; write {${meant}}`;
    });
  });
}
