import { editDistance } from "./edit-distance.ts";

/** A path this much unlike every page (0 is equal, 1 shares no letter) is not worth a guess. */
const mostUnlike = 0.4;
const mostPages = 3;
/** Longer addresses are cut, so that nobody’s browser is kept busy by one. */
const longest = 100;

/**
 * Up to three of `pages` whose path is spelled most like `path`, or like the start of it; nearest first, none where all
 * are far.
 */
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

/** "/Shop/Old_Poster.html" becomes "/shop/old-poster". */
function plain(path: string): string {
  return path
    .slice(0, longest)
    .toLowerCase()
    .replace(/\.\w+$/, "")
    .replace(/(?:%20|[\s_])+/g, "-")
    .replace(/\/$/, "");
}

/** "/shop/old-poster" has the starts "/shop" and "/shop/old-poster". */
function startsOf(path: string): string[] {
  const segments = path.split("/").filter(Boolean);
  return segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}`);
}

/** Edit distance as a share of the longer path. The slash they all begin with says nothing and is left out. */
function unlikeness(a: string, b: string): number {
  return editDistance(a.slice(1), b.slice(1)) / (Math.max(a.length, b.length) - 1);
}
