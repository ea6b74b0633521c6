import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import type { ReactNode } from "react";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { ArticleRow } from "./article-row.tsx";
import { LeadArticle } from "./lead-article.tsx";
import { QuoteFrom } from "./quote-from.tsx";

/** A summary with the sentence of its pull quote. */
export type QuotedArticle = ArticleSummary & { quote?: string };

interface ArticleRowsProps {
  /** Newest first. */
  articles: readonly QuotedArticle[];
  words: ArticleWords;
  /** Content if there are no articles. */
  children?: ReactNode;
}

export function ArticleRows({ articles: [lead, ...others], words, children }: ArticleRowsProps) {
  return (
    <>
      {lead ? <LeadArticle article={lead} words={words} /> : children}
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 28rem), 1fr))" gap="gap" marginTop="gap">
        {lead?.quote && <QuoteFrom article={lead} quote={lead.quote} />}
        {others.length > 0 && (
          <chakra.ul display="contents">
            {others.map((article) => (
              <li key={article.slug}>
                <ArticleRow article={article} words={words} heading="h2" />
              </li>
            ))}
          </chakra.ul>
        )}
      </Grid>
    </>
  );
}
