import { searchPath } from "./search-file.ts";

/** Where the results of a query are. */
export function searchAddress(query: string): string {
  return `${searchPath}?${new URLSearchParams({ q: query.trim() })}`;
}
