import type { Oklch } from "../../../theme/color.ts";
import { oklchOf } from "../../../theme/gate/nearest.ts";

/** A color in OKLCH with as many digits as a hex can tell apart. */
export function hexToOklch(hex: string): Oklch {
  const [lightness, chroma, hue] = oklchOf(hex);
  return [Number(lightness.toFixed(4)), Number(chroma.toFixed(4)), Number(hue.toFixed(1))];
}
