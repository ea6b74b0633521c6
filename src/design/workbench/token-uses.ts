import type { LiveStyles } from "../../../prerender/live-styles.ts";
import { aliasTarget } from "../../../theme/read-tokens.ts";
import { variableOf } from "../variable-of.ts";
import { modeOf } from "./swatch.ts";
import type { TokenEntry } from "./token-entry.ts";

export interface TokenUses {
  /**
   * Paths of pages whose own styles use the token. Undefined until the build's list has loaded, and for a step of a
   * ramp.
   */
  pages?: string[];
  all: number;
  recipes: readonly string[];
  /** Semantic colors that use the token, if it is a step of a ramp. */
  purposes?: string[];
}

interface Sources {
  entries: readonly TokenEntry[];
  styles: LiveStyles | undefined;
  /** Recipe names by token name, "colors.bg.raised". */
  recipes: Readonly<Record<string, readonly string[]>>;
}

export function usesOf(entry: TokenEntry, { entries, styles, recipes }: Sources): TokenUses {
  const all = Object.keys(styles?.pages ?? {});
  if (entry.type === "color" && !modeOf(entry.file)) {
    const takers = entries.filter(({ value }) => aliasTarget(value) === entry.path);
    return {
      all: all.length,
      recipes: [],
      purposes: [...new Set(takers.map(({ path }) => path.slice("color.".length)))],
    };
  }
  const [category = "", ...rest] = entry.path.split(".");
  const chakraCategory = category === "color" ? "colors" : category;
  const name = rest.filter((part, index) => index < rest.length - 1 || !["min", "max"].includes(part)).join(".");
  const places = styles?.uses[variableOf(chakraCategory, name)] ?? [];
  return {
    ...(all.length > 0 ? { pages: places.flatMap((place) => all[place] ?? []) } : {}),
    all: all.length,
    recipes: recipes[`${chakraCategory}.${name}`] ?? recipes[`colors.colorPalette.${rest.at(-1)}`] ?? [],
  };
}
