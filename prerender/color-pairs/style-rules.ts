import { type CssNode, type Declaration, find, type List, type Rule, type Selector, walk } from "css-tree";
import { parseStylesheet } from "../styles/stylesheet.ts";

/** A rule of one selector, with what decides whether it wins. */
export interface StyleRule {
  selector: Selector;
  declarations: readonly Declaration[];
  /** Place of its layer; rules in none come after all layers. */
  layer: number;
  specificity: number;
  order: number;
}

const PAINTED = ["color", "background", "background-color", "border-color"];

/** Whether a declaration says anything about colors; most do not, and are not looked at again. */
function paints({ property, value }: Declaration): boolean {
  return PAINTED.includes(property) || find(value, isColor) !== null;
}

function isColor(node: CssNode): boolean {
  return node.type === "Identifier" && node.name.startsWith("--k-colors-");
}

/** What holds on a wide screen by day or night, without a visitor’s special wishes. */
function isUsual(media: string): boolean {
  return ["min-width", "min-height"].some((feature) => media.includes(feature));
}

/** The rules of a page’s stylesheets that hold on a usual screen, in the order of the cascade. */
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

/** Specificity as one number: ids count a million, classes a thousand, elements one. */
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
