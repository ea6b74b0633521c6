import type { Cents } from "./cents.ts";

/**
 * Reason why an input is not a sum of dollars. The input has characters other than the digits 0 to 9 (`ten`, `1e3`,
 * `٢٥`), has ambiguous separators (`12,5`, `1.250`), is negative, or names another currency.
 */
export type MoneyProblem = "digits" | "marks" | "sign" | "currency";

/** Length limit in characters; real inputs are shorter. */
const longest = 40;

const signs = ["us$", "usd", "$"];
const words = ["dollars", "dollar", "usd", "$"];

/**
 * Parses a sum of US dollars: `25`, `$1,250.50`, `1 250`, `25 dollars`. Rejects ambiguous input instead of guessing.
 */
export function readDollars(typed: string): Cents | MoneyProblem {
  if (typed.length > longest) return "digits";
  const text = typed.trim().toLowerCase();
  if (/^[-−–(]|^\D{1,4}[-−–]/.test(text)) return "sign";
  const bare = without(text);
  if (/[\p{Sc}]|eur|gbp|cad|pound|peso/u.test(bare)) return "currency";
  const digits = bare.replace(/\s/g, ",");
  if (!/^[\d,.]+$/.test(digits) || !/\d/.test(digits)) return "digits";
  const [whole = "", cents = "", ...more] = digits.split(".");
  if (more.length > 0 || cents.length > 2 || cents.includes(",") || !isGrouped(whole)) return "marks";
  // Caps numbers that are too large for exact cents. They exceed every limit anyway.
  return Math.min(
    Number(whole.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0")),
    Number.MAX_SAFE_INTEGER,
  ) as Cents;
}

/** Removes one dollar sign or word on each side. */
function without(text: string): string {
  const before = signs.find((sign) => text.startsWith(sign)) ?? "";
  const after = words.find((word) => text.endsWith(word) && text.length >= before.length + word.length) ?? "";
  return text.slice(before.length, text.length - after.length).trim();
}

/** True for digits without separators, or in groups of three after the first group. */
function isGrouped(whole: string): boolean {
  const [first = "", ...groups] = whole.split(",");
  return groups.length === 0 || (first.length >= 1 && first.length <= 3 && groups.every(({ length }) => length === 3));
}
