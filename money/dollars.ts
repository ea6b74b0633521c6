import type { Cents } from "./cents.ts";

/** As it is read, no minus: `$25`, `$1,250.50`. By hand, as a phone takes milliseconds to begin with a locale’s numbers. */
export function dollars(amount: Cents): string {
  return `$${grouped(Math.floor(amount / 100))}${fraction(amount)}`;
}

/** As it is typed into a form, which `readDollars` takes: `25`, `1250.50`. */
export function typedDollars(amount: Cents): string {
  return `${Math.floor(amount / 100)}${fraction(amount)}`;
}

/** Whole dollars have no cents to show. */
function fraction(amount: Cents): string {
  const cents = amount % 100;
  return cents === 0 ? "" : `.${String(cents).padStart(2, "0")}`;
}

function grouped(whole: number): string {
  if (whole < 1000) return String(whole);
  return `${grouped(Math.floor(whole / 1000))},${String(whole % 1000).padStart(3, "0")}`;
}
