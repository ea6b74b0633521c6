import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { ButtonLink } from "../../components/links.tsx";
import { articlePicture } from "../../drawings/slug/article.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleMeta } from "./article-meta.tsx";

interface LeadArticleProps {
  article: ArticleSummary;
  words: ArticleWords;
}

export function LeadArticle({ article, words }: LeadArticleProps) {
  const titleId = `${article.slug}-title`;
  return (
    <Grid
      as="article"
      aria-labelledby={titleId}
      colorPalette={article.category.palette}
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 7fr) minmax(0, 5fr)" }}
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
      <Box padding={{ base: "6", md: "10" }} alignSelf="center">
        <ArticleMeta article={article} words={words} />
        <Heading as="h2" id={titleId} textStyle="h1" marginTop="5">
          {article.title}
        </Heading>
        <Text textStyle="lead" marginTop="4" marginBottom="8">
          {article.excerpt}
        </Text>
        <ButtonLink to={article.path} size="lg">
          {words.readFull}
          <VisuallyHidden>: {article.title}</VisuallyHidden>
        </ButtonLink>
      </Box>
    </Grid>
  );
}
