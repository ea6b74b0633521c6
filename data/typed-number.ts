import { plainCharacters } from "./typed-text.ts";

/** Reason why an input is not a whole number: "sign" if it is negative, otherwise "integer". */
export type CountProblem = "sign" | "integer";

const minus = /^[-−–]/;

/**
 * Parses a whole number: `12`, `1,200`, `1 200`. Returns the problem for all other input, such as the ambiguous `1, 2`.
 */
export function readCount(typed: string): number | CountProblem {
  const text = plainCharacters(typed).trim();
  if (minus.test(text)) return "sign";
  const whole = withCommas(text);
  if (!/^[\d,]+$/.test(whole) || !isGrouped(whole)) return "integer";
  // Caps numbers that are too large to be exact. They exceed every limit anyway.
  return Math.min(Number(whole.replaceAll(",", "")), Number.MAX_SAFE_INTEGER);
}

/** Replaces spaces with commas, unless the number already has commas. */
export function withCommas(typed: string): string {
  return typed.includes(",") ? typed : typed.replace(/\s/g, ",");
}

/** True for digits without separators, or in groups of three after a first group of one to three. */
export function isGrouped(whole: string): boolean {
  const [first = "", ...groups] = whole.split(",");
  return groups.length === 0 || (first.length >= 1 && first.length <= 3 && groups.every(({ length }) => length === 3));
}
