import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import type { Trail } from "../../../data/trails.ts";
import { articleColumns } from "../../articles/article-columns.ts";
import { Band } from "../../components/band.tsx";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { ArticleMeta } from "./article-meta.tsx";

interface ArticleHeaderProps {
  article: ArticleSummary;
  words: ArticleWords;
  trail: Trail;
}

export function ArticleHeader({ article, words, trail }: ArticleHeaderProps) {
  return (
    <Band
      tone="deep"
      colorPalette={article.category.palette}
      paddingTop="8"
      paddingBottom={{ base: "32", _print: "0" }}
      _print={{ bg: "transparent", color: "[black]" }}
    >
      <Grid templateColumns={articleColumns} columnGap="gap">
        <Box>
          <Breadcrumbs trail={trail} />
          <Heading as="h1" textStyle="h1">
            {article.title}
          </Heading>
          <Text textStyle="lead" marginTop="5" marginBottom="8">
            {article.excerpt}
          </Text>
          <ArticleMeta article={article} words={words} color="inherit" />
        </Box>
      </Grid>
    </Band>
  );
}
