import type { CssNode, PseudoClassSelector, Selector } from "css-tree";
import { isKnown } from "./support.ts";

/** Features of a selector. An unknown feature in a forgiving list disables only its own branch. */
export interface SelectorFeatures {
  strict: string[];
  forgiven: string[];
}

const forgiving = ["is", "where"];

export function selectorFeatures(selector: Selector): SelectorFeatures {
  return { strict: featuresOf(selector, false), forgiven: featuresOf(selector, true) };
}

/** Returns the features outside forgiving lists, or those inside. */
function featuresOf(node: CssNode, ofForgiven: boolean, isForgiven = false): string[] {
  const below = (nodes: readonly CssNode[], isInside = isForgiven) =>
    nodes.flatMap((child) => featuresOf(child, ofForgiven, isInside));
  const own = (...features: string[]) => (isForgiven === ofForgiven ? features : []);
  switch (node.type) {
    case "NestingSelector":
      return own("css.selectors.nesting");
    case "PseudoElementSelector":
      return [...own(...pseudo("::", node.name)), ...below(node.children?.toArray() ?? [])];
    case "PseudoClassSelector":
      return [
        ...own(...pseudo(":", node.name)),
        ...below(node.children?.toArray() ?? [], isForgiven || isForgiving(node)),
      ];
    case "Nth":
      return node.selector ? [...own("css.selectors.nth-child.of_syntax"), ...below([node.selector])] : [];
    case "SelectorList":
    case "Selector":
      return below(node.children.toArray());
    default:
      return [];
  }
}

function isForgiving({ name }: PseudoClassSelector): boolean {
  return forgiving.includes(name.toLowerCase());
}

/**
 * Returns the feature of a pseudo-class or pseudo-element. Every browser accepts `::-webkit-…` as valid. Other prefixes
 * are known to only one browser.
 */
function pseudo(colons: string, written: string): string[] {
  const name = written.toLowerCase();
  if (colons === "::" && name.startsWith("-webkit-")) return [];
  return [isKnown("css", "selectors", name) ? `css.selectors.${name}` : `unknown ${colons}${name}`];
}
