declare const unit: unique symbol;

/**
 * A sum of US dollars, in whole cents, as everything here carries money: sums of them are exact. Made by `usd` from
 * dollars as people write them, read from what a visitor typed by `readDollars`, and shown by `dollars`.
 */
export type Cents = number & { readonly [unit]: "US cent" };

/** `usd(97)` and `usd(12.5)` are sums of money; a part of a cent stays, for the rules of the data to tell of. */
export function usd(amount: number): Cents {
  const cents = amount * 100;
  const nearest = Math.round(cents);
  return (Math.abs(cents - nearest) < 1e-6 ? nearest : cents) as Cents;
}

/** Whether what came from outside can be a sum of money. */
export function isCents(value: unknown): value is Cents {
  return Number.isSafeInteger(value);
}

/** In dollars with a fraction, as analytics, search engines and payment reports count. */
export function inDollars(amount: Cents): number {
  return amount / 100;
}

/** So many payments of one amount. */
export function times(amount: Cents, count: number): Cents {
  return (amount * count) as Cents;
}

export function minus(amount: Cents, less: Cents): Cents {
  return (amount - less) as Cents;
}

export function sum(amounts: readonly Cents[]): Cents {
  return amounts.reduce((all, each) => all + each, 0) as Cents;
}
