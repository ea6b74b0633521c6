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
  /** What the list is called. */
  title: string;
  pathOf: (page: number) => string;
  filter?: FilterLinksProps;
  /** In place of articles, where a category has none yet. */
  empty: string;
  words: { article: ArticleWords; list: ListWords };
}

/** One page of more articles than a page can hold; each category has pages of its own. */
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
