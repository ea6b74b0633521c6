import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { RouteLink } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleMeta } from "./article-meta.tsx";

interface ArticleRowProps {
  article: ArticleSummary;
  words: ArticleWords;
  /** Level that keeps the page’s headings in order. */
  heading: "h2" | "h3";
}

/** An article as a line of a table of contents: a small drawing, then words. */
export function ArticleRow({ article, words, heading }: ArticleRowProps) {
  return (
    <Grid
      as="article"
      colorPalette={article.category.palette}
      templateColumns={{ base: "1fr", sm: "8rem minmax(0, 1fr)" }}
      gap="6"
      paddingY="8"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <Box borderRadius="panel" overflow="hidden" maxWidth="32" alignSelf="start">
        <SlugDrawing slug={article.slug} kind="article" ratio="1:1" />
      </Box>
      <Box>
        <Heading as={heading} textStyle="h3">
          {article.title}
        </Heading>
        <Text marginTop="2" marginBottom="4">
          {article.excerpt}
        </Text>
        <ArticleMeta article={article} words={words} />
        <RouteLink to={article.path} variant="standalone" marginTop="2">
          {words.readFull}
          <VisuallyHidden>: {article.title}</VisuallyHidden>
          <Icon name="arrow-right" size="icon.sm" />
        </RouteLink>
      </Box>
    </Grid>
  );
}
