import { searchPage } from "../../data/pages.ts";
import { searchWords } from "../../data/search.ts";
import { headTags } from "../layout/page-meta.ts";
import { SearchPage } from "../sections/search/search-page.tsx";

export const meta = () => [...headTags(searchPage), { name: "robots", content: "noindex" }];

export default function SearchRoute() {
  return <SearchPage words={searchWords} />;
}
