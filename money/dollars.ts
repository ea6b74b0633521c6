import type { Cents } from "./cents.ts";

/**
 * Formats a sum for display, without a minus sign: `$25`, `$1,250.50`. Avoids `Intl`, because loading locale number
 * formats takes a phone milliseconds.
 */
export function dollars(amount: Cents): string {
  return `$${grouped(Math.floor(amount / 100))}${fraction(amount)}`;
}

/** Formats a sum for a form field, in a form that `readDollars` parses: `25`, `1250.50`. */
export function typedDollars(amount: Cents): string {
  return `${Math.floor(amount / 100)}${fraction(amount)}`;
}

/** Returns an empty string for whole dollars. */
function fraction(amount: Cents): string {
  const cents = amount % 100;
  return cents === 0 ? "" : `.${String(cents).padStart(2, "0")}`;
}

function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  return `${grouped(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, "0")}`;
}
