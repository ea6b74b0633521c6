import { type CssNode, type FunctionNode, walk } from "css-tree";
import { isKnown, namesIn } from "./support.ts";

/** `css.types` groups whose entries are named after their functions or keywords. */
const groups = [
  "color",
  "gradient",
  "image",
  "transform-function",
  "filter-function",
  "basic-shape",
  "shape",
  "easing-function",
  "ray",
];

const viewportUnit = /^([sld])v(w|h|i|b|min|max)$/;
const viewportUnits = { s: "small", l: "large", d: "dynamic" } as const;
const containerUnit = /^cq(w|h|i|b|min|max)$/;

const functions = new Map<string, string>();
for (const name of namesIn("css", "types")) functions.set(name, `css.types.${name}`);
for (const group of groups)
  for (const name of namesIn("css", "types", group)) functions.set(name, `css.types.${group}.${name}`);
functions.set("linear", "css.types.easing-function.linear-function");

/** Returns the paths of the features in a value of `property`, without the property's own feature. */
export function valueFeatures(property: string, value: CssNode): string[] {
  const features: string[] = [];
  const depth: string[] = [];
  const isOwn = property.startsWith("--");
  walk(value, {
    enter(node: CssNode) {
      if (node.type === "Function") {
        features.push(...functionFeatures(isOwn ? undefined : property, node));
        depth.push(node.name);
      } else if (node.type === "Dimension") features.push(...unitFeatures(node.unit.toLowerCase()));
      else if (node.type === "Identifier" && depth.length === 0 && !isOwn)
        features.push(...keywordFeatures(property, node.name.toLowerCase()));
    },
    leave(node: CssNode) {
      if (node.type === "Function") depth.pop();
    },
  });
  return [...new Set(features)];
}

/** True if a value is validated only at computed-value time, when it cannot fall back to an earlier declaration. */
export function isComputedLate(property: string, value: CssNode): boolean {
  if (property.startsWith("--")) return true;
  let hasVariable = false;
  walk(value, (node) => {
    if (node.type === "Function" && node.name === "var") hasVariable = true;
  });
  return hasVariable;
}

function functionFeatures(property: string | undefined, node: FunctionNode): string[] {
  const name = node.name.toLowerCase();
  if (name === "var" || name.startsWith("-")) return [];
  const ofProperty = property && [name, `${name}_function`].find((key) => isKnown("css", "properties", property, key));
  const general = functions.get(name);
  return [
    ...(ofProperty ? [`css.properties.${property}.${ofProperty}`] : []),
    ...(general ? [general, ...partFeatures(general, node)] : []),
  ];
}

/** Returns new syntax inside older functions: `rgb(from …)`, `linear-gradient(in oklch, …)`. */
function partFeatures(feature: string, node: FunctionNode): string[] {
  const words = node.children.toArray().flatMap((child) => (child.type === "Identifier" ? child.name : []));
  const parts = [
    ...(words[0] === "from" ? ["relative_syntax"] : []),
    ...(words.includes("in") ? ["interpolation_color_space"] : []),
  ];
  return parts.map((part) => `${feature}.${part}`).filter((path) => isKnown(...path.split(".")));
}

function unitFeatures(unit: string): string[] {
  const size = viewportUnit.exec(unit)?.[1];
  if (size) return [`css.types.length.viewport_percentage_units_${viewportUnits[size as keyof typeof viewportUnits]}`];
  if (containerUnit.test(unit)) return ["css.types.length.container_query_length_units"];
  return isKnown("css", "types", "length", unit) ? [`css.types.length.${unit}`] : [];
}

function keywordFeatures(property: string, keyword: string): string[] {
  if (isKnown("css", "properties", property, keyword)) return [`css.properties.${property}.${keyword}`];
  return isKnown("css", "types", "global_keywords", keyword) ? [`css.types.global_keywords.${keyword}`] : [];
}
