import { mostResults, type ResultGroup } from "./search.ts";
import type { SearchWords } from "./search-words.ts";

export function tellCount(groups: readonly ResultGroup[], words: SearchWords): string {
  const found = groups.reduce((sum, { results }) => sum + results.length, 0);
  if (found === 0) return words.none;
  return found === mostResults ? words.best(found) : words.count(found);
}
