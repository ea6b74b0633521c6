export interface CountWords {
  empty: string;
  /** `{count}` is a placeholder. */
  count: { one: string; other: string };
}

export function countInWords(number: number, { empty, count }: CountWords): string {
  if (number === 0) return empty;
  return number === 1 ? count.one : count.other.replace("{count}", String(number));
}
