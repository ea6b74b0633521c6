import { flatName } from "@kindred-ground/tokens/exchange/token-names.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import type { Mode } from "../../theme/conditions.ts";

/** Returns a token's custom property as Chakra names it: "--k-font-sizes-h1" for fontSizes and "h1". */
export function variableOf(category: string, name: string): string {
  return `--k-${flatName([category, ...name.split(".")])}`;
}

/** Returns a ramp's name without its category: "clay" or "spoke.1". */
export function rampName(path: string): string {
  return path.slice(path.indexOf(".") + 1);
}

/** Returns the last part of a step's path: "600". */
export function stepName(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1);
}

export type Variables = Record<`--${string}`, string>;

/**
 * Returns the custom properties that give part of a page one mode's colors, regardless of the page's mode. The part
 * must set its own `colorPalette`, because a palette resolves where it is set.
 */
export function modeVariables(colors: ThemeColors<Mode>, mode: Mode, names: readonly string[]): Variables {
  return Object.fromEntries(
    names.flatMap((name) => {
      const shade = colors.modes[mode].get(name);
      return shade ? [[variableOf("colors", name), shade.hex]] : [];
    }),
  );
}

/** Returns the semantic colors that a recipe uses in a palette, from the names of its tokens. */
export function colorsIn(tokens: readonly string[], palette: string): string[] {
  return tokens
    .filter((token) => token.startsWith("colors."))
    .map((token) => token.slice("colors.".length).replace("colorPalette.", `${palette}.`));
}
