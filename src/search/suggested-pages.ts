import { loadSearch } from "./load-search.ts";
import type { FoundPage } from "./search-file.ts";

const mostSuggested = 3;

/** Returns pages that an unknown path may have meant. */
export async function suggestedPages(path: string): Promise<FoundPage[]> {
  const { named } = await loadSearch();
  return named(path).slice(0, mostSuggested);
}
