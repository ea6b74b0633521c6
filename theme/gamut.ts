import type { Oklch } from "./color.ts";

const STEP = 0.0001;

/**
 * The most chroma, up to that of the color, with which `isShown` holds. Black, white and everything between are the same
 * in every hue, so chroma can always shrink until it fits.
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
