import { type CssNode, type Declaration, find, type List, type Rule, type Selector, walk } from "css-tree";
import { parseStylesheet } from "../styles/stylesheet.ts";

export interface StyleRule {
  selector: Selector;
  declarations: readonly Declaration[];
  /** Index of its layer. Rules without a layer come after all layers. */
  layer: number;
  specificity: number;
  order: number;
}

const PAINTED = ["color", "background", "background-color", "border-color"];

/** Returns true if a declaration sets or references a color. Most don't, and are skipped. */
function paints({ property, value }: Declaration): boolean {
  return PAINTED.includes(property) || find(value, isColor) !== null;
}

function isColor(node: CssNode): boolean {
  return node.type === "Identifier" && node.name.startsWith("--k-colors-");
}

/** Returns true for size queries, which match on a wide screen. Preference queries don't count. */
function isUsual(media: string): boolean {
  return ["min-width", "min-height"].some((feature) => media.includes(feature));
}

/** Returns the rules that apply on a wide screen, in cascade order. */
export function styleRules(sheets: readonly string[]): StyleRule[] {
  const layers: string[] = [];
  const rules: StyleRule[] = [];
  for (const sheet of sheets) {
    collect(parseStylesheet(sheet).children, undefined);
  }
  return rules.sort(
    (one, other) => one.layer - other.layer || one.specificity - other.specificity || one.order - other.order,
  );

  function collect(nodes: List<CssNode>, layer: string | undefined): void {
    for (const node of nodes) {
      if (node.type === "Rule") add(node, layer);
      if (node.type !== "Atrule") continue;
      const prelude = node.prelude ? wordsOf(node.prelude) : [];
      if (node.name === "layer") layers.push(...prelude.filter((name) => !layers.includes(name)));
      if (!node.block) continue;
      if (node.name === "layer") collect(node.block.children, prelude[0]);
      else if (node.name === "media" && isUsual(prelude.join(" "))) collect(node.block.children, layer);
    }
  }

  function add({ prelude, block }: Rule, layer: string | undefined): void {
    if (prelude.type !== "SelectorList") return;
    const declarations = block.children
      .toArray()
      .filter((node) => node.type === "Declaration")
      .filter(paints);
    if (declarations.length === 0) return;
    for (const selector of prelude.children) {
      if (selector.type !== "Selector") continue;
      const place = layer === undefined ? Number.MAX_SAFE_INTEGER : layers.indexOf(layer);
      rules.push({ selector, declarations, layer: place, specificity: weigh(selector), order: rules.length });
    }
  }
}

function wordsOf(prelude: CssNode): string[] {
  const words: string[] = [];
  walk(prelude, (node) => {
    if (node.type === "Identifier") words.push(node.name);
    else if (node.type === "Layer" || node.type === "Feature" || node.type === "FeatureRange") words.push(nameOf(node));
  });
  return words;
}

function nameOf(node: CssNode): string {
  return "name" in node && typeof node.name === "string" ? node.name : "";
}

/** Returns the specificity as one number: an id counts 1,000,000, a class 1,000, an element 1. */
function weigh(selector: CssNode): number {
  switch (selector.type) {
    case "Selector":
      return selector.children.toArray().reduce((sum, part) => sum + weigh(part), 0);
    case "SelectorList":
      return Math.max(0, ...selector.children.toArray().map(weigh));
    case "IdSelector":
      return 1e6;
    case "ClassSelector":
    case "AttributeSelector":
      return 1e3;
    case "TypeSelector":
      return selector.name === "*" ? 0 : 1;
    case "PseudoElementSelector":
      return 1;
    case "PseudoClassSelector":
      if (selector.name === "where") return 0;
      return ["is", "not", "has"].includes(selector.name) && selector.children?.first
        ? weigh(selector.children.first)
        : 1e3;
    default:
      return 0;
  }
}
