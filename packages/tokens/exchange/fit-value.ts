import type { TokenType } from "../dtcg/read-tree.ts";
import { weightNames } from "../dtcg/simple-values.ts";
import { fitShadow } from "./fit-shadow.ts";
import {
  type FittedValue,
  fitColor,
  fitDimension,
  fitDuration,
  fitNumber,
  type OwnValue,
  valueNodes,
  variableIn,
} from "./fit-simple.ts";
import { dashed } from "./token-names.ts";

/** Converts an imported value to this token type. The reader of the token files checks its range later. */
export function fitValue(type: TokenType, given: unknown, place: OwnValue): FittedValue {
  const fit = fits[type];
  if (fit) return fit(given, place);
  return typeof given === "string" ? { problem: `a ${type} cannot be text; import it as DTCG` } : { value: given };
}

const fits: Partial<Record<TokenType, (given: unknown, place: OwnValue) => FittedValue>> = {
  color: fitColor,
  cubicBezier: fitCubicBezier,
  dimension: fitDimension,
  duration: fitDuration,
  fontFamily: fitFontFamily,
  fontWeight: fitFontWeight,
  number: fitNumber,
  shadow: fitShadow,
  strokeStyle: (given) => ({ value: given }),
};

/**
 * Reads a list of typefaces, or CSS text: `"Fraunces Variable", serif`. Design tools have a single typeface without
 * fallbacks. An alias in a list becomes the typefaces of its target.
 */
function fitFontFamily(given: unknown, place: OwnValue): FittedValue {
  if (Array.isArray(given)) return listOf(given, place);
  if (typeof given !== "string") return { value: given };
  const fallbacks = [place.own].flat().slice(1);
  if (![",", '"', "'", "var("].some((sign) => given.includes(sign)))
    return { value: fallbacks.includes(given) ? [given] : [given, ...fallbacks] };
  const names = [""];
  for (const node of valueNodes(given)) {
    const last = names.length - 1;
    if (node.type === "Operator" && node.value === ",") names.push("");
    else if (node.type === "String") names[last] = node.value;
    else if (node.type === "Identifier") names[last] = `${names[last]} ${node.name}`.trim();
    else if (variableIn(node)) names[last] = variableIn(node) ?? "";
    else return { problem: `${given.slice(0, 60)} is not a list of typefaces; put names with symbols in quotes` };
  }
  return names.includes("") ? { problem: "has a typeface without a name" } : listOf(names, place);
}

function listOf(names: readonly unknown[], place: OwnValue): FittedValue {
  const families: unknown[] = [];
  for (const name of names) {
    const found = place.follow("fontFamily", name);
    if ("problem" in found) return found;
    families.push(...[("alias" in found ? place.resolved(found.alias) : found.given) as unknown].flat());
  }
  return { value: families };
}

/** Reads a weight as a number or by name: "SemiBold", "semi-bold", "Semi Bold". */
function fitFontWeight(given: unknown): FittedValue {
  const number = typeof given === "number" ? given : Number(given || Number.NaN);
  if (!Number.isNaN(number)) return { value: number };
  const name = dashed(String(given));
  const [, known] = Object.entries(weightNames).find(([word]) => word.replace("-", "") === name.replace("-", "")) ?? [];
  return known === undefined
    ? { problem: `${String(given).slice(0, 60)} is not a weight; write a number` }
    : { value: known };
}

function fitCubicBezier(given: unknown): FittedValue {
  if (typeof given !== "string") return { value: given };
  const [node] = valueNodes(given);
  const parts = node?.type === "Function" ? [...node.children] : [];
  const numbers = parts.flatMap((part) => (part.type === "Number" ? [Number(part.value)] : []));
  return node?.type === "Function" && node.name === "cubic-bezier" && numbers.length === 4
    ? { value: numbers }
    : { problem: `${given.slice(0, 60)} is not a curve; write cubic-bezier() with four numbers` };
}
