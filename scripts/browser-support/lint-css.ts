import type { Atrule, Block, CssNode, Declaration, DeclarationList, Rule, StyleSheet } from "css-tree";
import { generate } from "css-tree";
import { parseAttribute, parseStylesheet } from "../../prerender/styles/stylesheet.ts";
import { mediaFeatures, readersInside } from "./condition-features.ts";
import { type Effect, type Finding, shorten } from "./finding.ts";
import { selectorFeatures } from "./selector-features.ts";
import { isKnown, isPrefixEnough, lackedBy, type Readers, readersWith, soundBrowsers } from "./support.ts";
import { isComputedLate, valueFeatures } from "./value-features.ts";

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
  return feature.startsWith("unknown ") ? ["browsers, as far as MDN’s data tells"] : lackedBy(feature, readers);
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
    // Other browsers may drop a rule for a feature of only one browser.
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

/** Custom properties have no feature: every supported browser reads them. */
function propertyFeature(property: string, atrule: string | undefined): string | undefined {
  if (property.startsWith("--")) return undefined;
  if (atrule !== undefined && isKnown("css", "at-rules", atrule, property)) return `css.at-rules.${atrule}.${property}`;
  if (isKnown("css", "properties", property)) return `css.properties.${property}`;
  // Descriptors that the data does not list shipped with their at-rule.
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
