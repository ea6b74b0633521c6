import { searchPage } from "../../data/pages.ts";
import { searchWords } from "../../data/search.ts";
import { unlistedHead } from "../layout/page-meta.ts";
import { SearchPage } from "../sections/search/search-page.tsx";

export const meta = () => unlistedHead(searchPage);

export default function SearchRoute() {
  return <SearchPage words={searchWords} />;
}
