import { isGrouped, withCommas } from "./typed-number.ts";
import { plainCharacters } from "./typed-text.ts";

declare const unit: unique symbol;

/**
 * An amount of US dollars in whole cents, so that arithmetic is exact. `usd` creates it from dollars, `readDollars`
 * parses it from a visitor's input, and `dollars` formats it.
 */
export type Cents = number & { readonly [unit]: "US cent" };

/**
 * Converts dollars to cents: `usd(97)`, `usd(12.5)`. Keeps fractions of a cent, so that the data checks can report
 * them.
 */
export function usd(amount: number): Cents {
  const cents = amount * 100;
  const nearest = Math.round(cents);
  return (Math.abs(cents - nearest) < 1e-6 ? nearest : cents) as Cents;
}

/** True if external input is a whole number of cents. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

/** Returns dollars with a fraction, the unit of analytics, search engines and payment reports. */
export function inDollars(amount: Cents): number {
  return amount / 100;
}

export function times(amount: Cents, count: number): Cents {
  return (amount * count) as Cents;
}

export function minus(amount: Cents, less: Cents): Cents {
  return (amount - less) as Cents;
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, each) => all + each, 0) as Cents;
}

/**
 * Formats an amount for display: `$25`, `$1,250.50`. The amount must not be negative. Avoids `Intl`, because loading
 * locale number formats takes a phone milliseconds.
 */
export function dollars(amount: Cents): string {
  return `$${grouped(Math.floor(amount / 100))}${fraction(amount)}`;
}

/** Formats an amount for a form field, in a notation that `readDollars` parses: `25`, `1250.50`. */
export function typedDollars(amount: Cents): string {
  return `${Math.floor(amount / 100)}${fraction(amount)}`;
}

/** Returns the cents after a decimal point, such as ".50", or an empty string for whole dollars. */
function fraction(amount: Cents): string {
  const cents = amount % 100;
  return cents === 0 ? "" : `.${String(cents).padStart(2, "0")}`;
}

function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  return `${grouped(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, "0")}`;
}

/**
 * Reason why an input is not an amount of dollars. The input has characters other than the digits 0 to 9 (`ten`, `1e3`,
 * `٢٥`), has ambiguous separators (`12,5`, `1.250`), is negative, or names another currency.
 */
export type MoneyProblem = "digits" | "marks" | "sign" | "currency";

/** Length limit in characters; real inputs are shorter. */
const maxLength = 40;

const signs = ["us$", "usd", "$"];
const words = ["dollars", "dollar", "usd", "$"];

/**
 * Parses an amount of US dollars: `25`, `$1,250.50`, `1 250`, `25 dollars`. Returns the problem if the input is
 * ambiguous or is not an amount of dollars.
 */
export function readDollars(typed: string): Cents | MoneyProblem {
  if (typed.length > maxLength) return "digits";
  const text = plainCharacters(typed).trim().toLowerCase();
  if (/^[-−–(]|^\D{1,4}[-−–]/.test(text)) return "sign";
  const bare = without(text);
  if (/[\p{Sc}]|eur|gbp|cad|pound|peso/u.test(bare)) return "currency";
  const digits = withCommas(bare);
  if (!/^[\d\s,.]+$/.test(digits) || !/\d/.test(digits)) return "digits";
  const [whole = "", cents = "", ...more] = digits.split(".");
  if (more.length > 0 || cents.length > 2 || /[\s,]/.test(cents) || !isGrouped(whole)) return "marks";
  // Caps numbers that are too large for exact cents. They exceed every limit anyway.
  return Math.min(
    Number(whole.replaceAll(",", "")) * 100 + Number(cents.padEnd(2, "0")),
    Number.MAX_SAFE_INTEGER,
  ) as Cents;
}

/** Removes one dollar sign or "USD" before the amount, and one sign or word for dollars after it. */
function without(text: string): string {
  const before = signs.find((sign) => text.startsWith(sign)) ?? "";
  const after = words.find((word) => text.endsWith(word) && text.length >= before.length + word.length) ?? "";
  return text.slice(before.length, text.length - after.length).trim();
}
