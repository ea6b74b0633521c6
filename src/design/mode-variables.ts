import type { Mode } from "../../theme/conditions.ts";
import type { ThemeColors } from "../../theme/gate/theme-colors.ts";
import { variableOf } from "./variable-of.ts";

export type Variables = Record<`--${string}`, string>;

/**
 * The custom properties that give a part of a page the colors of a mode, whichever the page is in: those named, or all
 * of them. The part needs a `colorPalette` of its own, because a palette is resolved where it is set.
 */
export function modeVariables(colors: ThemeColors, mode: Mode, names?: readonly string[]): Variables {
  const chosen = names ?? [...colors.modes[mode].keys()];
  return Object.fromEntries(
    chosen.flatMap((name) => {
      const shade = colors.modes[mode].get(name);
      return shade ? [[variableOf("colors", name), shade.hex]] : [];
    }),
  );
}

/** The colors by purpose that a recipe comes to in a palette, from the names of its tokens. */
export function colorsIn(tokens: readonly string[], palette: string): string[] {
  return tokens
    .filter((token) => token.startsWith("colors."))
    .map((token) => token.slice("colors.".length).replace("colorPalette.", `${palette}.`));
}
