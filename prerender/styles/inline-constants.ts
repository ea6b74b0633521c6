import { type CssNode, clone, type FunctionNode, generate, type StyleSheet, type Value, walk } from "css-tree";
import type { PageFacts } from "./page-facts.ts";

/**
 * Replaces `var()` with the values of constants, because browsers resolve each `var()` again for every element. A
 * constant is a custom property in the `tokens` layer that is set exactly once in all styles, without a condition.
 */
export function inlineConstants(sheets: readonly StyleSheet[], { styled }: PageFacts): void {
  const constants = findConstants([...sheets, ...styled.map(({ tree }) => tree)]);
  for (const sheet of sheets) resolveIn(sheet, constants, new Set());
}

function findConstants(trees: readonly CssNode[]): Map<string, Value> {
  const constants = new Map<string, Value>();
  const settings = new Map<string, number>();
  const boundToElements = new Set<string>();
  for (const tree of trees) {
    const conditions: string[] = [];
    walk(tree, {
      enter(node: CssNode) {
        if (node.type === "Atrule") conditions.push(`${node.name} ${node.prelude ? generate(node.prelude) : ""}`);
        if (node.type !== "Declaration" || !node.property.startsWith("--")) return;
        settings.set(node.property, (settings.get(node.property) ?? 0) + 1);
        if (conditions[0] !== "layer tokens") boundToElements.add(node.property);
        else if (conditions.length === 1 && node.value.type === "Value") constants.set(node.property, node.value);
      },
      leave(node: CssNode) {
        if (node.type === "Atrule") conditions.pop();
      },
    });
  }
  for (const [name, value] of constants) {
    // A token reads other properties at the root, where it is set. If elements override one of those, inlining would
    // change the result.
    const isFree = referencesIn(value).every((reference) => !boundToElements.has(reference));
    if (settings.get(name) !== 1 || !isFree) constants.delete(name);
  }
  return constants;
}

/**
 * Replaces constants in a node with their values. `within` lists the constants that are being resolved, to prevent
 * cycles.
 */
function resolveIn(node: CssNode, constants: ReadonlyMap<string, Value>, within: ReadonlySet<string>): void {
  walk(node, {
    visit: "Function",
    leave(call, item, list) {
      const name = referenceOf(call);
      const value = name === undefined || within.has(name) ? undefined : constants.get(name);
      if (name === undefined || !value || !list) return;
      const copy = clone(value) as Value;
      resolveIn(copy, constants, new Set([...within, name]));
      list.replace(item, copy.children);
    },
  });
}

export function referencesIn(node: CssNode): string[] {
  const names: string[] = [];
  walk(node, {
    visit: "Function",
    enter(call) {
      const name = referenceOf(call);
      if (name !== undefined) names.push(name);
    },
  });
  return names;
}

function referenceOf({ name, children }: FunctionNode): string | undefined {
  return name === "var" && children.first?.type === "Identifier" ? children.first.name : undefined;
}
