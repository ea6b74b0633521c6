declare const unit: unique symbol;

/**
 * A sum of US dollars in whole cents, so that arithmetic is exact. `usd` creates it from dollars, `readDollars` parses
 * it from a visitor's input, and `dollars` formats it.
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
