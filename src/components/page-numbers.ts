export type PageNumber = number | "gap";

/** Returns the page numbers to show: the first, the last, the current one and its neighbors. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)].flatMap((number, index, all) => {
    const before = all[index - 1] ?? 0;
    if (number === before + 1) return [number];
    // A gap of one page takes as much space as its number.
    return number === before + 2 ? [number - 1, number] : ["gap" as const, number];
  });
}
