import { modeRgb, parseHex, useMode } from "culori/fn";

useMode(modeRgb);

/** Constants of APCA 0.0.98G-4g, as published at github.com/Myndex/apca-w3, with their names spelled out. */
const TRANSFER = 2.4;
const SHARE = { r: 0.2126729, g: 0.7151522, b: 0.072175 };
// biome-ignore lint/suspicious/noApproximativeNumericConstant: as published, and not the root of two.
const BLACK = { threshold: 0.022, exponent: 1.414 };
const DARK_ON_LIGHT = { ground: 0.56, text: 0.57 };
const LIGHT_ON_DARK = { ground: 0.65, text: 0.62 };
const SCALE = 1.14;
const OFFSET = 0.027;
const LEAST_DIFFERENCE = 0.0005;
const LEAST_CONTRAST = 0.1;

/**
 * Returns the APCA lightness contrast Lc of text on a background, from -108 to 106. It is negative if the text is
 * lighter. Supplements WCAG's ratio and never replaces it: about 75 suits running text, 60 other text, 45 large text
 * and graphics.
 */
export function apcaContrast(text: string, ground: string): number {
  const [ink, paper] = [screenLuminance(text), screenLuminance(ground)];
  if (Math.abs(ink - paper) < LEAST_DIFFERENCE) return 0;
  const { ground: groundPower, text: textPower } = paper > ink ? DARK_ON_LIGHT : LIGHT_ON_DARK;
  const contrast = (paper ** groundPower - ink ** textPower) * SCALE;
  if (Math.abs(contrast) < LEAST_CONTRAST) return 0;
  return (contrast - Math.sign(contrast) * OFFSET) * 100;
}

/** Returns the brightness of a color on a screen, 0 to 1. Stray light makes near-black colors a little brighter. */
function screenLuminance(hex: string): number {
  const { r, g, b } = parseHex(hex) ?? { r: 0, g: 0, b: 0 };
  const luminance = SHARE.r * r ** TRANSFER + SHARE.g * g ** TRANSFER + SHARE.b * b ** TRANSFER;
  if (luminance >= BLACK.threshold) return luminance;
  return luminance + (BLACK.threshold - luminance) ** BLACK.exponent;
}
