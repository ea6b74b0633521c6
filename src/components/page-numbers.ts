/** A page of a list by its number, or what was left out between two. */
export type PageNumber = number | "gap";

/** The numbers that a list of so many pages shows on one of them: the first, the last, this one and those beside it. */
export function pageNumbers(page: number, pages: number): PageNumber[] {
  const shown = [1, page - 1, page, page + 1, pages].filter((number) => number >= 1 && number <= pages);
  return [...new Set(shown)].flatMap((number, index, all) => {
    const before = all[index - 1] ?? 0;
    if (number === before + 1) return [number];
    // A gap of one page takes no less room than its number.
    return number === before + 2 ? [number - 1, number] : ["gap" as const, number];
  });
}
