import { Blockquote, Box, chakra, Link, Text, VisuallyHidden } from "@chakra-ui/react";
import type { articleFeed } from "../../../data/article-feed.ts";
import type { ArticleCategory, ArticleSummary, ArticleWords, articlesPage } from "../../../data/articles.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { ButtonLink, SmartButton } from "../../components/links.tsx";
import { Columns, Flow, H1, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { articlePicture } from "../../drawings/slug/article.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleMeta } from "./article-header.tsx";
import { ArticleRow } from "./article-row.tsx";

function QuoteFrom({ article, quote }: { article: ArticleSummary; quote: string }) {
  return (
    <Blockquote.Root
      display="flex"
      flexDirection="column"
      justifyContent="center"
      colorPalette={article.category.palette}
      bg="colorPalette.deep"
      color="colorPalette.onDeep"
      borderWidth="thin"
      borderColor="transparent"
      borderRadius="panel"
      padding={{ base: "6", md: "10" }}
    >
      <Blockquote.Content textWrap="balance">“{quote}”</Blockquote.Content>
      <Blockquote.Caption>
        {article.author.name}, “{article.title}”
      </Blockquote.Caption>
    </Blockquote.Root>
  );
}

function LeadArticle({ article, words }: { article: ArticleSummary; words: ArticleWords }) {
  const titleId = `${article.slug}-lead`;
  return (
    <Columns
      as="article"
      lg="minmax(0, 7fr) minmax(0, 5fr)"
      aria-labelledby={titleId}
      colorPalette={article.category.palette}
      bg="bg.raised"
      borderWidth="thin"
      borderColor="transparent"
      borderRadius="panel"
      overflow="hidden"
    >
      <SlugDrawing
        slug={article.slug}
        family={articlePicture}
        aspectRatio={{ base: "landscape", md: "wide", lg: "auto" }}
        height={{ lg: "full" }}
      />
      <Flow padding={{ base: "6", md: "10" }} alignSelf="center">
        <ArticleMeta article={article} words={words} />
        <SectionHeading id={titleId} title={article.title} size="h1" />
        <Lead>{article.excerpt}</Lead>
        <ButtonLink to={article.path} size="lg">
          {words.readFull}
          <VisuallyHidden>: {article.title}</VisuallyHidden>
        </ButtonLink>
      </Flow>
    </Columns>
  );
}

/** A summary with the sentence of its pull quote. */
type QuotedArticle = ArticleSummary & { quote?: string };

interface ArticleListProps {
  /** Newest first. */
  articles: readonly QuotedArticle[];
  categories: readonly ArticleCategory[];
  copy: Pick<typeof articlesPage, "filterLabel" | "all" | "count" | "empty" | "showAll">;
  words: ArticleWords;
}

/** The newest article opens the list. A filtered list has only rows. */
export function ArticleList({ articles, categories, copy, words }: ArticleListProps) {
  const [lead] = articles;
  const all = "all";
  return (
    <Section tone="sunken" paddingTop="8">
      <FilterButtons
        name="category"
        label={copy.filterLabel}
        options={[{ value: all, label: copy.all }, ...categories.map(({ key, label }) => ({ value: key, label }))]}
        controls="articles"
        words={copy}
      />
      <Flow id="articles" rhythm="blocks">
        {lead && (
          <Box data-category={all}>
            <LeadArticle article={lead} words={words} />
          </Box>
        )}
        <Flow data-none hidden>
          <Lead>{copy.empty}</Lead>
          {/* A link and not a button, because it disappears when used. Its target then gets focus. */}
          <SmartButton link={copy.showAll} variant="outline" />
        </Flow>
        <Columns fit="28rem" gap="gap">
          {lead?.quote && (
            <Box display="grid" data-aside data-category={all}>
              <QuoteFrom article={lead} quote={lead.quote} />
            </Box>
          )}
          <chakra.ul display="contents" data-filtered>
            {articles.map((article) => (
              <li
                key={article.slug}
                data-category={article === lead ? article.category.key : `${all}|${article.category.key}`}
                hidden={article === lead}
              >
                <ArticleRow article={article} words={words} heading="h2" />
              </li>
            ))}
          </chakra.ul>
        </Columns>
      </Flow>
    </Section>
  );
}

export function ArticlesHero({ title, lead }: Pick<typeof articlesPage, "title" | "lead">) {
  return (
    <Section paddingTop="16" paddingBottom="10">
      <Columns lg="minmax(0, 7fr) minmax(0, 5fr)" gap="gap" alignItems="end">
        <H1>{title}</H1>
        <Lead color="fg.muted" textWrap="balance">
          {lead}
        </Lead>
      </Columns>
    </Section>
  );
}

/** A plain link, because it leads to a file and not to a page of the site. */
export function FeedLink({ words, feed: { path, type, label } }: { words: string; feed: typeof articleFeed }) {
  return (
    <Text>
      {words}{" "}
      <Link href={path} type={type}>
        {label}
      </Link>
    </Text>
  );
}
