import type { Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { cssValue } from "@kindred-ground/tokens/dtcg/css-value.ts";
import type { Resolver, TokenFiles } from "@kindred-ground/tokens/dtcg/read-theme.ts";
import { type Mode, modes } from "../conditions.ts";
import { aliasTarget, readTokens } from "../read-tokens.ts";

/** A color by purpose, in one mode. */
export interface Shade {
  /** Hex color on sRGB screens, `#rrggbb`. */
  hex: string;
  /** Primitive that the color refers to, such as "color.clay.600". Undefined for a literal value. */
  step?: string;
}

export interface Step {
  /** Dotted path: "color.clay.600". */
  path: string;
  hex: string;
}

export interface ThemeColors {
  /** Colors by purpose for each mode, keyed by name without the category: "fg.default". */
  modes: Readonly<Record<Mode, ReadonlyMap<string, Shade>>>;
  /** Ramps by path, "color.clay", with steps in order. */
  ramps: ReadonlyMap<string, readonly Step[]>;
}

const CATEGORY = "color.";

/** Reads colors from token files: those on disk, or an edited copy. Throws the reader's errors. */
export function themeColors(files: TokenFiles, resolver: Resolver): ThemeColors {
  const inModes = modes.map((mode) => [mode, colorsOf(readTokens(files, resolver, mode))] as const);
  const light = inModes[0]?.[1] ?? [];
  const names = light.filter(({ isByModifier }) => isByModifier).map(({ path }) => path);
  const shades = inModes.map(([mode, colors]) => {
    const byPath = new Map(colors.map((token) => [token.path, token]));
    return [mode, new Map(names.map((path) => [path.slice(CATEGORY.length), shadeOf(byPath.get(path), path, mode)]))];
  });
  return {
    modes: Object.fromEntries(shades) as Record<Mode, Map<string, Shade>>,
    ramps: rampsOf(light.filter(({ isByModifier }) => !isByModifier)),
  };
}

/** Returns the ramp of a step: "color.clay" for "color.clay.600". */
export function rampOf(step: string): string {
  return step.slice(0, step.lastIndexOf("."));
}

function colorsOf(tokens: ReadonlyMap<string, Token>): Token[] {
  return [...tokens.values()].filter(({ type, path }) => type === "color" && path.startsWith(CATEGORY));
}

function shadeOf(token: Token | undefined, path: string, mode: Mode): Shade {
  if (!token) throw new Error(`theme/tokens/semantic.${mode}.tokens.json: ${path} is missing; every mode needs it`);
  const step = aliasTarget(token.raw);
  return { hex: hexOf(token), ...(step ? { step } : {}) };
}

function rampsOf(steps: readonly Token[]): Map<string, Step[]> {
  const ramps = new Map<string, Step[]>();
  for (const token of steps) {
    const ramp = ramps.get(rampOf(token.path)) ?? [];
    ramps.set(rampOf(token.path), [...ramp, { path: token.path, hex: hexOf(token) }]);
  }
  return ramps;
}

/** Drops transparency, because the contrast check compares solid colors. */
function hexOf(token: Token): string {
  return cssValue(token).slice(0, "#rrggbb".length);
}
