import type { searchWords } from "../../data/search.ts";

export type SearchWords = typeof searchWords;
