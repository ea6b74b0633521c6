import { type CssNode, generate, parse, type Selector, walk } from "css-tree";
import type { Prelude } from "./css-blocks.ts";
import { dashed } from "./token-names.ts";

/** A condition that isn't a mode of the theme, such as a width. */
export const unknown = "unknown";

/** Modes to which a selector or a media query applies. */
export type Part = "always" | "light" | "dark" | "more" | typeof unknown;

/** At-rules that set no condition for their content. */
const transparent = ["theme", "layer"];

const known = new WeakMap<Prelude, Part[]>();

/**
 * Returns the conditions under which a rule applies. Parses each rule once, because each of its declarations needs
 * them.
 */
export function partsOf(prelude: Prelude): Part[] {
  const parts = known.get(prelude) ?? readParts(prelude);
  known.set(prelude, parts);
  return parts;
}

function readParts({ atRule, text }: Prelude): Part[] {
  if (atRule === undefined) return partsOfSelectors(parsed(text, "selectorList"));
  if (transparent.includes(atRule)) return [];
  return atRule === "media" ? partsOfMedia(parsed(text, "mediaQueryList")) : [unknown];
}

/** Parses selectors or media queries. Returns undefined for invalid text. */
function parsed(text: string, context: "selectorList" | "mediaQueryList"): CssNode | undefined {
  try {
    return parse(text, { context });
  } catch (error) {
    if (error instanceof Error && error.name === "SyntaxError") return undefined;
    throw error;
  }
}

const everything = [":root", "html", ":host", "*", "body"];

/**
 * Returns the conditions of a selector list: the whole page, one of the two color schemes, or both for `:root, .light`.
 * Any other list is unknown.
 */
function partsOfSelectors(list: CssNode | undefined): Part[] {
  if (list?.type !== "SelectorList") return [unknown];
  const parts = [...list.children].map((each) => (each.type === "Selector" ? partOfSelector(each) : unknown));
  const schemes = new Set(parts.filter((part) => part !== "always"));
  if (schemes.size > 1 || schemes.has(unknown)) return [unknown];
  return [...new Set(parts)];
}

function partOfSelector(selector: Selector): Part {
  const simple = [...selector.children].filter(({ type }) => type !== "Combinator").map(partOfSimple);
  const conditions = new Set(simple.filter((part) => part !== "always"));
  return conditions.size > 1 ? unknown : ([...conditions][0] ?? "always");
}

function partOfSimple(node: CssNode): Part {
  if (node.type === "PseudoClassSelector" && node.children) {
    // Exclusions such as `:root:not(.light, .dark)` select visitors without an explicit choice.
    if (node.name === "not") return "always";
    const [part = unknown, ...more] = ["where", "is"].includes(node.name)
      ? partsOfSelectors(node.children.first ?? undefined)
      : [];
    return more.length > 0 ? unknown : part;
  }
  if (node.type === "ClassSelector") return schemeNamed(node.name);
  if (node.type === "AttributeSelector" && node.value)
    return schemeNamed(node.value.type === "String" ? node.value.value : node.value.name);
  return everything.includes(generate(node)) || node.type === "NestingSelector" ? "always" : unknown;
}

/** Words next to the scheme in the name of a class or a theme: "dark-theme", "color-scheme-dark". */
const fillers = ["theme", "mode", "color", "scheme"];

/**
 * Returns the scheme that a class names, even after the prefix of a design system: "sl-theme-dark". Any other class,
 * such as "btn-dark", is unknown.
 */
function schemeNamed(name: string): Part {
  const all = dashed(name).split("-");
  const hasPrefix = all.length === 3 && ["theme", "mode", "scheme"].includes(all[1] ?? "");
  const words = (hasPrefix ? all.slice(1) : all).filter((word) => !fillers.includes(word));
  const [scheme = ""] = words.length === 1 ? words : [];
  return scheme === "dark" || scheme === "light" ? scheme : unknown;
}

/** Returns the conditions of a media query. Anything but color scheme and contrast joined by "and" is unknown. */
function partsOfMedia(prelude: CssNode | undefined): Part[] {
  if (!prelude) return [unknown];
  const parts = new Set<Part>();
  walk(prelude, (node) => {
    if (node.type === "MediaQueryList" && node.children.size !== 1) parts.add(unknown);
    if (node.type === "MediaQuery" && (node.modifier || !["screen", "all", null].includes(node.mediaType)))
      parts.add(unknown);
    if (node.type === "Identifier" && ["not", "or"].includes(node.name)) parts.add(unknown);
    if (node.type === "Feature")
      parts.add(partOfFeature(node.name, node.value?.type === "Identifier" ? node.value.name : ""));
    if (["FeatureRange", "FeatureFunction", "GeneralEnclosed", "Raw"].includes(node.type)) parts.add(unknown);
  });
  return [...parts];
}

function partOfFeature(name: string, value: string): Part {
  if (name === "prefers-color-scheme") return value === "light" || value === "dark" ? value : unknown;
  if (name !== "prefers-contrast") return unknown;
  if (value === "more") return "more";
  return value === "no-preference" ? "always" : unknown;
}
