import { searchWords } from "../../data/search.ts";
import { SearchPage } from "../sections/search/search-page.tsx";

export function Search() {
  return <SearchPage words={searchWords} />;
}
