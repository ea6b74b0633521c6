import {
  type Color,
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
  useMode,
} from "culori/fn";
import { isInSrgb, type Oklch, oklchToHex } from "./color.ts";
import type { ColorValue } from "./dtcg/values/color.ts";
import { mostChroma } from "./gamut.ts";

/** Culori's mode for each color space of the standard. `scale` divides a component into a channel. */
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
const toOklch = useMode(modeOklch);
const toP3 = useMode(modeP3);

/** Returns `#rrggbb` or `#rrggbbaa`, which every browser, mail program and audit tool can read. */
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
  const channels = p3Of([oklch[0], mostChroma(oklch, isInP3), oklch[2]]).map((channel) =>
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
