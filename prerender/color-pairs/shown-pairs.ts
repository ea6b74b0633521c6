import type { ContrastPair } from "../../theme/contrast-pairs.ts";
import { nameOf, type ShownPairs } from "../../theme/gate/meetings.ts";
import type { PageColors } from "./color-pairs.ts";

/** Maps custom properties to color tokens. */
export function colorNames(colors: Iterable<string>): Map<string, string> {
  return new Map(Array.from(colors, (name) => [propertyOf(name), name]));
}

/**
 * Returns a page for each color pair: the shortest path that shows it. `near` has a page that uses both colors of a
 * promised pair, in any state, if no page shows the pair itself.
 */
export function shownPairs(
  pages: readonly (PageColors & { path: string })[],
  promised: readonly ContrastPair[],
): ShownPairs {
  const shown: Record<keyof ShownPairs, Record<string, string>> = { body: {}, text: {}, graphic: {}, near: {} };
  const looked = [...pages].sort(
    (one, other) => one.path.length - other.path.length || (one.path < other.path ? -1 : 1),
  );
  for (const { path, pairs } of looked) for (const pair of pairs) shown[pair.purpose][nameOf(pair)] ??= path;
  for (const pair of promised) {
    if (shown[pair.purpose][nameOf(pair)]) continue;
    const place = looked.find(({ named }) => named.has(pair.foreground) && named.has(pair.background));
    if (place) shown.near[nameOf(pair)] = place.path;
  }
  return {
    body: sorted(shown.body),
    text: sorted(shown.text),
    graphic: sorted(shown.graphic),
    near: sorted(shown.near),
  };
}

/** Returns Chakra's custom property for a color: "--k-colors-clay-on-deep" for "clay.onDeep". */
function propertyOf(name: string): string {
  return `--k-colors-${name.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}

function sorted(places: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(places).sort(([one], [other]) => (one < other ? -1 : 1)));
}
