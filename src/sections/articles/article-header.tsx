import { Badge, Flex, type FlexProps, Grid } from "@chakra-ui/react";
import { Global } from "@emotion/react";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { longDate } from "../../components/dates.ts";
import { RouteLink } from "../../components/links.tsx";
import { Flow, PageHeading, Section } from "../../components/section.tsx";

/**
 * Columns that an article's header and body share. The drawing next to the body can therefore extend up next to the
 * title.
 */
export const articleColumns = { base: "minmax(0, 1fr)", lg: "minmax(0, 5fr) minmax(0, 3fr)" } as const;

interface ArticleMetaProps extends Omit<FlexProps, "color"> {
  article: ArticleSummary;
  words: ArticleWords;
  color?: "inherit";
}

export function ArticleMeta({ article, words, color, ...rest }: ArticleMetaProps) {
  return (
    <Flex
      wrap="wrap"
      alignItems="center"
      columnGap="4"
      rowGap="2"
      textStyle="small"
      color={color ?? "fg.muted"}
      {...rest}
    >
      <Badge>{article.category.label}</Badge>
      {/* A date without a time is midnight in UTC. Any other time zone might show the day before. */}
      <time dateTime={article.date}>{longDate(article.date, "UTC")}</time>
      <span>
        {article.readTime} {words.minutes}
      </span>
      <span>
        {words.by} <RouteLink to={article.author.path}>{article.author.name}</RouteLink>
      </span>
    </Flex>
  );
}

interface ArticleHeaderProps {
  article: ArticleSummary;
  words: ArticleWords;
  trail: Trail;
}

export function ArticleHeader({ article, words, trail }: ArticleHeaderProps) {
  return (
    <Section
      tone="deep"
      colorPalette={article.category.palette}
      paddingTop="8"
      paddingBottom={{ base: "32", _print: "0" }}
    >
      <Grid templateColumns={articleColumns} columnGap="gap">
        <Flow>
          <Breadcrumbs trail={trail} />
          <PageHeading title={article.title} lead={article.excerpt} size="h1" />
          <ArticleMeta article={article} words={words} color="inherit" />
        </Flow>
      </Grid>
    </Section>
  );
}

/** Prints only the article: its text, its drawing and its URL. */
export function ArticlePrintRules() {
  return (
    <Global styles={{ "@media print": { "body > :not(main)": { display: "none" }, body: { background: "none" } } }} />
  );
}
