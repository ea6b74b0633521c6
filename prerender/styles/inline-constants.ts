import { type CssNode, clone, type FunctionNode, generate, type StyleSheet, type Value, walk } from "css-tree";
import type { PageFacts } from "./page-facts.ts";

/**
 * Puts the values of constants in the place of `var()`: a browser works out each one for each element anew. A constant
 * is a token, that is a custom property of the layer `tokens`, which holds for the whole document, that is set once and
 * under no condition, neither there nor elsewhere.
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
    // A token reads others where it is set, at the root: where elements have values of their own, it must go on doing
    // so.
    const isFree = referencesIn(value).every((reference) => !boundToElements.has(reference));
    if (settings.get(name) !== 1 || !isFree) constants.delete(name);
  }
  return constants;
}

/** Replaces each reference below `node`; `within` are the constants whose values are being resolved. */
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

/** The custom properties that a tree reads by `var()`, each as often as it does. */
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
