import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { ArticleWords } from "../../../data/articles.ts";
import type { ListWords } from "../../../data/list-words.ts";
import { Band } from "../../components/band.tsx";
import { FilterLinks, type FilterLinksProps } from "../../components/filter-links.tsx";
import type { ListStretch } from "../../components/list-stretch.ts";
import { Pagination } from "../../components/pagination.tsx";
import { ArticleRows, type QuotedArticle } from "./article-rows.tsx";

interface ArticlePagesProps {
  stretch: ListStretch<QuotedArticle>;
  title: string;
  pathOf: (page: number) => string;
  filter?: FilterLinksProps;
  empty: string;
  words: { article: ArticleWords; list: ListWords };
}

/** One page of a list with more articles than a page shows. Each category has its own pages. */
export function ArticlePages({ stretch, title, pathOf, filter, empty, words }: ArticlePagesProps) {
  return (
    <Band tone="sunken" width="wide" paddingTop="8">
      {filter && <FilterLinks {...filter} />}
      <Box id="articles" marginTop="8">
        <ArticleRows articles={stretch.items} words={words.article}>
          <Text textStyle="lead">{empty}</Text>
        </ArticleRows>
      </Box>
      <Pagination list={title} page={stretch.page} pages={stretch.pages} pathOf={pathOf} words={words.list} />
    </Band>
  );
}
