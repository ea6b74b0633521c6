import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import type { ListWords } from "../../../data/list-words.ts";
import type { shop } from "../../../data/shop.ts";
import { Band } from "../../components/band.tsx";
import { FilterLinks, type FilterLinksProps } from "../../components/filter-links.tsx";
import type { ListStretch } from "../../components/list-stretch.ts";
import { Pagination } from "../../components/pagination.tsx";
import type { ProductSummary } from "../../shop/product-summary.ts";
import { Shelf } from "./shelf.tsx";

interface ShelfPagesProps {
  stretch: ListStretch<ProductSummary>;
  /** Path of the list. */
  path: string;
  pathOf: (page: number) => string;
  links: FilterLinksProps["links"];
  words: { all: (typeof shop)["all"]; list: ListWords };
}

/** One page of a list with more products than a page shows. Each category has its own pages. */
export function ShelfPages({ stretch, path, pathOf, links, words }: ShelfPagesProps) {
  const { all, list } = words;
  return (
    <Band tone="sunken" width="wide" labelledBy="all">
      <Heading as="h2" textStyle="h2" id="all" marginBottom="6">
        {all.title}
      </Heading>
      <FilterLinks label={all.filterLabel} links={links} chosen={path} />
      <Box id="shelf" marginTop="10">
        <Shelf products={stretch.items} />
      </Box>
      <Pagination list={all.title} page={stretch.page} pages={stretch.pages} pathOf={pathOf} words={list} />
    </Band>
  );
}
