import { type CssNode, find, type StyleSheet, walk } from "css-tree";
import { isAtrule } from "./stylesheet.ts";

/**
 * Removes rules for wide-gamut screens, because no page has bytes to spare before its first paint. The fallback colors
 * are sufficient until then, and the full theme adds the rest.
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
