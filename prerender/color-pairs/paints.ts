import { type CssNode, type Declaration, walk } from "css-tree";
import { attribute, type Element, elementsOf } from "../../shared/html.ts";
import { parseAttribute } from "../styles/stylesheet.ts";
import { classesOf, matches, parentOf, subjectOf } from "./match.ts";
import type { StyleRule } from "./style-rules.ts";

/** Colors of an element, as custom properties such as "--k-colors-fg-default". Undefined if unknown. */
export interface Paint {
  color?: string;
  /** Background of the element or of its nearest ancestor with one. */
  ground?: string;
  /** Border color, if the element sets one. */
  edge?: string;
  /** Custom properties that point to others here, such as the current palette. */
  aliases: ReadonlyMap<string, string>;
  /** All custom properties that its styles reference, in any state. */
  named: readonly string[];
}

const TRANSPARENT = "transparent";
const INHERITED = ["inherit", "currentcolor", "unset"];

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

/** Indexes rules by the class in their last compound, so that each element has few candidates. */
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

/** Resolves custom properties whose value is only a `var()`. */
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

/** Returns the single custom property or keyword of a declaration, or "" for a longer value, which stays unresolved. */
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
