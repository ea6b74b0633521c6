export interface ListStretch<Item> {
  items: Item[];
  page: number;
  pages: number;
  /** Position of the first item, from 1. */
  first: number;
  /** Items on all pages. */
  count: number;
}

/**
 * Returns the items of one page. Without `page`, which comes from the URL, returns the first page. Returns undefined if
 * there is no such page.
 */
export function stretchOf<Item>(items: readonly Item[], size: number, page = "1"): ListStretch<Item> | undefined {
  const pages = Math.max(1, Math.ceil(items.length / size));
  const number = Number(page);
  if (String(number) !== page || !Number.isInteger(number) || number < 1 || number > pages) return undefined;
  const start = (number - 1) * size;
  return { items: items.slice(start, start + size), page: number, pages, first: start + 1, count: items.length };
}
