import { type CssNode, generate, parse } from "css-tree";
import { cssToColor } from "../color/color.ts";
import { isObject, type TokenType } from "../dtcg/read-tree.ts";
import { weightNames } from "../dtcg/simple-values.ts";
import { dashed } from "./token-names.ts";

/** An imported value in the standard's form, or the reason why it has none. */
export type FittedValue = { value: unknown } | { problem: string };

/** The theme's own token, which provides a missing unit or color space. */
export interface OwnValue {
  /** Value with aliases resolved. */
  own: unknown;
  /** Outermost group, because the meaning of Figma's numbers depends on it. */
  group: string;
  /** True if numbers without a unit come from Figma. */
  isFigma: boolean;
}

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

/** Parses a CSS value. Returns an empty list if it is invalid. */
export function valueNodes(text: string): CssNode[] {
  try {
    const value = parse(text, { context: "value" });
    return value.type === "Value" ? [...value.children] : [];
  } catch (error) {
    if (error instanceof Error && error.name === "SyntaxError") return [];
    throw error;
  }
}

/** Converts a color object of the standard or a CSS color to the standard's form. */
function fitColor(given: unknown): FittedValue {
  if (typeof given === "string") {
    const value = cssToColor(given);
    return value ? { value } : { problem: `${given.slice(0, 60)} is not a readable color; write hex or OKLCH` };
  }
  if (!isObject(given)) return { problem: "is not a color; write it as in DTCG or CSS" };
  const { alpha, hex: written, ...rest } = given;
  const hex = typeof written === "string" ? written.toLowerCase() : written;
  // Only a color outside sRGB needs the hex fallback. Design tools write it for every color.
  const isPlain = rest.colorSpace === "srgb";
  return {
    value: {
      ...rest,
      ...(alpha === undefined || alpha === 1 ? {} : { alpha }),
      ...(isPlain || hex === undefined ? {} : { hex }),
    },
  };
}

/** Pixels per rem in CSS and in the standard, unless the visitor changes it. */
const pxPerRem = 16;
/** Figma's opacity ranges to 100. */
const wholeOpacity = 100;

function notA(wanted: string, given: unknown): FittedValue {
  return { problem: `${JSON.stringify(given)?.slice(0, 60)} is not a ${wanted}` };
}

function fitDimension(given: unknown, { own }: OwnValue): FittedValue {
  return inUnit(given, own, { px: 1, rem: pxPerRem }) ?? notA("length in px or rem", given);
}

function fitDuration(given: unknown, { own }: OwnValue): FittedValue {
  return inUnit(given, own, { ms: 1, s: 1000 }) ?? notA("duration in ms or s", given);
}

/** Reads a plain number: a line height, an opacity or a z-index. Percentages are divided by 100. */
function fitNumber(given: unknown, { group, isFigma }: OwnValue): FittedValue {
  const found = amountIn(given);
  if (!found || (found.unit !== "" && found.unit !== "%")) return notA("number without a unit", given);
  const isShare = found.unit === "%" || (isFigma && group === "opacity");
  return { value: rounded(isShare ? found.value / wholeOpacity : found.value) };
}

/** Converts a length or a time to the unit of the theme's own token. A number without a unit is in the first unit. */
function inUnit(given: unknown, own: unknown, units: Readonly<Record<string, number>>): FittedValue | undefined {
  const found = amountIn(given);
  const [usual = ""] = Object.keys(units);
  const unit = isObject(own) && typeof own.unit === "string" ? own.unit : usual;
  const known = new Map(Object.entries(units));
  const [from, to] = [known.get(found?.unit || usual), known.get(unit)];
  if (!found || from === undefined || to === undefined) return undefined;
  return { value: { value: found.unit === unit ? found.value : rounded((found.value * from) / to), unit } };
}

/** Reads a number, `{ value, unit }` or a text such as "1.5rem". */
function amountIn(given: unknown): { value: number; unit: string } | undefined {
  if (typeof given === "number") return { value: rounded(given), unit: "" };
  if (isObject(given) && typeof given.value === "number") return { value: given.value, unit: String(given.unit) };
  if (typeof given !== "string") return undefined;
  const [, digits = "", unit = ""] = /^([+-]?[\d.]{1,20})([a-z%]{0,3})$/.exec(given.trim()) ?? [];
  const value = Number(digits || Number.NaN);
  return Number.isNaN(value) ? undefined : { value, unit };
}

/**
 * Reads a list of typefaces, or CSS text: `"Fraunces Variable", serif`. Design tools have a single typeface without
 * fallbacks.
 */
function fitFontFamily(given: unknown, { own }: OwnValue): FittedValue {
  if (typeof given !== "string") return { value: given };
  const fallbacks = [own].flat().slice(1);
  if (!/[,"']/.test(given)) return { value: fallbacks.includes(given) ? [given] : [given, ...fallbacks] };
  const names = [""];
  for (const node of valueNodes(given)) {
    const last = names.length - 1;
    if (node.type === "Operator" && node.value === ",") names.push("");
    else if (node.type === "String") names[last] = node.value;
    else if (node.type === "Identifier") names[last] = `${names[last]} ${node.name}`.trim();
    else return { problem: `${given.slice(0, 60)} is not a list of typefaces; put names with symbols in quotes` };
  }
  return names.includes("") ? { problem: "has a typeface without a name" } : { value: names };
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

type Parts = Readonly<Record<string, unknown>>;

const lengths = ["offsetX", "offsetY", "blur", "spread"];

/** Tokens Studio and Penpot write "x" for "offsetX", and a type for `inset`. */
const shortNames: Readonly<Record<string, string>> = { offsetX: "x", offsetY: "y" };

/** Reads one shadow or several, from the standard or `box-shadow` text. */
function fitShadow(given: unknown, place: OwnValue): FittedValue {
  const own = Array.isArray(place.own) ? place.own[0] : place.own;
  const list = typeof given === "string" ? listIn(given) : [given].flat();
  const shadows = list.map((shadow) => fitParts(shadow, isObject(own) ? own : {}, place));
  const wrong = shadows.find((shadow) => "problem" in shadow);
  if (wrong || shadows.length === 0) return wrong ?? { problem: `${String(given).slice(0, 60)} is not a shadow` };
  const values = shadows.map((shadow) => ("value" in shadow ? shadow.value : undefined));
  return { value: values.length === 1 ? values[0] : values };
}

function fitParts(given: unknown, own: Parts, place: OwnValue): FittedValue {
  if (!isObject(given)) return { problem: "is not a shadow; write it as in box-shadow" };
  const color = fitColor(given.color);
  if ("problem" in color) return color;
  const value: Record<string, unknown> = { color: color.value };
  for (const name of lengths) {
    const length = fitDimension(given[name] ?? given[shortNames[name] ?? ""] ?? 0, { ...place, own: own[name] });
    if ("problem" in length) return length;
    value[name] = length.value;
  }
  return { value: given.inset === true || given.type === "innerShadow" ? { ...value, inset: true } : value };
}

function listIn(text: string): Parts[] {
  const shadows: CssNode[][] = [[]];
  for (const node of valueNodes(text)) {
    if (node.type === "Operator") shadows.push([]);
    else shadows.at(-1)?.push(node);
  }
  return shadows.map((nodes) => {
    const amounts = nodes.filter(({ type }) => type === "Dimension" || type === "Number");
    const color = nodes.find(({ type }) => type === "Function" || type === "Hash");
    const inset = nodes.some((node) => node.type === "Identifier" && node.name === "inset");
    const named = amounts.map((node, index): [string, string] => [lengths[index] ?? "more", generate(node)]);
    return { ...Object.fromEntries(named), color: color && generate(color), inset };
  });
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

/** Rounds to the precision of the theme's own values. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
