import { type CssNode, find, type StyleSheet, walk } from "css-tree";
import { isAtrule } from "./stylesheet.ts";

/**
 * Removes what only screens with a wide gamut show. The stand-ins of those colors are sound by themselves, the rest comes
 * with the whole theme, and no page has bytes to spare before its first paint.
 */
export function pruneWideGamut(sheet: StyleSheet): void {
  walk(sheet, {
    visit: "Atrule",
    leave(node, item, list) {
      if (isAtrule(node, "media") && node.prelude && find(node.prelude, isAboutGamut)) list?.remove(item);
    },
  });
}

function isAboutGamut(node: CssNode): boolean {
  return node.type === "Feature" && node.name === "color-gamut";
}
