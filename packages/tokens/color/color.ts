import {
  type Color,
  formatHex,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  parseHex,
  useMode,
  wcagContrast,
  wcagLuminance,
} from "culori/fn";
import type { ColorValue } from "../dtcg/values.ts";

const STEP = 0.0001;

/**
 * Returns the highest chroma, up to the color's own, for which `isShown` returns true. Black, white and grays are the
 * same in every hue, so a lower chroma eventually fits.
 */
function maxChroma([lightness, chroma, hue]: Oklch, isShown: (color: Oklch) => boolean): number {
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

/** Lightness 0..1, chroma (about 0..0.37) and hue in degrees, as Björn Ottosson defines OKLCH. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

useMode(modeRgb);
const toOklch = useMode(modeOklch);
const toLinearRgb = useMode(modeLrgb);

/** Returns `#rrggbb` for an OKLCH color. A color outside sRGB keeps its lightness and hue and loses chroma. */
export function oklchToHex([lightness, chroma, hue]: Oklch): string {
  return formatHex({ mode: "oklch", l: lightness, c: maxChroma([lightness, chroma, hue], isInSrgb), h: hue });
}

/** Returns the OKLCH color of `#rrggbb`. A gray has hue 0. */
export function hexToOklch(hex: string): Oklch {
  const { l, c, h = 0 } = toOklch(parsed(hex));
  return [l, c, h];
}

/**
 * Returns the OKLCH color of `#rrggbb` for token files, with the digits that a hex value can distinguish. Colors at the
 * edge of sRGB, such as pure red, require more digits of hue.
 */
export function hexToWrittenOklch(hex: string): Oklch {
  const [l, c, h] = hexToOklch(hex);
  const [lightness, chroma] = [Number(l.toFixed(4)), Number(c.toFixed(4))];
  const hues = [1, 2, 3].map((digits) => Number(h.toFixed(digits)));
  const isExact = (hue: number) => formatHex({ mode: "oklch", l: lightness, c: chroma, h: hue }) === hex.toLowerCase();
  return [lightness, chroma, hues.find(isExact) ?? Number(h.toFixed(1))];
}

/** Returns the WCAG 2 contrast ratio of two colors in either order, from 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  return wcagContrast(parsed(one), parsed(other));
}

/** Returns the relative luminance of WCAG 2, 0 to 1. */
export function luminance(hex: string): number {
  return wcagLuminance(parsed(hex));
}

/** Blends a translucent color with the opaque color under it, both `#rrggbb`. Like browsers, it blends in sRGB. */
export function composite(over: string, alpha: number, under: string): string {
  const [top, bottom] = [parsed(over), parsed(under)];
  const blend = (channel: "r" | "g" | "b") => top[channel] * alpha + bottom[channel] * (1 - alpha);
  return formatHex({ mode: "rgb", r: blend("r"), g: blend("g"), b: blend("b") });
}

/**
 * Returns true if sRGB can display the color. The margin in linear light allows for rounding errors. Culori's
 * `clampChroma` has no margin and removes chroma from colors that have an sRGB hex value.
 */
function isInSrgb([l, c, h]: Oklch): boolean {
  const { r, g, b } = toLinearRgb({ mode: "oklch", l, c, h });
  return [r, g, b].every((channel) => channel > -0.0005 && channel < 1.0005);
}

function parsed(hex: string) {
  const color = /^#[0-9a-f]{6}$/i.test(hex) ? parseHex(hex) : undefined;
  if (!color) throw new Error(`"${hex}" is not a color of the form #rrggbb`);
  return color;
}

/** Culori's mode for each color space of the standard. A component divided by its `scale` is a channel. */
const spaces = {
  srgb: { mode: modeRgb },
  "srgb-linear": { mode: modeLrgb },
  hsl: { mode: modeHsl, scale: [1, 100, 100] },
  hwb: { mode: modeHwb, scale: [1, 100, 100] },
  lab: { mode: modeLab },
  lch: { mode: modeLch },
  oklab: { mode: modeOklab },
  oklch: { mode: modeOklch },
  "display-p3": { mode: modeP3 },
  "a98-rgb": { mode: modeA98 },
  "prophoto-rgb": { mode: modeProphoto },
  rec2020: { mode: modeRec2020 },
  "xyz-d65": { mode: modeXyz65 },
  "xyz-d50": { mode: modeXyz50 },
} as const;

// Culori converts only between registered modes.
for (const { mode } of Object.values(spaces)) useMode(mode as typeof modeRgb);
const toP3 = useMode(modeP3);

/** Returns the color of a CSS text in the standard's form, in the text's own color space. Undefined for other texts. */
export function cssToColor(text: string): ColorValue | undefined {
  // Culori reads only lowercase. It also reads hex without its sign, which CSS does not: "700" is a step or a weight.
  if (/^[\da-f]+$/i.test(text.trim())) return undefined;
  const color = parse(text.toLowerCase()) as Record<string, unknown> | undefined;
  const found = Object.entries(spaces).find(([, space]) => space.mode.mode === color?.mode);
  if (!color || !found) return undefined;
  const [colorSpace, space] = found as [ColorValue["colorSpace"], { mode: typeof modeRgb; scale?: readonly number[] }];
  const components = space.mode.channels.slice(0, 3).map((name, index) => {
    const [channel, scale] = [color[name], space.scale?.[index] ?? 1];
    if (typeof channel !== "number") return "none" as const;
    // Removes binary rounding errors, which turn 0.29 × 100 into 28.999999999999996.
    return scale === 1 ? channel : Number((channel * scale).toPrecision(12));
  });
  const { alpha = isTransparent(text) ? 0 : 1 } = color as { alpha?: number };
  return { colorSpace, components, ...(alpha === 1 ? {} : { alpha }) };
}

/** True if a color's opacity is `none`, which Culori drops. It means 0 (CSS Color 4, § 4.4). */
function isTransparent(text: string): boolean {
  const opacity = text
    .slice(text.lastIndexOf("/") + 1)
    .trim()
    .toLowerCase();
  return text.includes("/") && opacity.endsWith(")") && opacity.slice(0, -1).trim() === "none";
}

/**
 * Returns `#rrggbb`, which every browser, mail program and audit tool can read, or `#rrggbbaa` for a translucent color.
 * A color outside sRGB becomes its `hex`, if it has one.
 */
export function colorToHex(color: ColorValue): string {
  const oklch = colorToOklch(color);
  const hex = color.hex && !isInSrgb(oklch) ? color.hex : oklchToHex(oklch);
  const opacity = Math.round((color.alpha ?? 1) * 255);
  return hex + (opacity < 255 ? opacity.toString(16).padStart(2, "0") : "");
}

/**
 * Returns the Display P3 version of a color outside sRGB, or undefined for a color in sRGB. A color outside P3 keeps
 * its lightness and hue and loses chroma.
 */
export function displayP3({ alpha = 1, ...color }: ColorValue): string | undefined {
  const oklch = colorToOklch(color);
  if (isInSrgb(oklch)) return undefined;
  const channels = p3Of([oklch[0], maxChroma(oklch, isInP3), oklch[2]]).map((channel) =>
    Number(Math.min(1, Math.max(0, channel)).toFixed(4)),
  );
  return `color(display-p3 ${channels.join(" ")}${alpha < 1 ? ` / ${alpha}` : ""})`;
}

/** Converts a color of any space to OKLCH. A "none" component becomes 0. */
function colorToOklch({ colorSpace, components }: Pick<ColorValue, "colorSpace" | "components">): Oklch {
  const numbers = components.map((component) => (component === "none" ? 0 : component));
  if (colorSpace === "oklch") return numbers as unknown as Oklch;
  const space: { mode: { mode: string; channels: readonly string[] }; scale?: readonly number[] } = spaces[
    colorSpace
  ] as never;
  const channels = space.mode.channels.slice(0, 3);
  const named = Object.fromEntries(
    channels.map((name, index) => [name, (numbers[index] ?? 0) / (space.scale?.[index] ?? 1)]),
  );
  const { l, c, h = 0 } = toOklch({ mode: space.mode.mode, ...named } as Color);
  return [l, c, h];
}

function isInP3(color: Oklch): boolean {
  return p3Of(color).every((channel) => channel > -0.0005 && channel < 1.0005);
}

function p3Of([l, c, h]: Oklch): number[] {
  const { r, g, b } = toP3({ mode: "oklch", l, c, h });
  return [r, g, b];
}
