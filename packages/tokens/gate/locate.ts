import type { Place } from "../dtcg/mistake.ts";
import { type ParsedFile, parseJson } from "../dtcg/parse-json.ts";
import { placeKey, type ThemeColors } from "./theme-colors.ts";

/** Returns the position of a color before a message, "theme/tokens/dark.tokens.json:12: ", or "" if it has none. */
export type Locate = (mode: string, path: string) => string;

/** Finds colors in the texts of token files. `texts` is keyed by the file names in `places`. */
export function locator({ places }: ThemeColors, texts: Readonly<Record<string, string>>): Locate {
  const parsed = new Map<string, ParsedFile | undefined>();
  const lineOf = ({ file, keys }: Place) => {
    if (!parsed.has(file))
      parsed.set(
        file,
        parseJson(texts[file] ?? "", file, () => {}),
      );
    return parsed.get(file)?.lineOf(keys);
  };
  return (mode, path) => {
    const place = places?.get(placeKey(mode, path)) ?? places?.get(placeKey("", path));
    if (!place) return "";
    const line = lineOf(place);
    return `${place.file}${line ? `:${line}` : ""}: `;
  };
}
