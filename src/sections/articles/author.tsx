import { Box, Grid, Text } from "@chakra-ui/react";
import type { ArticleSummary, ArticleWords, authorWords } from "../../../data/articles.ts";
import type { Author } from "../../../data/authors.ts";
import type { branches } from "../../../data/site.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { SmartButton } from "../../components/links.tsx";
import { H1, Lead, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { partnerPicture } from "../../drawings/slug/partner.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { articleColumns } from "./article-header.tsx";
import { ArticleRow } from "./article-row.tsx";

interface AuthorHeroProps {
  author: Author;
  words: typeof authorWords;
  trail: Trail;
  palette: (typeof branches)[number]["palette"] | undefined;
}

export function AuthorHero({ author, words, trail, palette }: AuthorHeroProps) {
  return (
    <Section tone="deep" colorPalette={palette} paddingTop="8">
      <Grid templateColumns={articleColumns} gap="gap" alignItems="center">
        <div>
          <Breadcrumbs trail={trail} />
          <Text textStyle="label">{words.kicker}</Text>
          <H1 textStyle="h1">{author.name}</H1>
          <Lead marginY="5">{author.summary}</Lead>
          <Paragraphs of={author.bio} marginBottom="5" maxWidth="measure" />
          <SmartButton link={author.link} variant="onDeep" />
        </div>
        <Box
          borderRadius="pill"
          overflow="hidden"
          order={{ base: "-1", lg: "1" }}
          maxWidth={{ base: "40", lg: "full" }}
        >
          <SlugDrawing slug={author.key} family={partnerPicture} ratio="1:1" />
        </Box>
      </Grid>
    </Section>
  );
}

interface AuthorArticlesProps {
  title: string;
  /** Newest first. */
  articles: readonly ArticleSummary[];
  words: ArticleWords;
}

export function AuthorArticles({ title, articles, words }: AuthorArticlesProps) {
  return (
    <Section labelledBy="articles">
      <SectionHeading id="articles" title={title} marginBottom="8" />
      <Grid as="ul" gap="gap">
        {articles.map((article) => (
          <li key={article.slug}>
            <ArticleRow article={article} words={words} heading="h3" />
          </li>
        ))}
      </Grid>
    </Section>
  );
}
