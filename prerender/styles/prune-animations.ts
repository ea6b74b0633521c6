import { type StyleSheet, walk } from "css-tree";
import { isAtrule } from "./stylesheet.ts";

/** Removes keyframes that no animation declaration and no custom property names. */
export function pruneAnimations(sheets: readonly StyleSheet[]): void {
  const named = new Set<string>();
  for (const sheet of sheets) {
    walk(sheet, {
      visit: "Declaration",
      enter({ property, value }) {
        if (!/^(--.*|animation(-name)?)$/.test(property)) return;
        walk(value, (node) => {
          if (node.type === "Identifier") named.add(node.name);
        });
      },
    });
  }
  for (const sheet of sheets) {
    walk(sheet, {
      visit: "Atrule",
      leave(node, item, list) {
        if (!isAtrule(node, "keyframes") || node.prelude?.type !== "AtrulePrelude") return;
        const name = node.prelude.children.first;
        if (name?.type === "Identifier" && !named.has(name.name)) list?.remove(item);
      },
    });
  }
}
