import { createSearch, type Search } from "./search.ts";
import { type SearchFile, searchFilePath } from "./search-file.ts";

interface LoadedSearch extends Search {
  pages: SearchFile["pages"];
}

let loading: Promise<LoadedSearch> | undefined;

/** Loads the search index once per page. A later call retries after a failure. */
export function loadSearch(): Promise<LoadedSearch> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<LoadedSearch> {
  const response = await fetch(searchFilePath);
  if (!response.ok) throw new Error(`${searchFilePath} was answered with ${response.status}`);
  const file: SearchFile = await response.json();
  return { pages: file.pages, ...(await createSearch(file)) };
}
