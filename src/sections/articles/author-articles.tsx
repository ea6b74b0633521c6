import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { SmartLink } from "../../components/links.tsx";
import { ArticleRow } from "./article-row.tsx";

interface AuthorArticlesProps {
  title: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
  /** Link to the full list, if these are not all articles. */
  all?: SiteLink;
  words: ArticleWords;
}

export function AuthorArticles({ title, articles, all, words }: AuthorArticlesProps) {
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
      {all && <SmartLink link={all} variant="standalone" marginTop="8" />}
    </Band>
  );
}
