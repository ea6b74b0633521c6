import { type CssNode, type List, type StyleSheet, walk } from "css-tree";
import type { PageFacts } from "./page-facts.ts";
import { rulesOf } from "./stylesheet.ts";

/** Attributes that visitors can toggle before scripts run. */
const givenByVisitors = ["open"];

/**
 * Removes rules for things that the page doesn't have: elements, and states from an attribute (`:disabled`,
 * `[data-hover]` beside `:hover`). Those can't appear before scripts run, and scripts load the whole theme. Remaining
 * selectors keep their specificity.
 */
export function pruneAbsent(sheet: StyleSheet, facts: PageFacts): void {
  const present = { ...facts, attributes: new Set([...facts.attributes, ...givenByVisitors]) };
  for (const { prelude, block } of rulesOf(sheet)) {
    if (prelude.type !== "SelectorList") continue;
    for (const selector of prelude.children) pruneStates(selector, present);
    prelude.children = prelude.children.filter((selector) => isPossible(selector, present));
    if (prelude.children.isEmpty) block.children.clear();
  }
}

function pruneStates(selector: CssNode, facts: PageFacts): void {
  walk(selector, {
    visit: "PseudoClassSelector",
    leave({ name, children }, item, list) {
      const states = children?.first;
      if (states?.type !== "SelectorList" || !isListOfStates(states.children)) return;
      const possible = states.children.filter((state) => isPossible(state, facts));
      const only = possible.size === 1 ? possible.first : null;
      if (name === "is" && only?.type === "Selector") list?.replace(item, only.children);
      else if (name === "is") states.children = possible;
      // An impossible state never applies, so `:not()` drops it. If all are impossible, the first stays for its
      // specificity.
      else if (name === "not") states.children = possible.isEmpty ? states.children.filter(isFirst) : possible;
    },
  });
}

function isFirst(node: CssNode, _: unknown, list: List<CssNode>): boolean {
  return node === list.first;
}

/** Returns true if each selector in the list is a single state. All have the same specificity, so any can go. */
function isListOfStates(selectors: List<CssNode>): boolean {
  const states = ["AttributeSelector", "ClassSelector", "PseudoClassSelector"];
  return selectors
    .toArray()
    .every(
      (node) =>
        node.type === "Selector" && node.children.size === 1 && states.includes(node.children.first?.type ?? ""),
    );
}

function isPossible(selector: CssNode, { elements, attributes }: PageFacts): boolean {
  if (selector.type !== "Selector") return true;
  return selector.children.toArray().every((part) => {
    switch (part.type) {
      case "TypeSelector":
        return part.name === "*" || elements.has(part.name);
      case "AttributeSelector":
        return attributes.has(part.name.name);
      case "PseudoClassSelector":
        if (part.name === "is") return !isEmptyList(part.children);
        return part.name !== "disabled" || attributes.has("disabled");
      default:
        return true;
    }
  });
}

function isEmptyList(children: List<CssNode> | null): boolean {
  return children?.first?.type === "SelectorList" && children.first.children.isEmpty;
}
