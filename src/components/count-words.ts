interface CountWords {
  empty: string;
  /** `{count}` is replaced. */
  count: { one: string; other: string };
}

/** How many a list shows, in words: "3 products", or that it shows none. */
export function countInWords(number: number, { empty, count }: CountWords): string {
  if (number === 0) return empty;
  return number === 1 ? count.one : count.other.replace("{count}", String(number));
}
