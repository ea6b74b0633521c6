import { type CssNode, type StyleSheet, walk } from "css-tree";
import { referencesIn } from "./inline-constants.ts";
import type { PageFacts } from "./page-facts.ts";

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
  // A tree that isn't a list of declarations is an attribute's value.
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
