import { describe, inside, mistakeList, nearestWord, suggestion } from "@kindred-ground/tokens/dtcg/mistake.ts";
import { parseJson } from "@kindred-ground/tokens/dtcg/parse-json.ts";
import { isObject } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import type { ThemeColors } from "@kindred-ground/tokens/gate/theme-colors.ts";
import { paletteRules } from "./contrast-pairs.ts";

export const brandFile = "theme/brand.json";

/** Colors that brand.json must contain. */
const fixed = [...paletteRules.lasting.map((palette) => `${palette}.solid`), "bg.canvas", "fg.default"];

/** Returns one line for each mistake in the text of brand.json, whose colors the light theme must have. */
export function brandMistakes({ modes }: ThemeColors<"light">, text: string): string[] {
  const { light } = modes;
  const list = mistakeList();
  const parsed = parseJson(text, brandFile, list.report);
  const top = { file: brandFile, keys: [] };
  if (parsed && !isObject(parsed.value))
    list.report(top, "is not an object", "write color names with hex values in braces");
  const written = isObject(parsed?.value) ? parsed.value : undefined;
  // A misspelled name is reported once, and not also as a missing color.
  const missing = new Set(fixed.filter((name) => written && !(name in written)));
  for (const [name, hex] of Object.entries(written ?? {})) {
    const place = inside(top, name);
    const shade = light.get(name);
    if (!shade) {
      missing.delete(nearestWord(name.replace(/^color\./, ""), missing) ?? "");
      list.report(place, "the theme has no such color", suggestion(name.replace(/^color\./, ""), light.keys()));
    } else if (typeof hex !== "string" || !/^#[0-9a-f]{6}$/i.test(hex))
      list.report(place, `${JSON.stringify(hex)} is not a color of six digits`, `write "${shade.hex}"`);
    else if (hex.toLowerCase() !== shade.hex)
      list.report(place, `is ${hex}, and color.${name} is ${shade.hex}`, `write "${shade.hex}", or change the token`);
  }
  for (const name of missing)
    list.report(top, `lacks ${name}, a color of the brand`, `add "${name}": "${light.get(name)?.hex}"`);
  return list.mistakes.map((mistake) => describe({ line: parsed?.lineOf(mistake.keys), ...mistake }));
}
