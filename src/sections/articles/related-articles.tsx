import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { Band } from "../../components/band.tsx";
import { ArticleRow } from "./article-row.tsx";

interface RelatedArticlesProps {
  articles: readonly ArticleSummary[];
  words: ArticleWords;
}

export function RelatedArticles({ articles, words }: RelatedArticlesProps) {
  return (
    <Band tone="sunken" labelledBy="related">
      <Heading as="h2" textStyle="h2" id="related" marginBottom="8">
        {words.related}
      </Heading>
      <Grid as="ul" templateColumns="repeat(auto-fit, minmax(min(100%, 28rem), 1fr))" gap="gap">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} words={words} heading="h3" />
          </li>
        ))}
      </Grid>
    </Band>
  );
}
