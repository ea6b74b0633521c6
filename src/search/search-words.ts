import type { searchWords } from "../../data/search.ts";

/** What stands around the search. */
export type SearchWords = typeof searchWords;
