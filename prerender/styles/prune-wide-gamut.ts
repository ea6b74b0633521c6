import { find, type StyleSheet, walk } from "css-tree";
import { isAtrule } from "./stylesheet.ts";

/**
 * Removes what only screens with a wide gamut show. The stand-ins of those colors are sound by themselves, the rest comes
 * with the whole theme, and no page has bytes to spare before its first paint.
 */
export function pruneWideGamut(sheet: StyleSheet): void {
  walk(sheet, {
    visit: "Atrule",
    leave(node, item, list) {
      if (!list || !isAtrule(node, "media") || !node.prelude) return;
      if (
        find(
          node.prelude,
          ({ type, name }: { type: string; name?: string }) => type === "Feature" && name === "color-gamut",
        )
      )
        list.remove(item);
    },
  });
}
