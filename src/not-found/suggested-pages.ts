import { loadSearch } from "../search/load-search.ts";
import type { FoundPage } from "../search/search-file.ts";
import { nearestPages } from "./nearest-pages.ts";

const mostPages = 3;

/** Returns suggestions for an unknown path: pages with a similar path, else pages whose titles match its words. */
export async function suggestedPages(path: string): Promise<FoundPage[]> {
  const { pages, titled } = await loadSearch();
  const near = nearestPages(path, pages);
  return near.length > 0 ? near : titled(readable(path)).slice(0, mostPages);
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
