import { type CssNode, type Declaration, walk } from "css-tree";
import { attribute, type Element, elementsOf } from "../../markup/html.ts";
import { parseAttribute } from "../styles/stylesheet.ts";
import { classesOf, matches, parentOf, subjectOf } from "./match.ts";
import type { StyleRule } from "./style-rules.ts";

/** What an element is painted with: names of CSS custom properties, "--k-colors-fg-default", or nothing known. */
export interface Paint {
  color?: string;
  /** Its own ground, or that of what it lies in. */
  ground?: string;
  /** Its edge, where it has one of its own. */
  edge?: string;
  /** Custom properties that stand for others here: the palette that is painted with. */
  aliases: ReadonlyMap<string, string>;
  /** Everything that its styles name, in whatever state. */
  named: readonly string[];
}

const TRANSPARENT = "transparent";
const INHERITED = ["inherit", "currentcolor", "unset"];

/** What every element of a page is painted with, from the rules of its stylesheets. */
export function paintsOf(page: Parameters<typeof elementsOf>[0], rules: readonly StyleRule[]): Map<Element, Paint> {
  const candidates = indexed(rules);
  const paints = new Map<Element, Paint>();
  for (const element of elementsOf(page)) {
    const parent = parentOf(element);
    paints.set(element, paintOf(element, candidates(element), (parent && paints.get(parent)) ?? nothing));
  }
  return paints;
}

const nothing: Paint = { aliases: new Map(), named: [] };

function paintOf(element: Element, candidates: readonly StyleRule[], outer: Paint): Paint {
  const here = candidates
    .filter(({ selector }) => matches(element, selector))
    .flatMap(({ declarations }) => declarations);
  const style = attribute(element, "style");
  const declarations = style ? [...here, ...declarationsOf(style)] : here;
  const aliases = aliasesOf(declarations, outer.aliases);
  const last = (...properties: string[]) => declarations.findLast(({ property }) => properties.includes(property));
  const possible = candidates.filter(({ selector }) => matches(element, selector, true));
  const known = (name: string) => aliases.get(name) ?? name;
  const ground = solid(last("background", "background-color"));
  const color = solid(last("color"));
  return {
    color: color === undefined || INHERITED.includes(color) ? outer.color : known(color),
    ground: ground === undefined || ground === TRANSPARENT || INHERITED.includes(ground) ? outer.ground : known(ground),
    edge: known(solid(last("border-color")) ?? ""),
    aliases,
    named: possible.flatMap((rule) => rule.declarations.flatMap(({ value }) => referencesIn(value))).map(known),
  };
}

/** By the last part of a selector, which says what the rule is about: few rules can be about a given element. */
function indexed(rules: readonly StyleRule[]): (element: Element) => StyleRule[] {
  const byClass = new Map<string, StyleRule[]>();
  const others: StyleRule[] = [];
  for (const rule of rules) {
    const named = subjectOf(rule.selector).find((part) => part.type === "ClassSelector");
    if (named?.type === "ClassSelector") byClass.set(named.name, [...(byClass.get(named.name) ?? []), rule]);
    else others.push(rule);
  }
  const place = new Map(rules.map((rule, index) => [rule, index]));
  return (element) =>
    [...others, ...classesOf(element).flatMap((name) => byClass.get(name) ?? [])].sort(
      (one, other) => (place.get(one) ?? 0) - (place.get(other) ?? 0),
    );
}

function declarationsOf(style: string): Declaration[] {
  const tree = parseAttribute("style", style);
  return tree.type === "DeclarationList" ? tree.children.toArray().filter((node) => node.type === "Declaration") : [];
}

/** Custom properties that are but another name, and what they lead to. */
function aliasesOf(declarations: readonly Declaration[], outer: ReadonlyMap<string, string>) {
  const own = declarations.filter(({ property }) => property.startsWith("--"));
  if (own.length === 0) return outer;
  const aliases = new Map(outer);
  for (const declaration of own) {
    const target = solid(declaration);
    if (target?.startsWith("--")) aliases.set(declaration.property, aliases.get(target) ?? target);
  }
  return aliases;
}

/** The one custom property or word that a declaration says; "" for anything longer, which nobody can tell here. */
function solid(declaration: Declaration | undefined): string | undefined {
  if (!declaration) return undefined;
  const { value } = declaration;
  const [only, ...more] = value.type === "Value" ? value.children.toArray() : [];
  if (more.length > 0) return "";
  if (only?.type === "Identifier") return only.name.toLowerCase();
  return only?.type === "Function" && only.name === "var" ? (referencesIn(only)[0] ?? "") : "";
}

function referencesIn(value: CssNode): string[] {
  const names: string[] = [];
  walk(value, (node) => {
    if (node.type === "Identifier" && node.name.startsWith("--")) names.push(node.name);
  });
  return names;
}
