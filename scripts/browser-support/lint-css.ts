import {
  type Atrule,
  type Block,
  type Condition,
  type CssNode,
  type Declaration,
  type DeclarationList,
  generate,
  type MediaQuery,
  type Rule,
  type StyleSheet,
} from "css-tree";
import { parseAttribute, parseStylesheet } from "../../prerender/styles/stylesheet.ts";
import { type Effect, type Finding, shorten } from "./finding.ts";
import { selectorFeatures } from "./selector-features.ts";
import {
  isKnown,
  isPrefixEnough,
  lackedBy,
  type Readers,
  readersOfEither,
  readersWith,
  soundBrowsers,
} from "./support.ts";
import { isComputedLate, valueFeatures } from "./value-features.ts";

/** Returns the features of the query itself, not of its block. */
function mediaFeatures(node: CssNode): string[] {
  switch (node.type) {
    case "AtrulePrelude":
    case "MediaQueryList":
      return node.children.toArray().flatMap(mediaFeatures);
    case "MediaQuery":
      return node.condition ? mediaFeatures(node.condition) : [];
    case "Condition":
      return node.children.toArray().flatMap(mediaFeatures);
    case "Feature":
      return featureNames(node.name, node.value?.type === "Identifier" ? node.value.name : undefined);
    case "FeatureRange":
      return ["css.at-rules.media.range_syntax"];
    case "Identifier":
      return node.name === "or" ? ["css.at-rules.media.or_syntax"] : [];
    default:
      return [];
  }
}

function featureNames(written: string, value: string | undefined): string[] {
  const bare = written.toLowerCase().replace(/^(min|max)-/, "");
  const name = isKnown("css", "at-rules", "media", written) ? written : bare;
  if (!isKnown("css", "at-rules", "media", name)) return [`unknown (${written})`];
  const feature = `css.at-rules.media.${name}`;
  return value !== undefined && isKnown(...feature.split("."), value) ? [feature, `${feature}.${value}`] : [feature];
}

/** Returns the readers that apply the block of an at-rule. */
function readersInside(atrule: Atrule, readers: Readers): Readers {
  const { prelude } = atrule;
  if (atrule.name === "media" && prelude && isPlainQuery(prelude)) return passAll(mediaFeatures(prelude), readers);
  if (atrule.name === "supports" && prelude?.type === "AtrulePrelude")
    return prelude.children.toArray().reduce((inside, node) => readersOf(node, inside), readers);
  return readersWith(`css.at-rules.${atrule.name}`, readers);
}

function passAll(features: readonly string[], readers: Readers): Readers {
  return features.reduce((inside, feature) => readersWith(feature, inside), readers);
}

/** True for a single query without "not" and "or": its block applies only if the browser knows every feature in it. */
function isPlainQuery(prelude: CssNode): boolean {
  if (prelude.type !== "AtrulePrelude") return false;
  const list = prelude.children.first;
  if (list?.type !== "MediaQueryList" || list.children.size !== 1) return false;
  const query = list.children.first as MediaQuery;
  const parts = query.condition?.type === "Condition" ? query.condition.children.toArray() : [];
  return query.modifier === null && parts.every((part) => part.type !== "Identifier" || part.name === "and");
}

/**
 * Returns the readers that pass part of an `@supports` condition. Ignores `not`, which excludes no relevant readers.
 */
function readersOf(node: CssNode, readers: Readers): Readers {
  if (node.type === "Condition") return readersOfCondition(node, readers);
  if (node.type === "SupportsDeclaration" && node.declaration.type === "Declaration")
    return passAll(declarationFeatures(node.declaration), readers);
  if (node.type === "FeatureFunction" && node.feature === "selector" && node.value.type === "Selector")
    return passAll(selectorFeatures(node.value).strict, readers);
  return readers;
}

function readersOfCondition({ children }: Condition, readers: Readers): Readers {
  const parts = children.toArray();
  const hasWord = (word: string) => parts.some((part) => part.type === "Identifier" && part.name === word);
  if (hasWord("not")) return readers;
  const operands = parts.filter(({ type }) => type !== "Identifier");
  if (!hasWord("or")) return operands.reduce((inside, operand) => readersOf(operand, inside), readers);
  const [first = readers, ...others] = operands.map((operand) => readersOf(operand, readers));
  return others.reduce(readersOfEither, first);
}

function declarationFeatures({ property, value }: Declaration): string[] {
  return [`css.properties.${property}`, ...valueFeatures(property, value)];
}

/** A location in a stylesheet: its readers, and the enclosing rules and at-rules. */
interface Place {
  readers: Readers;
  rule?: Rule;
  atrule?: string;
}

type Note = (feature: string, effect: Effect, code: string, readers: Readers) => void;

const everywhere: Place = { readers: soundBrowsers };

/** Finds features in a stylesheet that a "sound" browser lacks. */
export function lintStylesheet(css: string): Finding[] {
  const { findings, note } = collector();
  lintNodes(parseStylesheet(css), everywhere, note);
  return findings;
}

export function lintStyleAttribute(css: string): Finding[] {
  const { findings, note } = collector();
  lintNodes(parseAttribute("style", css) as DeclarationList, everywhere, note);
  return findings;
}

function collector(): { findings: Finding[]; note: Note } {
  const findings: Finding[] = [];
  const note: Note = (feature, effect, code, readers) => {
    const lacking = lackers(feature, readers);
    if (lacking.length > 0) findings.push({ feature, effect, lackedBy: lacking, code: shorten(code) });
  };
  return { findings, note };
}

/** Treats features missing from the data as unsupported everywhere. */
function lackers(feature: string, readers: Readers): string[] {
  return feature.startsWith("unknown ") ? ["all browsers, according to MDN’s data"] : lackedBy(feature, readers);
}

function lacks(feature: string, readers: Readers): boolean {
  return lackers(feature, readers).length > 0;
}

function lintNodes(parent: StyleSheet | Block | DeclarationList, place: Place, note: Note): void {
  const nodes = parent.children.toArray();
  for (const [at, node] of nodes.entries()) {
    if (node.type === "Declaration") lintDeclaration(node, nodes.slice(0, at), nodes, place, note);
    else if (node.type === "Atrule") lintAtrule(node, place, note);
    else if (node.type === "Rule") lintRule(node, place, note);
  }
}

function lintAtrule(atrule: Atrule, place: Place, note: Note): void {
  const { readers } = place;
  const prelude = atrule.prelude ? generate(atrule.prelude) : "";
  const code = `@${atrule.name} ${prelude}`;
  if (atrule.name === "media" && atrule.prelude)
    for (const feature of mediaFeatures(atrule.prelude)) note(feature, "block lost", code, readers);
  else note(atruleFeature(atrule.name), "block lost", code, readers);
  if (place.rule) note("css.selectors.nesting", "block lost", `${selectorOf(place.rule)}{${code}}`, readers);
  if (!atrule.block) return;
  const inside = readersInside(atrule, readers);
  lintNodes(atrule.block, { ...place, readers: inside, atrule: atrule.name }, note);
}

function atruleFeature(name: string): string {
  // Prefixed at-rules target one browser on purpose.
  if (name.startsWith("-")) return "";
  return isKnown("css", "at-rules", name) ? `css.at-rules.${name}` : `unknown @${name}`;
}

function lintRule(rule: Rule, place: Place, note: Note): void {
  const { readers } = place;
  if (place.atrule === "keyframes") {
    lintNodes(rule.block, { readers, rule, atrule: "keyframes" }, note);
    return;
  }
  if (place.rule) note("css.selectors.nesting", "rule lost", `${selectorOf(place.rule)}{${selectorOf(rule)}}`, readers);
  const inside = lintSelectors(rule, readers, note);
  lintNodes(rule.block, { readers: inside, rule }, note);
}

/** Reports a rule's selectors and returns the readers that still apply the rule. */
function lintSelectors(rule: Rule, readers: Readers, note: Note): Readers {
  const selectors = rule.prelude.type === "SelectorList" ? rule.prelude.children.toArray() : [];
  const used = selectors.flatMap((node) => (node.type === "Selector" ? [selectorFeatures(node)] : []));
  const isUnknown = ({ strict }: { strict: string[] }) => strict.some((feature) => lacks(feature, readers));
  const effect = used.every(isUnknown) ? "rule lost" : "list lost";
  const code = selectorOf(rule);
  for (const { strict, forgiven } of used) {
    // Skips prefixed features if the whole rule is lost, because other browsers may drop a rule for only one browser.
    for (const feature of strict)
      if (effect === "list lost" || !isPrefixed(feature)) note(feature, effect, code, readers);
    for (const feature of forgiven) if (!isPrefixed(feature)) note(feature, "no match", code, readers);
  }
  return used.flatMap(({ strict }) => strict).reduce((left, feature) => readersWith(feature, left), readers);
}

function isPrefixed(feature: string): boolean {
  return /^(unknown ::?|css\.selectors\.)-/.test(feature);
}

function lintDeclaration(
  declaration: Declaration,
  before: readonly CssNode[],
  siblings: readonly CssNode[],
  place: Place,
  note: Note,
): void {
  const { property, value } = declaration;
  const { readers } = place;
  const code = `${place.rule ? selectorOf(place.rule) : `@${place.atrule ?? "style"}`}{${generate(declaration)}}`;
  // Prefixed properties target one browser on purpose.
  if (property.startsWith("-") && !property.startsWith("--")) return;
  const feature = propertyFeature(property, place.atrule);
  if (feature !== undefined && lacks(feature, readers)) {
    if (!hasPrefixed(feature, property, siblings, readers)) note(feature, "ignored", code, readers);
    return;
  }
  const lacking = valueFeatures(property, value).filter((each) => lacks(each, readers));
  const isLate = isComputedLate(property, value);
  if (!isLate && before.some((node) => isFallback(node, property, readers))) return;
  for (const each of lacking) note(each, isLate ? "invalid with var()" : "ignored", code, readers);
}

/** Returns the feature of a property. Custom properties have none, because every supported browser reads them. */
function propertyFeature(property: string, atrule: string | undefined): string | undefined {
  if (property.startsWith("--")) return undefined;
  if (atrule !== undefined && isKnown("css", "at-rules", atrule, property)) return `css.at-rules.${atrule}.${property}`;
  if (isKnown("css", "properties", property)) return `css.properties.${property}`;
  // If the data does not list a descriptor, it shipped with its at-rule.
  return atrule !== undefined && ["property", "counter-style", "font-palette-values"].includes(atrule)
    ? undefined
    : `unknown property ${property}`;
}

function hasPrefixed(feature: string, property: string, siblings: readonly CssNode[], readers: Readers): boolean {
  return ["-webkit-", "-moz-"].some(
    (prefix) =>
      siblings.some((node) => node.type === "Declaration" && node.property === prefix + property) &&
      isPrefixEnough(feature, prefix, readers),
  );
}

/** True if an earlier declaration of the same property or its shorthand applies when the later one is ignored. */
function isFallback(node: CssNode, property: string, readers: Readers): boolean {
  if (node.type !== "Declaration") return false;
  if (node.property !== property && !property.startsWith(`${node.property}-`)) return false;
  return !valueFeatures(node.property, node.value).some((feature) => lacks(feature, readers));
}

function selectorOf(rule: Rule): string {
  return generate(rule.prelude);
}
