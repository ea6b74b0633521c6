import { createSearch, type Search } from "./search.ts";
import { searchFilePath } from "./search-file.ts";

let loading: Promise<Search> | undefined;

/** Loads the search index once per page. A later call retries after a failure. */
export function loadSearch(): Promise<Search> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<Search> {
  const response = await fetch(searchFilePath);
  if (!response.ok) throw new Error(`${searchFilePath} was answered with ${response.status}`);
  return createSearch(await response.json());
}
