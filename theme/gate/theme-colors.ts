import { type Mode, modes } from "../conditions.ts";
import { cssValue } from "../css-value.ts";
import { aliasTarget, readTokens } from "../read-tokens.ts";
import type { Resolver, Token, TokenFiles } from "../token-file.ts";

/** A color by purpose, as it is in one mode. */
export interface Shade {
  /** `#rrggbb`, as screens of sRGB show it. */
  hex: string;
  /** The primitive that it names, such as "color.clay.600"; none where it has a value of its own. */
  step?: string;
}

/** A step of a primitive ramp. */
export interface Step {
  /** "color.clay.600" */
  path: string;
  hex: string;
}

/** All colors of the theme, as the gate judges them. */
export interface ThemeColors {
  /** In each mode what every color by purpose is, by its name without the category: "fg.default". */
  modes: Readonly<Record<Mode, ReadonlyMap<string, Shade>>>;
  /** The ramps in the order of their steps, by path: "color.clay". */
  ramps: ReadonlyMap<string, readonly Step[]>;
}

const CATEGORY = "color.";

/** Reads the colors out of token files: those on the disk, or a copy that somebody is editing. Throws as the reader does. */
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

/** The ramp that a step belongs to: "color.clay" of "color.clay.600". */
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

/** Without what a color lets through: the gate asks for solid ones. */
function hexOf(token: Token): string {
  return cssValue(token).slice(0, "#rrggbb".length);
}
