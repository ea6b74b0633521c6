import type { Atrule, Condition, CssNode, Declaration, MediaQuery } from "css-tree";
import { selectorFeatures } from "./selector-features.ts";
import { isKnown, type Readers, readersOfEither, readersWith } from "./support.ts";
import { valueFeatures } from "./value-features.ts";

/** Returns the features of the query itself, not of its block. */
export function mediaFeatures(node: CssNode): string[] {
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
export function readersInside(atrule: Atrule, readers: Readers): Readers {
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
