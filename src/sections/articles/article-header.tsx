import { Box } from "@chakra-ui/react/box";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { ArticleMeta } from "./article-meta.tsx";

interface ArticleHeaderProps {
  article: ArticleSummary;
  words: ArticleWords;
}

export function ArticleHeader({ article, words }: ArticleHeaderProps) {
  return (
    <Band tone="tint" colorPalette={article.category.palette}>
      <RouteLink to={words.back.to} variant="standalone">
        {words.back.label}
      </RouteLink>
      <Heading as="h1" textStyle="display" marginTop="6" maxWidth="[16ch]">
        {article.title}
      </Heading>
      <Box maxWidth="measure">
        <Text textStyle="lead" marginTop="6" marginBottom="6">
          {article.excerpt}
        </Text>
        <ArticleMeta article={article} words={words} />
      </Box>
    </Band>
  );
}
