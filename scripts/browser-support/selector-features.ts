import type { CssNode, PseudoClassSelector, Selector } from "css-tree";
import { isKnown } from "./support.ts";

/** Features that a selector uses; an unknown one within a forgiving list costs that branch alone. */
export interface SelectorFeatures {
  strict: string[];
  forgiven: string[];
}

const forgiving = ["is", "where"];

export function selectorFeatures(selector: Selector): SelectorFeatures {
  return { strict: featuresOf(selector, false), forgiven: featuresOf(selector, true) };
}

/** Features outside of forgiving lists, or those within. */
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

/** Every browser takes `::-webkit-…` for a valid pseudo-element; other prefixes are known to one browser alone. */
function pseudo(colons: string, written: string): string[] {
  const name = written.toLowerCase();
  if (colons === "::" && name.startsWith("-webkit-")) return [];
  return [isKnown("css", "selectors", name) ? `css.selectors.${name}` : `unknown ${colons}${name}`];
}
