import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ArticleCategory, ArticleCategoryKey, ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import type { SiteLink } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { countInWords } from "../../components/count-words.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { ButtonLink } from "../../components/links.tsx";
import { useUrlChoice } from "../../components/use-url-choice.ts";
import { ArticleRow } from "./article-row.tsx";
import { LeadArticle } from "./lead-article.tsx";
import { QuoteFrom } from "./quote-from.tsx";

/** A summary with the sentence that its pull quote lifts out. */
type QuotedArticle = ArticleSummary & { quote?: string };

interface ArticleListProps {
  /** Newest first. */
  articles: readonly QuotedArticle[];
  categories: readonly ArticleCategory[];
  copy: { filterLabel: string; all: string; count: { one: string; other: string }; empty: string; showAll: SiteLink };
  words: ArticleWords;
}

/** All articles or those of one category: the newest large, a sentence from it, then the others. */
export function ArticleList({ articles, categories, copy, words }: ArticleListProps) {
  const [chosen, choose] = useUrlChoice<"all" | ArticleCategoryKey>("category", [
    "all",
    ...categories.map(({ key }) => key),
  ]);
  const shown = articles.filter(({ category }) => chosen === "all" || category.key === chosen);
  const [lead, ...others] = shown;
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
        {lead ? (
          <LeadArticle article={lead} words={words} />
        ) : (
          <>
            <Text textStyle="lead">{copy.empty}</Text>
            {/* A link, because it goes away with what it leads out of; its target has the focus then. */}
            <ButtonLink to={copy.showAll.to} variant="outline" marginTop="4">
              {copy.showAll.label}
            </ButtonLink>
          </>
        )}
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
      </Box>
    </Band>
  );
}
