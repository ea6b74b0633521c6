import type { Mode } from "../../theme/conditions.ts";
import type { ThemeColors } from "../../theme/gate/theme-colors.ts";
import { variableOf } from "./token-names.ts";

export type Variables = Record<`--${string}`, string>;

/**
 * Returns the custom properties that give part of a page one mode's colors, regardless of the page's mode. The part
 * must set its own `colorPalette`, because a palette resolves where it is set.
 */
export function modeVariables(colors: ThemeColors, mode: Mode, names: readonly string[]): Variables {
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
