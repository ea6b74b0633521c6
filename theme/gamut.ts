import type { Oklch } from "./color.ts";

const STEP = 0.0001;

/**
 * Returns the highest chroma, up to the color's own, for which `isShown` returns true. Black, white and grays are the
 * same in every hue, so a lower chroma eventually fits.
 */
export function mostChroma([lightness, chroma, hue]: Oklch, isShown: (color: Oklch) => boolean): number {
  if (isShown([lightness, chroma, hue])) return chroma;
  let fits = 0;
  let tooMuch = chroma;
  while (tooMuch - fits > STEP) {
    const middle = (fits + tooMuch) / 2;
    if (isShown([lightness, middle, hue])) fits = middle;
    else tooMuch = middle;
  }
  return fits;
}
