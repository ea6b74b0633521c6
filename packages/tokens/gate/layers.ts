import { luminance } from "../color/color.ts";
import type { Locate } from "./locate.ts";
import type { ThemeColors } from "./theme-colors.ts";

export interface LayerRules {
  /**
   * The page's background. Sunken backgrounds must not be lighter than the page, and raised ones must not be darker.
   */
  layers?: { page: string; sunken: readonly string[]; raised: readonly string[] };
}

/** Returns one line for each raised background that is darker than the page, and each sunken one that is lighter. */
export function wrongLayers({ modes }: ThemeColors, { layers }: LayerRules, locate: Locate): string[] {
  if (!layers) return [];
  const { page, sunken, raised } = layers;
  return Object.entries(modes).flatMap(([mode, shades]) => {
    const lightOf = (name: string) => luminance(shades.get(name)?.hex ?? shades.get(page)?.hex ?? "#000000");
    const line = (name: string, is: string, must: string) =>
      `${locate(mode, `color.${name}`)}${mode}: ${name} is ${is} than ${page}; choose a step that is ${must}`;
    return [
      ...sunken.filter((name) => lightOf(name) > lightOf(page)).map((name) => line(name, "lighter", "darker")),
      ...raised.filter((name) => lightOf(name) < lightOf(page)).map((name) => line(name, "darker", "lighter")),
    ];
  });
}
