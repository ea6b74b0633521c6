/** What stands on one page of a list. */
export interface ListStretch<Item> {
  /** In the order of the list. */
  items: Item[];
  page: number;
  pages: number;
  /** Of the first item, counted from 1. */
  first: number;
  /** Of all pages together. */
  count: number;
}

/**
 * The stretch of a list that its page has, `page` as the address has it; the list’s own address, without a number, is
 * the first page. Undefined where there is no such page.
 */
export function stretchOf<Item>(items: readonly Item[], size: number, page = "1"): ListStretch<Item> | undefined {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = Number(page);
  if (String(number) !== page || !Number.isInteger(number) || number < 1 || number > pages) return undefined;
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), page: number, pages, first: start + 1, count: items.length };
}
