import { colorToHex, displayP3 } from "@kindred-ground/tokens/color/color.ts";
import { placeOf, type Token } from "@kindred-ground/tokens/dtcg/contexts.ts";
import { inside, type Place, type Report, suggestion } from "@kindred-ground/tokens/dtcg/mistake.ts";
import type { TokenType } from "@kindred-ground/tokens/dtcg/read-tree.ts";
import { aliasTarget } from "@kindred-ground/tokens/dtcg/references.ts";
import type { ColorValue } from "@kindred-ground/tokens/dtcg/values.ts";
import { withoutReported } from "./sound-tokens.ts";
import { checkText } from "./text-rules.ts";
import { checkRelations } from "./token-relations.ts";

interface Category {
  type: TokenType;
  /** Minimum in the unit of the category's tokens. */
  min?: number;
  max?: number;
  /** The only allowed unit, and the reason. */
  unit?: { name: string; because: string };
  isWhole?: boolean;
}

const grows = { name: "rem", because: "text must scale with the visitor’s text size" };
/** Unit of lengths that scale with the text. Only borders and shadows keep their size. */
const scales = { name: "rem", because: "room must scale with the text in it" };

/**
 * Outermost groups: Chakra's token categories, plus `text` and `fluid`, which define-tokens.ts converts. A value
 * outside its range has a wrong unit or a misplaced decimal point.
 */
const categories: Readonly<Record<string, Category>> = {
  blurs: { type: "dimension", min: 0 },
  borders: { type: "border" },
  borderStyles: { type: "strokeStyle" },
  borderWidths: { type: "dimension", min: 0 },
  color: { type: "color" },
  durations: { type: "duration", min: 0 },
  easings: { type: "cubicBezier" },
  fluid: { type: "dimension", min: 0, unit: { name: "rem", because: "fluid values are computed in it" } },
  fontSizes: { type: "dimension", min: 0.5, max: 10, unit: grows },
  fontWeights: { type: "fontWeight" },
  fonts: { type: "fontFamily" },
  gradients: { type: "gradient" },
  letterSpacings: { type: "dimension", unit: grows },
  lineHeights: { type: "number", min: 1, max: 2.2 },
  opacity: { type: "number", min: 0, max: 1 },
  radii: { type: "dimension", min: 0, unit: scales },
  shadows: { type: "shadow" },
  sizes: { type: "dimension", min: 0, unit: scales },
  spacing: { type: "dimension", min: 0, unit: scales },
  text: { type: "typography" },
  zIndex: { type: "number", min: -1000, max: 1000, isWhole: true },
};

/** Minimum duration of a motion in ms. A shorter one has the wrong unit. */
const minDuration = 10;
/** A duration of at least this many seconds was meant in milliseconds. */
const minMs = 50;

/** Checks this theme's requirements beyond the standard, see `ThemeRules`. */
export function tokenRules(tokens: ReadonlyMap<string, Token>, report: Report): void {
  const { sound, note } = withoutReported(tokens, report);
  const variables = new Map<string, string>();
  for (const token of tokens.values()) {
    checkVariable(token, variables, note);
    checkToken(token, tokens, note);
  }
  checkRelations(sound(), note);
  checkText(sound(), report);
}

/**
 * Reports names that differ only in capitals and signs, because people confuse them or they become the same variable.
 */
function checkVariable(token: Token, variables: Map<string, string>, report: Report): void {
  const name = variableOf(token.path).replaceAll("-", "");
  const other = variables.get(name);
  variables.set(name, token.path);
  if (other === undefined) return;
  const variable = variableOf(token.path);
  const isSame = variableOf(other) === variable;
  const problem = isSame
    ? `and ${other} would both be the variable --k-${variable}`
    : `differs from ${other} only by capitals and signs`;
  report(placeOf(token), problem, isSame ? "rename one of the two" : `write ${other}, or rename one of the two`);
}

function checkToken(token: Token, tokens: ReadonlyMap<string, Token>, report: Report): void {
  const [group = "", ...name] = token.path.split(".");
  const category = Object.hasOwn(categories, group) ? categories[group] : undefined;
  const place = placeOf(token);
  if (!category) {
    report(place, `Chakra has no token category ${group}`, suggestion(group, Object.keys(categories)));
    return;
  }
  checkName(token, name, place, report);
  if (token.type !== category.type)
    report(
      inside(place, "$type"),
      `is a ${token.type}, and ${group} are of the type ${category.type}`,
      "move it, or fix its type",
    );
  else checkValue(token, category, tokens, report);
  checkFluid(token, tokens, report);
}

function checkName({ path }: Token, name: readonly string[], place: Place, report: Report): void {
  const odd = name.find((part) => !/^(?:\$root|[A-Za-z0-9_-]+)$/.test(part));
  if (odd !== undefined)
    report(place, `the name "${odd}" cannot be part of a CSS variable`, "use letters, digits, - and _");
  if (name.length === 0) report(place, `${path} is a token and must be a group`, "put it into one");
}

/** Returns Chakra's categories that tokens can have. */
export function tokenCategories(): string[] {
  return Object.keys(categories).map((group) => ({ color: "colors", text: "textStyles" })[group] ?? group);
}

/** Returns Chakra's variable name. "color.fg.onDeep" and "color.fg.on-deep" have the same one. */
export function variableOf(path: string): string {
  return path.replaceAll(".", "-").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function checkValue(token: Token, category: Category, tokens: ReadonlyMap<string, Token>, report: Report): void {
  const [group = ""] = token.path.split(".");
  // A mistake in a token of the same group, or of one with the same unit, is reported at that token.
  const [source = ""] = aliasTarget(token.raw)?.split(".") ?? [];
  if (source === group || (category.unit && categories[source]?.unit === category.unit)) return;
  const place = inside(placeOf(token), "$value");
  if (token.type === "color") checkHex(token.value as ColorValue, place, report);
  const { value, unit = "" } = (typeof token.value === "object" ? token.value : { value: token.value }) as {
    value?: unknown;
    unit?: string;
  };
  if (typeof value !== "number") return;
  const { min = -Infinity, max = Infinity } = category;
  const shown = `${value}${unit}`;
  const isFluid = token.path.endsWith(".min") || token.path.endsWith(".max");
  if (category.unit && !isFluid && unit !== category.unit.name && value !== 0)
    report(
      place,
      `${shown} in ${group}, where ${category.unit.because}`,
      `write ${remFor(token, value, tokens)} ${category.unit.name}`,
    );
  else if (value < min || value > max) {
    const tooLarge = unit === "rem" ? [16, 10] : [10, 100];
    const scales = value < min ? [0.1, 10] : tooLarge;
    const meant = scales.map((scale) => Number((value / scale).toFixed(5)));
    const fitting = meant.filter((each) => each >= min && each <= max && isBeside(token, each, tokens));
    const limit = value < min ? `at least ${min}` : `at most ${max}`;
    const problem = `${shown} is too ${value < min ? "small" : "large"} for ${group}`;
    report(place, problem, `write ${fitting.filter(Boolean).join(" or ") || limit}`);
  } else if (category.isWhole && !Number.isInteger(value))
    report(place, `${shown} in ${group} is not whole`, `write ${Math.round(value)}`);
  else if (category.type === "duration") checkDuration(value, unit, place, report);
}

/**
 * Converts px to rem. Keeps the number if it has a fraction or fits between its neighbors as rem, because then only the
 * unit is wrong.
 */
function remFor({ path }: Token, value: number, tokens: ReadonlyMap<string, Token>): number {
  if (!Number.isInteger(value)) return value;
  const amounts = [...tokens.values()].map((token) => token.path);
  const index = amounts.indexOf(path);
  const [before, after] = [amounts[index - 1], amounts[index + 1]].map((name) => remOf(tokens.get(name ?? "")));
  const isBetween = before !== undefined && after !== undefined && before < value && value < after;
  return isBetween ? value : value / 16;
}

/** Returns a token's length in rem, or undefined if it has another unit or none. */
function remOf(token: Token | undefined): number | undefined {
  const { value, unit } = (token?.value ?? {}) as { value?: number; unit?: string };
  return unit === "rem" ? value : undefined;
}

/** True if this amount is not beyond the other end of its fluid value, or if there is no other end. */
function isBeside({ path }: Token, amount: number, tokens: ReadonlyMap<string, Token>): boolean {
  const isMax = path.endsWith(".max");
  const other = tokens.get(isMax ? path.replace(/\.max$/, ".min") : path.replace(/\.min$/, ".max"));
  const { value } = (other?.value ?? {}) as { value?: number };
  if (value === undefined || other?.path === path) return true;
  return isMax ? amount >= value : amount <= value;
}

function checkDuration(value: number, unit: string, place: Place, report: Report): void {
  const ms = value * (unit === "s" ? 1000 : 1);
  if (unit === "s" && value >= minMs) report(place, `${value}s is too long for a motion`, `write ${value} ms`);
  else if (ms > 0 && ms < minDuration) {
    const fix = unit === "ms" && value < 2 ? `write ${value * 1000} ms` : `write at least ${minDuration} ms`;
    report(place, `${value}${unit} is too short to be seen`, fix);
  }
}

/** Reports an unnecessary hex fallback that differs from its color. */
function checkHex(color: ColorValue, place: Place, report: Report): void {
  const { hex, ...rest } = color;
  if (!hex || displayP3(color)) return;
  const real = colorToHex({ ...rest, alpha: 1 });
  const isSame = [1, 3, 5].every((index) => Math.abs(channel(hex, index) - channel(real, index)) <= ROUNDING);
  if (!isSame) report(inside(place, "hex"), `hex is ${hex}, and the components are ${real}`, `write "${real}"`);
}

/** Tolerance in steps of 255, because tools round differently. */
const ROUNDING = 2;

function channel(hex: string, index: number): number {
  return Number.parseInt(hex.slice(index, index + 2), 16);
}

/**
 * Checks a group with `min` and `max`, which grows with the viewport. It needs both, in rem, and the widths
 * between which it grows.
 */
function checkFluid(token: Token, tokens: ReadonlyMap<string, Token>, report: Report): void {
  const end = [".min", ".max"].find((each) => token.path.endsWith(each));
  if (!end) return;
  const place = placeOf(token);
  const name = token.path.slice(0, -end.length);
  const other = end === ".min" ? ".max" : ".min";
  if (!tokens.has(name + other)) report(place, `has no ${other.slice(1)}`, `add ${name}${other}`);
  for (const range of ["fluid.from", "fluid.to"])
    if (!tokens.has(range)) report(place, `is fluid, and ${range} is not defined`, `add ${range}`);
  const { unit } = token.value as { unit?: string };
  if (unit !== "rem") report(inside(place, "$value"), "is fluid and not in rem", 'write "unit": "rem"');
}
