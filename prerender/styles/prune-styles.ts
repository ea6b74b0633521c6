import { type CssNode, find, type StyleSheet, walk } from "css-tree";
import { referencesIn } from "./inline-constants.ts";
import type { PageFacts } from "./page-facts.ts";
import { isAtrule } from "./stylesheet.ts";

/** Removes custom properties that nothing reads, either directly or through other properties. */
export function pruneProperties(sheets: readonly StyleSheet[], { styled }: PageFacts): void {
  const read = propertiesRead([...sheets, ...styled.map(({ tree }) => tree)]);
  for (const sheet of sheets) {
    walk(sheet, {
      visit: "Declaration",
      leave({ property }, item, list) {
        if (property.startsWith("--") && !read.has(property)) list?.remove(item);
      },
    });
  }
}

function propertiesRead(trees: readonly CssNode[]): Set<string> {
  const values = new Map<string, CssNode[]>();
  // A tree of the type `Value` is the value of an attribute, not a list of declarations.
  const readers = trees.filter(({ type }) => type === "Value");
  for (const tree of trees) {
    walk(tree, {
      visit: "Declaration",
      enter({ property, value }) {
        if (property.startsWith("--")) values.set(property, [...(values.get(property) ?? []), value]);
        else readers.push(value);
      },
    });
  }
  const read = new Set<string>();
  for (const reader of readers) {
    for (const name of referencesIn(reader)) {
      if (read.has(name)) continue;
      read.add(name);
      readers.push(...(values.get(name) ?? []));
    }
  }
  return read;
}

/**
 * Removes rules for wide-gamut screens, because no page has bytes to spare before its first paint. The fallback colors
 * are sufficient until then, and the full theme adds the wide-gamut colors.
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
