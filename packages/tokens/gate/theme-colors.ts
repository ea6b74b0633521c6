import { placeOf, type Token } from "../dtcg/contexts.ts";
import { cssValue } from "../dtcg/css-value.ts";
import type { Place } from "../dtcg/mistake.ts";
import { readTheme, type Theme } from "../dtcg/read-theme.ts";
import { aliasTarget } from "../dtcg/references.ts";
import type { ColorValue } from "../dtcg/values.ts";

/** A color by purpose, in one mode. */
export interface Shade {
  /** Hex color on sRGB screens, `#rrggbb`. */
  hex: string;
  /** Opacity below 1. `hex` is the color without it. */
  alpha?: number;
  /** Primitive that the color refers to, such as "color.clay.600". Undefined for a literal value. */
  step?: string;
}

export interface Step {
  /** Dotted path: "color.clay.600". */
  path: string;
  hex: string;
}

export interface ThemeColors<Mode extends string = string> {
  /** Colors by purpose for each mode, keyed by name without the category: "fg.default". */
  modes: Readonly<Record<Mode, ReadonlyMap<string, Shade>>>;
  /** Ramps by path, "color.clay", with steps in order. */
  ramps: ReadonlyMap<string, readonly Step[]>;
  /** Positions in the token files, by `placeKey`. */
  places?: ReadonlyMap<string, Place>;
}

/** Returns the key of a color's position. For steps of ramps, which are the same in every mode, `mode` is "". */
export function placeKey(mode: string, path: string): string {
  return `${mode} ${path}`;
}

const CATEGORY = "color.";

/**
 * Reads colors from the files of a theme. Modifiers, such as the mode, set colors by purpose, and sets contain ramps.
 * `modes` starts with the default. Throws the reader's errors.
 */
export function themeColors<Mode extends string>(theme: Theme, modes: readonly Mode[]): ThemeColors<Mode> {
  const inModes = modes.map((mode) => [mode, colorsOf(readTheme(theme, { mode }))] as const);
  const usual = inModes[0]?.[1] ?? [];
  const names = usual.filter(({ isByModifier }) => isByModifier).map(({ path }) => path);
  const shades = inModes.map(([mode, colors]) => {
    const byPath = new Map(colors.map((token) => [token.path, token]));
    return [mode, new Map(names.map((path) => [path.slice(CATEGORY.length), shadeOf(path)]))];

    function shadeOf(path: string): Shade {
      const token = byPath.get(path);
      if (!token) throw new Error(`${theme.folder}${theme.resolverFile}: ${mode} lacks ${path}; add it`);
      const step = aliasTarget(token.raw);
      const { alpha = 1 } = token.value as ColorValue;
      return { hex: hexOf(token), ...(alpha < 1 ? { alpha } : {}), ...(step ? { step } : {}) };
    }
  });
  return {
    modes: Object.fromEntries(shades) as Record<Mode, Map<string, Shade>>,
    ramps: rampsOf(usual.filter(({ isByModifier }) => !isByModifier)),
    places: new Map(
      inModes.flatMap(([mode, colors]) =>
        colors.map((token) => [placeKey(token.isByModifier ? mode : "", token.path), placeOf(token)]),
      ),
    ),
  };
}

/** Returns the ramp of a step: "color.clay" for "color.clay.600". */
export function rampOf(step: string): string {
  return step.slice(0, step.lastIndexOf("."));
}

function colorsOf(tokens: ReadonlyMap<string, Token>): Token[] {
  return [...tokens.values()].filter(({ type, path }) => type === "color" && path.startsWith(CATEGORY));
}

function rampsOf(steps: readonly Token[]): Map<string, Step[]> {
  const ramps = new Map<string, Step[]>();
  for (const token of steps) {
    const ramp = ramps.get(rampOf(token.path)) ?? [];
    ramps.set(rampOf(token.path), [...ramp, { path: token.path, hex: hexOf(token) }]);
  }
  return ramps;
}

/** Returns `#rrggbb` without the opacity, which a shade stores separately. */
function hexOf(token: Token): string {
  return cssValue(token).slice(0, "#rrggbb".length);
}
