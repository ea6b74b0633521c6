import { useEffect, useMemo, useState } from "react";
import { loadSearch } from "./load-search.ts";
import type { ResultGroup } from "./results.ts";
import type { Search } from "./search.ts";

export interface Found {
  state: "waiting" | "ready" | "failed";
  groups: readonly ResultGroup[];
}

const nothing: readonly ResultGroup[] = [];

export function useSearch(query: string): Found {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    loadSearch().then(setSearch, () => setFailed(true));
  }, []);
  const groups = useMemo(() => search?.find(query) ?? nothing, [search, query]);
  const stateWithout = hasFailed ? "failed" : "waiting";
  return { state: search ? "ready" : stateWithout, groups };
}
