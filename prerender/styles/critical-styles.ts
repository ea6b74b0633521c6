import { type Atrule, type CssNode, clone, generate, List, parse, type StyleSheet, walk } from "css-tree";
import type { Document } from "../../common/html.ts";
import type { StyleChunk } from "../../common/style-chunks.ts";
import { inlineConstants } from "./inline-constants.ts";
import { type PageFacts, pageFacts } from "./page-facts.ts";
import { pruneProperties, pruneWideGamut } from "./prune-styles.ts";
import { shortenNames } from "./shorten-names.ts";
import { shortenNumbers } from "./shorten-numbers.ts";
import { isAtrule, parseStylesheet, removeEmpty, rulesOf } from "./stylesheet.ts";
import { takeWithoutScripts } from "./without-scripts.ts";

/** Removes keyframes that are named in no animation declaration and no custom property. */
export function pruneAnimations(sheets: readonly StyleSheet[]): void {
  const named = new Set<string>();
  for (const sheet of sheets) {
    walk(sheet, {
      visit: "Declaration",
      enter({ property, value }) {
        if (!/^(--.*|animation(-name)?)$/.test(property)) return;
        walk(value, (node) => {
          if (node.type === "Identifier") named.add(node.name);
        });
      },
    });
  }
  for (const sheet of sheets) {
    walk(sheet, {
      visit: "Atrule",
      leave(node, item, list) {
        if (!isAtrule(node, "keyframes") || node.prelude?.type !== "AtrulePrelude") return;
        const name = node.prelude.children.first;
        if (name?.type === "Identifier" && !named.has(name.name)) list?.remove(item);
      },
    });
  }
}

/** Attributes that visitors can toggle before scripts run. */
const givenByVisitors = ["open"];

/**
 * Removes rules for elements that the page doesn't have. Also removes states whose attribute the page doesn't have
 * (`:disabled`, or `[data-hover]` in a list with `:hover`). Neither can appear before scripts run, and scripts load the
 * whole theme. Remaining selectors keep their specificity.
 */
export function pruneAbsent(sheet: StyleSheet, facts: PageFacts): void {
  const present = { ...facts, attributes: new Set([...facts.attributes, ...givenByVisitors]) };
  for (const { prelude, block } of rulesOf(sheet)) {
    if (prelude.type !== "SelectorList") continue;
    for (const selector of prelude.children) pruneStates(selector, present);
    prelude.children = prelude.children.filter((selector) => isPossible(selector, present));
    if (prelude.children.isEmpty) block.children.clear();
  }
}

function pruneStates(selector: CssNode, facts: PageFacts): void {
  walk(selector, {
    visit: "PseudoClassSelector",
    leave({ name, children }, item, list) {
      const states = children?.first;
      if (states?.type !== "SelectorList" || !isListOfStates(states.children)) return;
      const possible = states.children.filter((state) => isPossible(state, facts));
      const only = possible.size === 1 ? possible.first : null;
      if (name === "is" && only?.type === "Selector") list?.replace(item, only.children);
      else if (name === "is") states.children = possible;
      // An impossible state never applies, so `:not()` drops it. If all are impossible, the first stays for its
      // specificity.
      else if (name === "not") states.children = possible.isEmpty ? states.children.filter(isFirst) : possible;
    },
  });
}

function isFirst(node: CssNode, _: unknown, list: List<CssNode>): boolean {
  return node === list.first;
}

/** Returns true if each selector in the list is a single state. All have the same specificity, so any can go. */
function isListOfStates(selectors: List<CssNode>): boolean {
  const states = ["AttributeSelector", "ClassSelector", "PseudoClassSelector"];
  return selectors
    .toArray()
    .every(
      (node) =>
        node.type === "Selector" && node.children.size === 1 && states.includes(node.children.first?.type ?? ""),
    );
}

function isPossible(selector: CssNode, { elements, attributes }: PageFacts): boolean {
  if (selector.type !== "Selector") return true;
  return selector.children.toArray().every((part) => {
    switch (part.type) {
      case "TypeSelector":
        return part.name === "*" || elements.has(part.name);
      case "AttributeSelector":
        return attributes.has(part.name.name);
      case "PseudoClassSelector":
        if (part.name === "is") return !isEmptyList(part.children);
        return part.name !== "disabled" || attributes.has("disabled");
      default:
        return true;
    }
  });
}

function isEmptyList(children: List<CssNode> | null): boolean {
  return children?.first?.type === "SelectorList" && children.first.children.isEmpty;
}

/**
 * Merges duplicates among the rules of emotion's classes. Recipes and plain declarations that two classes share get
 * both names, and each breakpoint gets one media query.
 *
 * Emotion gives an element one class, so the order between classes doesn't matter. The order within a class stays the
 * same: recipes (a layer, which any other rule overrides), rules, breakpoints from narrow to wide, and other
 * conditions.
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

/** Reads Chakra's min-width media queries: `screen and (min-width: 48rem)`. Returns undefined for other nodes. */
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

interface CriticalStyles {
  always: string;
  /** Rules for pages without scripts, with the condition removed. */
  withoutScripts: string;
}

/**
 * Minifies one page's CSS: merges duplicate rules and drops rules that match nothing. Shortens class and token names,
 * also in `page`.
 *
 * Emotion doesn't recognize the result, so hydration adds the whole theme for later interactions.
 */
export function criticalStyles(page: Document, chunks: readonly StyleChunk[]): CriticalStyles {
  const facts = pageFacts(page);
  const parsed = chunks.map(({ key, css }) => ({ key, sheet: parseStylesheet(css) }));
  const sheets = parsed.map(({ sheet }) => sheet);
  for (const sheet of sheets) {
    pruneWideGamut(sheet);
    pruneAbsent(sheet, facts);
  }
  inlineConstants(sheets, facts);
  pruneProperties(sheets, facts);
  pruneAnimations(sheets);
  for (const { key, sheet } of parsed) if (key === "css") foldRules(sheet);
  for (const sheet of sheets) removeEmpty(sheet);
  const withoutScripts = sheets.map(takeWithoutScripts);
  for (const sheet of [...sheets, ...withoutScripts]) shortenNumbers(sheet);
  shortenNames(page, [...sheets, ...withoutScripts], facts);
  return { always: written(sheets), withoutScripts: written(withoutScripts) };
}

function written(sheets: readonly StyleSheet[]): string {
  return sheets.map((sheet) => generate(sheet)).join("");
}
