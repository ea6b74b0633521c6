import { Box } from "@chakra-ui/react/box";
import { Text } from "@chakra-ui/react/text";
import type { ArticleCategory, ArticleCategoryKey, ArticleWords } from "../../../data/articles.ts";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { countInWords } from "../../components/count-words.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { useUrlChoice } from "../../components/use-url-choice.ts";
import { ArticleRows, type QuotedArticle } from "./article-rows.tsx";

interface ArticleListProps {
  /** Newest first. */
  articles: readonly QuotedArticle[];
  categories: readonly ArticleCategory[];
  copy: { filterLabel: string; all: string; count: { one: string; other: string }; empty: string; showAll: SiteLink };
  words: ArticleWords;
}

export function ArticleList({ articles, categories, copy, words }: ArticleListProps) {
  const [chosen, choose] = useUrlChoice<"all" | ArticleCategoryKey>("category", [
    "all",
    ...categories.map(({ key }) => key),
  ]);
  const shown = articles.filter(({ category }) => chosen === "all" || category.key === chosen);
  const count = countInWords(shown.length, copy);
  return (
    <Band tone="sunken" width="wide" paddingTop="8">
      <FilterButtons
        label={copy.filterLabel}
        options={[{ value: "all", label: copy.all }, ...categories.map(({ key, label }) => ({ value: key, label }))]}
        chosen={chosen}
        onChoose={choose}
        controls="articles"
        result={count}
      />
      <Box id="articles" marginTop="8">
        <ArticleRows articles={shown} words={words}>
          <Text textStyle="lead">{copy.empty}</Text>
          {/* A link and not a button, because it disappears when used. Its target then gets focus. */}
          <ButtonLink to={copy.showAll.to} variant="outline" marginTop="4">
            {copy.showAll.label}
          </ButtonLink>
        </ArticleRows>
      </Box>
    </Band>
  );
}
