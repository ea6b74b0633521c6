import { type CssNode, parse } from "css-tree";
import { cssToColor } from "../color/color.ts";
import { isObject, type TokenType } from "../dtcg/read-tree.ts";

/** An imported value in the standard's form, or the reason why it has none. */
export type FittedValue = { value: unknown } | { problem: string };

/** An imported value, or the alias to a token of the theme in its place. */
export type Followed = { given: unknown } | { alias: string } | { problem: string };

/** The theme's own token, which provides a missing unit or the fallbacks of a typeface. */
export interface OwnValue {
  /** Value with aliases resolved. */
  own: unknown;
  /** Outermost group, because the meaning of Figma's numbers depends on it. */
  group: string;
  /** True if numbers without a unit come from Figma. */
  isFigma: boolean;
  /** Follows the alias in a part of the value. */
  follow: (type: TokenType, given: unknown) => Followed;
  /** Returns the value of an alias to a token of the theme. */
  resolved: (alias: string) => unknown;
}

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

/** Returns the alias for a `var()`, "{--font-body}", or undefined for other nodes. */
export function variableIn(node: CssNode): string | undefined {
  const name = node.type === "Function" && node.name.toLowerCase() === "var" ? node.children.first : undefined;
  return name?.type === "Identifier" ? `{${name.name}}` : undefined;
}

/** Converts a color object of the standard or a CSS color to the standard's form. */
export function fitColor(given: unknown): FittedValue {
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

/** Pixels per rem in CSS and in the standard, unless the visitor changes the text size. */
const pxPerRem = 16;
/** Figma's opacity ranges from 0 to 100. */
const wholeOpacity = 100;

function notA(wanted: string, given: unknown): FittedValue {
  return { problem: `${JSON.stringify(given)?.slice(0, 60)} is not a ${wanted}` };
}

export function fitDimension(given: unknown, { own }: OwnValue): FittedValue {
  return inUnit(given, own, { px: 1, rem: pxPerRem }) ?? notA("length in px or rem", given);
}

export function fitDuration(given: unknown, { own }: OwnValue): FittedValue {
  return inUnit(given, own, { ms: 1, s: 1000 }) ?? notA("duration in ms or s", given);
}

/** Reads a plain number: a line height, an opacity or a z-index. Percentages are divided by 100. */
export function fitNumber(given: unknown, { group, isFigma }: OwnValue): FittedValue {
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

/** Reads a number, `{ value, unit }` or a text such as "1.5rem". Returns undefined for anything else. */
function amountIn(given: unknown): { value: number; unit: string } | undefined {
  if (typeof given === "number") return { value: rounded(given), unit: "" };
  if (isObject(given) && typeof given.value === "number") return { value: given.value, unit: String(given.unit) };
  if (typeof given !== "string") return undefined;
  const [, digits = "", unit = ""] = /^([+-]?[\d.]{1,20})([a-z%]{0,3})$/.exec(given.trim()) ?? [];
  const value = Number(digits || Number.NaN);
  return Number.isNaN(value) ? undefined : { value, unit };
}

/** Rounds to the precision of the theme's own values. */
function rounded(value: number): number {
  return Number(value.toFixed(4));
}
