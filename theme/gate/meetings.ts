import { type ContrastPair, contrastPairs } from "../contrast-pairs.ts";
import { everyRecipe } from "../every-recipe.ts";
import { recipePairs } from "./recipe-pairs.ts";
import shown from "./shown-pairs.json" with { type: "json" };
import type { Meeting } from "./verdict.ts";

/** Which page shows a pair, by purpose and then by "fg.default on bg.canvas". */
export type ShownPairs = Record<ContrastPair["purpose"] | "near", Readonly<Record<string, string>>>;

/** What the design allows to meet, and what recipes make meet, whether or not a page shows it today. */
export const promised: readonly ContrastPair[] = [...contrastPairs, ...recipePairs(everyRecipe)];

/** Every pair of colors that the gate judges: what is promised, and what the pages of the last look at them show. */
export const meetings: readonly Meeting[] = allMeetings(promised, shown as ShownPairs);

/** Pairs with the page that shows them, each once for a purpose. */
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

/** "fg.default on bg.canvas" */
export function nameOf({ foreground, background }: ContrastPair): string {
  return `${foreground} on ${background}`;
}
