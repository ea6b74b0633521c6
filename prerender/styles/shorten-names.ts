import { type CssNode, generate, type StyleSheet, walk } from "css-tree";
import { attribute, type Document, elementsOf, setAttribute } from "../../common/html.ts";
import type { PageFacts } from "./page-facts.ts";

/**
 * Prefix of the palette's properties, which keep their names. Elements inherit them, including elements that render
 * later with the original names.
 */
const palette = "--k-colors-color-palette";

/**
 * Numbers emotion's hashed class names and the theme's custom properties in order of appearance (`c0`, `--0` … in base
 * 36). Renames them in the stylesheets and the page. Short names compress far better.
 *
 * Hydration keeps the class attributes it finds. Elements that render or change later have the original names, and
 * emotion and the theme's stylesheet add the rules for those.
 */
export function shortenNames(page: Document, sheets: readonly StyleSheet[], { styled }: PageFacts): void {
  const numbers = new Map<string, string>();
  const number = (prefix: string, name: string) => {
    const short = numbers.get(name) ?? prefix + numbers.size.toString(36);
    numbers.set(name, short);
    return short;
  };
  const className = (name: string) => (name.startsWith("css-") ? number("c", name) : name);
  const property = (name: string) => (name.startsWith("--k-") && !name.startsWith(palette) ? number("--", name) : name);
  const rename = (tree: CssNode) =>
    walk(tree, (node) => {
      if (node.type === "ClassSelector") node.name = className(node.name);
      // The property name inside `var()`.
      else if (node.type === "Identifier") node.name = property(node.name);
      else if (node.type === "Declaration") node.property = property(node.property);
    });
  for (const sheet of sheets) rename(sheet);
  for (const { element, name, tree } of styled) {
    rename(tree);
    setAttribute(element, name, generate(tree));
  }
  for (const element of elementsOf(page)) {
    const classes = attribute(element, "class");
    if (classes?.includes("css-")) setAttribute(element, "class", classes.split(" ").map(className).join(" "));
  }
}
