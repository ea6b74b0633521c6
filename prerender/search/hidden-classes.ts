import { type CssNode, generate, type List, parse, type StyleSheet } from "css-tree";
import { attribute, type Document, elementsOf, textOf } from "../../common/html.ts";
import { isAtrule } from "../styles/stylesheet.ts";

/** Declarations that hide text from everyone, or only from sighted visitors. */
const hiding = ["display:none", "clip:rect(0,0,0,0)"];

/** Returns the classes with which a rendered page hides text at every width and in every mode. */
export function hiddenClasses(page: Document): Set<string> {
  const styles = elementsOf(page).filter((element) => attribute(element, "data-chunk") === "css");
  const sheets = styles.map((style) => parse(textOf(style), { parseRulePrelude: false }) as StyleSheet);
  return new Set(sheets.flatMap(({ children }) => hiddenBy(children)));
}

/**
 * Returns the classes whose rules hide text. Skips selectors other than a single class. Also skips at-rules other than
 * layers, because their rules are conditional.
 */
function hiddenBy(nodes: List<CssNode>): string[] {
  return nodes.toArray().flatMap((node) => {
    if (isAtrule(node, "layer")) return node.block ? hiddenBy(node.block.children) : [];
    if (node.type !== "Rule" || !node.block.children.some(isHiding)) return [];
    return (
      generate(node.prelude)
        .match(/^\.([\w-]+)$/)
        ?.slice(1) ?? []
    );
  });
}

function isHiding(node: CssNode): boolean {
  return node.type === "Declaration" && hiding.includes(generate(node));
}
