import { type CssNode, generate, type SelectorList, walk } from "css-tree";

/** A condition that isn't a mode of the theme, such as a width. */
export const unknown = "unknown";

/** Meaning of a selector or a media query for the mode. */
export type Part = "always" | "light" | "dark" | "more" | typeof unknown;

const everything = [":root", "html", ":host", "*", "body"];

/** Returns the mode of a selector list: the whole page, or the page in one of the two color schemes. */
export function modeOfSelector(list: SelectorList): Part {
  const parts = new Set<Part>();
  for (const selector of list.children) {
    if (selector.type !== "Selector") return unknown;
    const simple = [...selector.children].filter(({ type }) => type !== "Combinator");
    for (const node of simple) parts.add(modeOfSimple(node));
  }
  if (parts.has(unknown)) return unknown;
  const schemes = [...parts].filter((part) => part !== "always");
  return schemes.length > 1 ? unknown : (schemes[0] ?? "always");
}

function modeOfSimple(node: CssNode): Part {
  // Exclusions such as `:root:not(.light, .dark)` select visitors without an explicit choice.
  if (node.type === "PseudoClassSelector" && node.name === "not") return "always";
  if (node.type === "ClassSelector") return schemeNamed(node.name);
  if (node.type === "AttributeSelector" && node.value)
    return schemeNamed(node.value.type === "String" ? node.value.value : node.value.name);
  return everything.includes(generate(node)) || node.type === "NestingSelector" ? "always" : unknown;
}

function schemeNamed(name: string): Part {
  return name === "dark" || name === "light" ? name : unknown;
}

/** Returns the conditions of a media query. Anything but color scheme and contrast joined by "and" is unknown. */
export function modeOfMedia(prelude: CssNode): Part[] {
  const parts = new Set<Part>();
  walk(prelude, (node) => {
    if (node.type === "MediaQueryList" && node.children.size > 1) parts.add(unknown);
    if (node.type === "MediaQuery" && (node.modifier || !["screen", "all", null].includes(node.mediaType)))
      parts.add(unknown);
    if (node.type === "Identifier" && ["not", "or"].includes(node.name)) parts.add(unknown);
    if (node.type === "Feature")
      parts.add(modeOfFeature(node.name, node.value?.type === "Identifier" ? node.value.name : ""));
    if (["FeatureRange", "FeatureFunction", "GeneralEnclosed", "Raw"].includes(node.type)) parts.add(unknown);
  });
  return [...parts];
}

function modeOfFeature(name: string, value: string): Part {
  if (name === "prefers-color-scheme") return schemeNamed(value);
  if (name === "prefers-contrast") return value === "more" ? "more" : value === "no-preference" ? "always" : unknown;
  return unknown;
}
