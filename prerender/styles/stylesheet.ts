import { type Atrule, type CssNode, type List, type ListItem, parse, type Rule, type StyleSheet, walk } from "css-tree";

/**
 * Parses a stylesheet, including its selectors and values. css-tree keeps unreadable parts as text that no pass
 * processes, so they throw `prerender/styles: cannot read …` with the position.
 */
export function parseStylesheet(css: string): StyleSheet {
  return parse(css, { parseCustomProperty: true, onParseError: refuse }) as StyleSheet;
}

export function parseAttribute(name: string, value: string): CssNode {
  const context = name === "style" ? "declarationList" : "value";
  return parse(value, { context, parseCustomProperty: true, onParseError: refuse });
}

function refuse(error: { message: string; source: string; offset: number }): never {
  const place = error.source.slice(Math.max(0, error.offset - 40), error.offset + 40);
  throw new Error(`prerender/styles: cannot read '${place}' (${error.message}); correct the style or update css-tree`);
}

/** Returns all rules, including those inside at-rules, but not the steps of animations. */
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

export function removeEmpty(sheet: StyleSheet): void {
  walk(sheet, {
    leave(node: CssNode, item: ListItem<CssNode>, list: List<CssNode>) {
      const isEmpty = (node.type === "Rule" || node.type === "Atrule") && node.block?.children.isEmpty;
      if (isEmpty) list?.remove(item);
    },
  });
}

export function isAtrule(node: CssNode, name: string): node is Atrule {
  return node.type === "Atrule" && node.name === name;
}
