import { searchPage } from "../../data/pages.ts";
import { Island } from "../components/island.tsx";
import { Search } from "../islands/search.tsx";
import { unlistedHead } from "../layout/page-meta.ts";

export const meta = () => unlistedHead(searchPage);

export default function SearchRoute() {
  return (
    <Island>
      <Search />
    </Island>
  );
}
