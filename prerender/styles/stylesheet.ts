import { type Atrule, type CssNode, type List, type ListItem, parse, type Rule, type StyleSheet, walk } from "css-tree";

/**
 * A stylesheet as a tree, its selectors and values too. What css-tree cannot read would stay text that no pass looks
 * into, so it is an error: `prerender/styles: cannot read …` with the place.
 */
export function parseStylesheet(css: string): StyleSheet {
  return parse(css, { parseCustomProperty: true, onParseError: refuse }) as StyleSheet;
}

/** The declarations of a `style` attribute, or the one value of another attribute, as a tree. */
export function parseAttribute(name: string, value: string): CssNode {
  const context = name === "style" ? "declarationList" : "value";
  return parse(value, { context, parseCustomProperty: true, onParseError: refuse });
}

function refuse(error: { message: string; source: string; offset: number }): never {
  const place = error.source.slice(Math.max(0, error.offset - 40), error.offset + 40);
  throw new Error(`prerender/styles: cannot read '${place}' (${error.message}); correct the style or update css-tree`);
}

/** The rules of a sheet, those within at-rules too, but not the steps of animations. */
export function rulesOf(sheet: StyleSheet): Rule[] {
  const rules: Rule[] = [];
  walk(sheet, {
    visit: "Rule",
    enter(rule) {
      if (this.atrule?.name !== "keyframes") rules.push(rule);
    },
  });
  return rules;
}

/** Removes the rules and at-rules that have nothing left in their block. */
export function removeEmpty(sheet: StyleSheet): void {
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isEmpty = (node.type === "Rule" || node.type === "Atrule") && node.block?.children.isEmpty;
      if (isEmpty) list?.remove(item);
    },
  });
}

/** Whether an at-rule holds rules under a condition or in a layer. */
export function isAtrule(node: CssNode, name: string): node is Atrule {
  return node.type === "Atrule" && node.name === name;
}
