import { luminance } from "../color/color.ts";
import { describeFailure, type Failure, findFailures } from "./failures.ts";
import { likeColors, type PaletteRules } from "./likeness.ts";
import type { Locate } from "./locate.ts";
import { type ColorPair, keyOf, type PairRules } from "./pairs.ts";
import { wrongSteps } from "./steps.ts";
import { placeKey, type ThemeColors } from "./theme-colors.ts";

export interface ColorRules<Purpose extends string, Mode extends string> {
  pairs: readonly ColorPair<Purpose>[];
  pairRules: PairRules<Purpose, Mode>;
  paletteRules: PaletteRules;
  /** Scheme of each mode, and the colors that reveal it: in a light scheme, text is darker than the page. */
  schemes: { of: Readonly<Record<Mode, "light" | "dark">>; text: string; page: string };
}

/** Judgment of a theme's colors. */
export interface Judgment {
  /**
   * One line for each wrong step, for each failing pair, and for each pair of colors that are too alike or out of
   * order. A single line if light and dark look swapped.
   */
  lines: string[];
  /** Result in one line. The colors pass if `lines` is empty. */
  summary: string;
  isSwapped: boolean;
}

/** Judges contrast and likeness of all colors in every mode. */
export function judgeColors<Purpose extends string, Mode extends string>(
  colors: ThemeColors<Mode>,
  { pairs, pairRules, paletteRules, schemes }: ColorRules<Purpose, Mode>,
  locate: Locate = () => "",
): Judgment {
  const swapped = swappedModes(colors, schemes);
  if (swapped) return { lines: [swapped], summary: "light and dark look swapped", isSwapped: true };
  const failures = findFailures(pairs, colors, pairRules);
  const alike = likeColors(colors, paletteRules, locate);
  // A wrong step causes failures of the pairs that use it.
  const causes = wrongSteps(colors, locate).map(({ line }) => line);
  const others = alike.filter((line) => !causes.includes(line));
  const failing = new Set(failures.map(keyOf)).size;
  const count = `${pairs.length} pairs`;
  const results = [
    ...(failing > 0 ? [`${failing} of ${count} fail`] : []),
    ...(alike.length > 0
      ? [
          `${alike.length} ${alike.length === 1 ? "pair of colors is" : "pairs of colors are"} too alike or out of order`,
        ]
      : []),
  ];
  return {
    isSwapped: false,
    lines: [...causes, ...failures.map((failure) => placeOf(failure, locate) + describeFailure(failure)), ...others],
    summary: results.join(", ") || `${count} in ${Object.keys(colors.modes).length} modes pass`,
  };
}

/** Returns the position of the color to change. */
function placeOf({ mode, foreground, fix }: Failure, locate: Locate): string {
  return locate(mode, `color.${fix?.token ?? foreground}`);
}

/** Returns a line if at least one mode of each scheme looks like the other scheme. */
function swappedModes<Mode extends string>(
  { modes, places }: ThemeColors<Mode>,
  { of, text, page }: ColorRules<string, Mode>["schemes"],
): string | undefined {
  const wrong = (Object.keys(modes) as Mode[]).filter((mode) => {
    const [over, under] = [text, page].map((name) => luminance(modes[mode].get(name)?.hex ?? "#808080"));
    return of[mode] === "light" ? (over ?? 0) > (under ?? 0) : (over ?? 0) < (under ?? 0);
  });
  const [light, dark] = (["light", "dark"] as const).map((scheme) => wrong.find((mode) => of[mode] === scheme));
  if (light === undefined || dark === undefined) return undefined;
  const [one, other] = [light, dark].map((mode) => places?.get(placeKey(mode, `color.${page}`))?.file ?? mode);
  return `${one} and ${other} look swapped: in ${light}, ${text} is lighter than ${page}; swap their contents`;
}
