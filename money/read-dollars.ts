import type { Cents } from "./cents.ts";

/**
 * Why a typed text is no sum of dollars: not in the digits 0 to 9 (`ten`, `1e3`, `٢٥`); with marks that may be meant
 * otherwise (`12,5`, `1.250`); below nothing; in another currency.
 */
export type MoneyProblem = "digits" | "marks" | "sign" | "currency";

/** Nobody types longer ones. */
const longest = 40;

const signs = ["us$", "usd", "$"];
const words = ["dollars", "dollar", "usd", "$"];

/**
 * What people type for a sum of US dollars: `25`, `$1,250.50`, `1 250`, `25 dollars`. A text that could be read in two
 * ways is refused rather than guessed at.
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
  // What is too long to be counted in cents is more than any limit.
  return Math.min(
    Number(whole.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0")),
    Number.MAX_SAFE_INTEGER,
  ) as Cents;
}

/** Without one sign or word for dollars on each side. */
function without(text: string): string {
  const before = signs.find((sign) => text.startsWith(sign)) ?? "";
  const after = words.find((word) => text.endsWith(word) && text.length >= before.length + word.length) ?? "";
  return text.slice(before.length, text.length - after.length).trim();
}

/** Digits alone, or in groups of three behind the first. */
function isGrouped(whole: string): boolean {
  const [first = "", ...groups] = whole.split(",");
  return groups.length === 0 || (first.length >= 1 && first.length <= 3 && groups.every(({ length }) => length === 3));
}
