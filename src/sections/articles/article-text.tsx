import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { Band } from "../../components/band.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleBody } from "./article-body.tsx";
import type { ArticleNode } from "./article-node.ts";

interface ArticleTextProps {
  article: ArticleSummary;
  body: readonly ArticleNode[];
  words: ArticleWords;
}

/** The text at its measure; beside it a drawing that reaches up into the header’s band, and what the article is filed under. */
export function ArticleText({ article, body, words }: ArticleTextProps) {
  return (
    <Band colorPalette={article.category.palette}>
      <Grid templateColumns={{ base: "1fr", lg: "minmax(0, 2fr) minmax(0, 1fr)" }} gap="gap">
        <ArticleBody body={body} />
        <Box order={{ base: "-1", lg: "0" }} marginTop={{ lg: "-40" }}>
          <Box borderRadius="panel" overflow="hidden">
            <SlugDrawing slug={article.slug} kind="article" />
          </Box>
          <Text textStyle="small" color="fg.muted" marginTop="6">
            {words.tags}: {article.tags.join(", ")}
          </Text>
        </Box>
      </Grid>
    </Band>
  );
}
