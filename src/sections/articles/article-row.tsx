import { Box, Flex, Heading, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { RouteLink } from "../../components/links.tsx";
import { Flow } from "../../components/section.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { articlePicture } from "../../drawings/slug/article.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleMeta } from "./article-header.tsx";

interface ArticleRowProps {
  article: ArticleSummary;
  words: ArticleWords;
  /** Heading level that keeps the page's headings in order. */
  heading: "h2" | "h3";
}

export function ArticleRow({ article, words, heading }: ArticleRowProps) {
  const titleId = `${article.slug}-title`;
  return (
    <Flex
      as="article"
      aria-labelledby={titleId}
      colorPalette={article.category.palette}
      wrap="wrap"
      columnGap="6"
      rowGap="4"
      paddingTop="8"
      borderTopWidth="thin"
      borderColor="border.control"
    >
      <Box flex="0 0 auto" width={{ base: "16", sm: "32" }} borderRadius="control" overflow="hidden" alignSelf="start">
        <SlugDrawing slug={article.slug} family={articlePicture} ratio="1:1" />
      </Box>
      <Flow rhythm="tight" flex="1 1 14rem">
        <Heading as={heading} id={titleId} textStyle="h3">
          {article.title}
        </Heading>
        <Text>{article.excerpt}</Text>
        <ArticleMeta article={article} words={words} />
        <RouteLink to={article.path} variant="standalone">
          {words.readFull}
          <VisuallyHidden>: {article.title}</VisuallyHidden>
          <Icon name="arrow-right" size="icon.sm" />
        </RouteLink>
      </Flow>
    </Flex>
  );
}
