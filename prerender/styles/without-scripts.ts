import { type Atrule, type CssNode, clone, generate, List, type StyleSheet, walk } from "css-tree";
import { isAtrule } from "./stylesheet.ts";

/**
 * Moves rules under `@media (scripting: none)` into a separate stylesheet without that condition. Each rule stays in
 * its layer. Throws if the condition is part of another one.
 */
export function takeWithoutScripts(sheet: StyleSheet): StyleSheet {
  const taken = new List<CssNode>();
  for (const node of sheet.children) {
    if (!isAtrule(node, "layer") || !node.block) continue;
    const children = takeFrom(node.block.children);
    if (children.isEmpty) continue;
    const prelude = node.prelude && (clone(node.prelude) as Atrule["prelude"]);
    taken.appendData({ type: "Atrule", name: "layer", prelude, block: { type: "Block", children } });
  }
  taken.appendList(takeFrom(sheet.children));
  refuseOthers(sheet);
  return { type: "StyleSheet", children: taken };
}

function takeFrom(rules: List<CssNode>): List<CssNode> {
  const taken = new List<CssNode>();
  rules.forEach((node, item) => {
    if (!isAtrule(node, "media") || !node.prelude || generate(node.prelude) !== "(scripting:none)") return;
    if (node.block) taken.appendList(node.block.children);
    rules.remove(item);
  });
  return taken;
}

function refuseOthers(sheet: StyleSheet): void {
  walk(sheet, {
    visit: "Feature",
    enter({ name, value }) {
      if (name !== "scripting" || !value || generate(value) !== "none") return;
      throw new Error(
        "prerender/styles: '(scripting: none)' is inside another condition; make it the only and outermost one",
      );
    },
  });
}
