import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { Band } from "../../components/band.tsx";
import { ArticleRow } from "./article-row.tsx";

interface AuthorArticlesProps {
  title: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
  words: ArticleWords;
}

export function AuthorArticles({ title, articles, words }: AuthorArticlesProps) {
  return (
    <Band labelledBy="articles">
      <Heading as="h2" textStyle="h2" id="articles" marginBottom="8">
        {title}
      </Heading>
      <Grid as="ul" gap="gap">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} words={words} heading="h3" />
          </li>
        ))}
      </Grid>
    </Band>
  );
}
