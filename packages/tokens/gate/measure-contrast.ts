import { composite, contrastRatio } from "../color/color.ts";
import type { ColorPair, PairRules } from "./pairs.ts";
import type { Shade, ThemeColors } from "./theme-colors.ts";

/** Colors as they appear, `#rrggbb`. A translucent color is blended with the color below it. */
interface Shown {
  foreground: string;
  background: string;
}

export interface Measured<Purpose extends string = string, Mode extends string = string> extends ColorPair<Purpose> {
  mode: Mode;
  /** WCAG 2 contrast ratio, 1 to 21. The lowest one if the color below a translucent background can differ. */
  ratio: number;
  /** Minimum ratio for the purpose in this mode. */
  needed: number;
  shown: Shown;
}

/** Measures every pair in every mode. Throws if a pair refers to an unknown color. */
export function measure<Purpose extends string, Mode extends string>(
  pairs: readonly ColorPair<Purpose>[],
  colors: ThemeColors<Mode>,
  rules: PairRules<Purpose, Mode>,
): Measured<Purpose, Mode>[] {
  return (Object.keys(colors.modes) as Mode[]).flatMap((mode) => {
    const shadeOf = (name: string) => {
      const shade = colors.modes[mode].get(name);
      if (!shade) throw new Error(`${rules.file}: the theme has no color ${name}; correct the name`);
      return shade;
    };
    const below = (rules.below ?? []).map(shadeOf).flatMap(({ hex, alpha }) => (alpha === undefined ? [hex] : []));
    return pairs.map((pair) => {
      const shown = lowest(shadeOf(pair.foreground), shadeOf(pair.background), below);
      return { ...pair, mode, ...shown, needed: rules.ratioFor(pair.purpose, mode) };
    });
  });
}

export function isBelow({ ratio, needed }: Measured): boolean {
  return ratio < needed;
}

/**
 * Returns the lowest contrast of two colors over the opaque colors that can be below them, and their appearance there.
 */
function lowest(over: Shade, under: Shade, below: readonly string[]): { ratio: number; shown: Shown } {
  const opaque = below.length > 0 ? below : ["#ffffff", "#000000"];
  const backgrounds =
    under.alpha === undefined ? [under.hex] : opaque.map((hex) => composite(under.hex, under.alpha ?? 1, hex));
  const all = backgrounds.map((background) => {
    const foreground = over.alpha === undefined ? over.hex : composite(over.hex, over.alpha, background);
    return { ratio: contrastRatio(foreground, background), shown: { foreground, background } };
  });
  return all.reduce((least, each) => (each.ratio < least.ratio ? each : least));
}
