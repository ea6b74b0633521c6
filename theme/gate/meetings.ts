import { type ContrastPair, contrastPairs } from "../contrast-pairs.ts";
import { everyRecipe } from "../every-recipe.ts";
import { recipePairs } from "./recipe-pairs.ts";
import shown from "./shown-pairs.json" with { type: "json" };
import type { Meeting } from "./verdict.ts";

/** Maps a pair to the page that shows it, by purpose and then by "fg.default on bg.canvas". */
export type ShownPairs = Record<ContrastPair["purpose"] | "near", Readonly<Record<string, string>>>;

/** Pairs that the design allows or that recipes create, even if no page shows them today. */
export const promised: readonly ContrastPair[] = [...contrastPairs, ...recipePairs(everyRecipe)];

/** Every color pair to check: the promised ones, and those that the last build found on pages. */
export const meetings: readonly Meeting[] = allMeetings(promised, shown as ShownPairs);

/** Merges pairs with their pages and removes duplicates per purpose. */
export function allMeetings(pairs: readonly ContrastPair[], places: ShownPairs): Meeting[] {
  const found = (["body", "text", "graphic"] as const).flatMap((purpose) =>
    Object.keys(places[purpose]).map((name): ContrastPair => {
      const [foreground = "", background = ""] = name.split(" on ");
      return { purpose, foreground, background };
    }),
  );
  const each = new Map([...pairs, ...found].map((pair) => [`${pair.purpose} ${nameOf(pair)}`, pair]));
  return [...each.values()].map((pair) => {
    const page = places[pair.purpose][nameOf(pair)] ?? places.near[nameOf(pair)];
    return page ? { ...pair, page } : pair;
  });
}

/** Formats a pair: "fg.default on bg.canvas". */
export function nameOf({ foreground, background }: ContrastPair): string {
  return `${foreground} on ${background}`;
}
