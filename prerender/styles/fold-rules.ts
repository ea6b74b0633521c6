import { type Atrule, type CssNode, clone, generate, List, parse, type StyleSheet, walk } from "css-tree";
import { isAtrule } from "./stylesheet.ts";

/**
 * Merges duplicates among the rules of emotion's classes. Recipes and plain declarations that two classes share get
 * both names, and each breakpoint gets one media query.
 *
 * Emotion gives an element one class, so the order between classes doesn't matter. The order within a class stays the
 * same: recipes (a layer, which any other rule overrides), rules, breakpoints from narrow to wide, other conditions.
 */
export function foldRules(sheet: StyleSheet): void {
  const recipes: CssNode[][] = [];
  const plain: CssNode[][] = [];
  const breakpoints = new Map<number, Atrule>();
  const conditional: CssNode[] = [];
  for (const node of sheet.children) {
    const breakpoint = breakpointOf(node);
    if (isRecipes(node)) recipes.push(node.block?.children.toArray() ?? []);
    else if (breakpoint) addTo(breakpoints, breakpoint);
    else if (node.type === "Rule") plain.push([node]);
    else conditional.push(node);
  }
  const queries = [...breakpoints].sort(([one], [other]) => one - other).map(([, query]) => query);
  const layer = recipes.length > 0 ? [recipesLayer(shareNames(recipes))] : [];
  sheet.children = listOf([...layer, ...shareNames(plain), ...queries, ...conditional]);
}

function isRecipes(node: CssNode): node is Atrule {
  return (
    isAtrule(node, "layer") && node.block !== null && node.prelude !== null && generate(node.prelude) === "recipes"
  );
}

function recipesLayer(rules: CssNode[]): Atrule {
  const block = { type: "Block", children: listOf(rules) } as const;
  return { type: "Atrule", name: "layer", prelude: { type: "Raw", value: "recipes" }, block };
}

interface Breakpoint {
  /** Width in rem. */
  width: number;
  query: Atrule;
}

/** Recognizes Chakra's min-width media queries: `screen and (min-width: 48rem)`. */
function breakpointOf(node: CssNode): Breakpoint | undefined {
  if (!isAtrule(node, "media") || node.prelude?.type !== "AtrulePrelude") return undefined;
  const { first: list } = node.prelude.children;
  const media = list?.type === "MediaQueryList" && list.children.size === 1 ? list.children.first : undefined;
  if (media?.type !== "MediaQuery" || media.modifier || media.mediaType !== "screen") return undefined;
  const feature = media.condition?.children.size === 1 ? media.condition.children.first : undefined;
  if (feature?.type !== "Feature" || feature.name !== "min-width" || feature.value?.type !== "Dimension")
    return undefined;
  return feature.value.unit === "rem" ? { width: Number(feature.value.value), query: node } : undefined;
}

function addTo(queries: Map<number, Atrule>, { width, query }: Breakpoint): void {
  const there = queries.get(width)?.block?.children;
  if (there && query.block) there.appendList(query.block.children);
  else queries.set(width, query);
}

/** Merges groups that differ only in their class, at the position of the first one. */
function shareNames(groups: CssNode[][]): CssNode[] {
  const shapes = new Map<string, { group: CssNode[]; names: Set<string> }>();
  for (const group of groups) {
    const name = movableClass(group);
    const shape = (name === undefined ? group : withClass(group, ".shared")).map((node) => generate(node)).join("");
    const alike = shapes.get(shape) ?? { group, names: new Set() };
    if (name !== undefined) alike.names.add(`.${name}`);
    shapes.set(shape, alike);
  }
  return [...shapes.values()].flatMap(({ group, names }) =>
    names.size > 1 ? withClass(group, `:is(${[...names].join(",")})`) : group,
  );
}

/**
 * Returns the only emotion class of a group, or undefined if the group can't move. A state's rule must stay behind the
 * rules it overrides, so a movable group starts with a rule for the bare class.
 */
function movableClass(group: CssNode[]): string | undefined {
  const names = new Set<string>();
  for (const node of group) {
    walk(node, {
      visit: "ClassSelector",
      enter({ name }) {
        if (isEmotion(name)) names.add(name);
      },
    });
  }
  const [name] = names;
  const [first] = group;
  const isBare = first?.type === "Rule" && generate(first.prelude) === `.${name}`;
  return names.size === 1 && isBare ? name : undefined;
}

function withClass(group: CssNode[], selector: string): CssNode[] {
  return group.map((node) => {
    const copy = clone(node);
    walk(copy, {
      visit: "ClassSelector",
      leave({ name }, item, list) {
        const instead = parse(selector, { context: "selector" });
        if (isEmotion(name) && instead.type === "Selector") list?.replace(item, instead.children);
      },
    });
    return copy;
  });
}

function isEmotion(className: string): boolean {
  return className.startsWith("css-");
}

function listOf(nodes: CssNode[]): List<CssNode> {
  return new List<CssNode>().fromArray(nodes);
}
