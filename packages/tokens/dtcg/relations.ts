import { placeOf, type Token } from "./contexts.ts";
import { inside, type Place, type Report } from "./mistake.ts";
import { isObject, type TokenType } from "./read-tree.ts";
import { aliasTarget } from "./references.ts";

type Tokens = ReadonlyMap<string, Token>;
type Part = [key: string | undefined, value: unknown];

/** Tokens of a group that must increase in this order. */
export interface Rising {
  group: string;
  names: readonly string[];
  because: string;
  /** True if equal values are a mistake too. */
  isStrict?: boolean;
}

export interface Limit {
  min?: number;
  max?: number;
}

/** Checks the order of a group. Reports the token to change, with a value that fits. */
export function checkOrder({ group, names, because, isStrict = false }: Rising, tokens: Tokens, report: Report): void {
  const known = names.flatMap((name) => {
    const token = tokens.get(`${group}.${name}`);
    const amount = amountOf(token);
    return token && amount !== undefined ? [{ token, amount }] : [];
  });
  const follows = (index: number, before: number) => {
    const [lower, own] = [known[before]?.amount ?? -Infinity, known[index]?.amount ?? Infinity];
    return isStrict ? own > lower : own >= lower;
  };
  const areSwapped = (index: number) => {
    const [own, before] = [known[index]?.amount ?? 0, known[index - 1]?.amount ?? 0];
    return (
      own < before && own >= (known[index - 2]?.amount ?? -Infinity) && before <= (known[index + 1]?.amount ?? Infinity)
    );
  };
  for (const [index, { token, amount }] of known.entries()) {
    const before = known[index - 1];
    if (!before || follows(index, index - 1)) continue;
    const meant = scalesOf(before.token).map((scale) => rounded(before.amount / scale));
    // A suggestion far below the next value is not the intended one.
    const min = Math.max(known[index - 2]?.amount ?? 0, amount / 2);
    const fitting = meant.find((each) => each >= min && each <= amount);
    // The previous token is wrong if the others are in order without it, but not without this one.
    const isLast = index === known.length - 1 && index > 1;
    if (follows(index, index - 2) && (isLast ? fitting !== undefined : !follows(index + 1, index - 1))) {
      const fix = fitting === undefined ? `at most ${inUnit(before.token, amount)}` : inUnit(before.token, fitting);
      const problem = `${shown(before.token)} is above ${token.path}, ${shown(token)}, and ${because}`;
      report(placeOfValue(before.token), problem, `write ${fix}`);
      continue;
    }
    const problem = `${amount < before.amount ? "is below" : "is not above"} ${before.token.path}, ${shown(before.token)}`;
    const enough = `${isStrict ? "more than" : "at least"} ${inUnit(token, before.amount)}`;
    const fix = `write ${enough}, or ${areSwapped(index) ? "swap the two" : `less for ${before.token.path}`}`;
    report(placeOfValue(token), `${shown(token)} ${problem}, and ${because}`, fix);
  }
}

/** Returns factors by which a value may be too large: 16 for px in rem, and 10 or 100 for a misplaced decimal point. */
function scalesOf({ type }: Token): readonly number[] {
  return type === "dimension" ? [16, 10] : [10, 100];
}

function rounded(amount: number): number {
  return Number(amount.toFixed(4));
}

/** Units of limits, by the type of the token. */
const baseUnits: Partial<Record<TokenType, string>> = { dimension: "px", duration: "ms" };

/** Compares an amount with a limit in px, in ms for a duration, or without a unit for a number. */
export function checkLimit(token: Token | undefined, limit: Limit, because: string, report: Report): void {
  const { min = -Infinity, max = Infinity } = limit;
  const amount = amountOf(token);
  if (!token || amount === undefined || (amount >= min && amount <= max)) return;
  const isLess = amount < min;
  const nearest = isLess ? min : max;
  const problem = `${shown(token)} is ${isLess ? "less" : "more"} than ${nearest}${baseUnits[token.type] ?? ""}, and ${because}`;
  report(placeOfValue(token), problem, `write at ${isLess ? "least" : "most"} ${inUnit(token, nearest)}`);
}

/** Checks the ends of a fluid value if the token is its `max`, and the token's aliases to fluid values. */
export function checkFluid(token: Token, tokens: Tokens, report: Report): void {
  if (token.path.endsWith(".max")) checkEnds(token, tokens, report);
  for (const part of writtenIn(token.raw)) checkAlias(token, part, tokens, report);
}

/**
 * Reports a fluid value whose ends have different signs, or whose `min` exceeds its `max`. Compares values without
 * their sign, because negative letter spacing is farther from 0 in larger text.
 */
function checkEnds(max: Token, tokens: Tokens, report: Report): void {
  const min = tokens.get(max.path.replace(/\.max$/, ".min"));
  const [from, to] = [min, max].map((token) => Math.abs(amountOf(token) ?? 0));
  if (!min || from === undefined || to === undefined) return;
  const signs = [min, max].map((token) => Math.sign(amountOf(token) ?? 0));
  if (signs[0] && signs[1] && signs[0] !== signs[1]) {
    const fix = `write ${inUnit(max, -(amountOf(max) ?? 0))}, or change the sign of its min`;
    report(placeOfValue(max), `${shown(max)} and its min, ${shown(min)}, have different signs`, fix);
    return;
  }
  if (from <= to) return;
  const where = (amountOf(min) ?? 0) < 0 ? "further from 0 than" : "above";
  report(placeOfValue(min), `${shown(min)} is ${where} its max, ${shown(max)}`, "swap the two");
}

function checkAlias(token: Token, [key, raw]: Part, tokens: Tokens, report: Report): void {
  const target = aliasTarget(raw);
  if (!target?.endsWith(".min") || !tokens.has(target.replace(/\.min$/, ".max"))) return;
  const place = key === undefined ? placeOfValue(token) : inside(placeOfValue(token), key);
  const fix = `write {${target.replace(/\.min$/, ".max")}}, which means the whole fluid value`;
  report(place, `refers to {${target}}, only the smaller end of a fluid value`, fix);
}

/** Returns the parts of an object with their keys, or any other value without a key. */
function writtenIn(raw: unknown): Part[] {
  return isObject(raw) && !("$ref" in raw) ? Object.entries(raw) : [[undefined, raw]];
}

/** Returns the place of a token's value, for reports. */
export function placeOfValue(token: Token): Place {
  return inside(placeOf(token), "$value");
}

const sizes: Readonly<Record<string, number>> = { px: 1, rem: 16, ms: 1, s: 1000 };

/** Returns a number, a length in px or a duration in ms, or undefined for other values. */
export function amountOf(token: Pick<Token, "value"> | undefined): number | undefined {
  if (typeof token?.value === "number") return token.value;
  const { value, unit } = (token?.value ?? {}) as { value?: number; unit?: string };
  return value === undefined ? undefined : value * (sizes[unit ?? ""] ?? 1);
}

function inUnit({ value }: Token, px: number): string {
  const { unit = "" } = (isObject(value) ? value : {}) as { unit?: string };
  return `${px / (sizes[unit] ?? 1)} ${unit}`.trim();
}

function shown({ value }: Token): string {
  const { value: amount = value, unit = "" } = (isObject(value) ? value : {}) as { value?: unknown; unit?: string };
  return `${amount}${unit}`;
}
