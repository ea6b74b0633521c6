/**
 * Returns the minimum number of insertions, deletions and replacements that turn `a` into `b` (Wagner-Fischer, with one
 * row of the table). Time grows with the product of the lengths.
 */
export function editDistance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...a].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= b.length; column++) {
      const replaced = (row[column - 1] ?? 0) + (letter === b[column - 1] ? 0 : 1);
      const deleted = (row[column] ?? 0) + 1;
      const inserted = (next[column - 1] ?? 0) + 1;
      next.push(Math.min(replaced, deleted, inserted));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

/** Maximum distance of a suggested path: 0 is equal, 1 shares no letter. */
const mostUnlike = 0.4;
const mostPages = 3;
/** Maximum length of a path, to limit the computation. */
const longest = 100;

/** Returns up to three pages whose path is spelled like `path` or like its start, nearest first. */
export function nearestPages<Page extends { path: string }>(path: string, pages: readonly Page[]): Page[] {
  const starts = startsOf(plain(path));
  return pages
    .filter((page) => page.path !== "/")
    .map((page) => ({ page, unlike: Math.min(...starts.map((start) => unlikeness(start, page.path))) }))
    .filter(({ unlike }) => unlike <= mostUnlike)
    .sort((a, b) => a.unlike - b.unlike)
    .slice(0, mostPages)
    .map(({ page }) => page);
}

/** Normalizes a path: "/Shop/Old_Poster.html" becomes "/shop/old-poster". */
function plain(path: string): string {
  return path
    .slice(0, longest)
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/(?:%20|[\s_])+/g, "-")
    .replace(/\/$/, "");
}

/** Returns all prefixes of a path: "/shop" and "/shop/old-poster" for "/shop/old-poster". */
function startsOf(path: string): string[] {
  const segments = path.split("/").filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
}

/** Returns the edit distance as a fraction of the longer path, without the leading slash. */
function unlikeness(a: string, b: string): number {
  return editDistance(a.slice(1), b.slice(1)) / (Math.max(a.length, b.length) - 1);
}
