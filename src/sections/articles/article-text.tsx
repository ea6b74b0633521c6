import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import { articleColumns } from "../../articles/article-columns.ts";
import type { ArticleNode } from "../../articles/article-node.ts";
import { Band } from "../../components/band.tsx";
import { BandEdge } from "../../drawings/band-edge.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { ArticleBody } from "./article-body.tsx";

interface ArticleTextProps {
  article: ArticleSummary;
  body: readonly ArticleNode[];
  words: ArticleWords;
}

/** The text at its measure; beside it a drawing that reaches up into the header, and what the article is filed under. */
export function ArticleText({ article, body, words }: ArticleTextProps) {
  return (
    <Band colorPalette={article.category.palette} paddingTop="12" backdrop={<BandEdge motif="contour" tone="canvas" />}>
      <Grid templateColumns={articleColumns} gap="gap">
        <Box order={{ base: "-1", lg: "1" }} marginTop={{ base: "-28", lg: "[-20rem]" }}>
          <Box data-portrait borderRadius="panel" overflow="hidden">
            <SlugDrawing slug={article.slug} kind="article" />
          </Box>
          <Text textStyle="small" color="fg.muted" marginTop="6" marginBottom="2" id="filed-under">
            {words.tags}
          </Text>
          <Flex as="ul" aria-labelledby="filed-under" wrap="wrap" gap="2">
            {article.tags.map((tag) => (
              <Badge key={tag} as="li" variant="outline">
                {tag}
              </Badge>
            ))}
          </Flex>
        </Box>
        <Box>
          <ArticleBody body={body} />
          <Text textStyle="small" color="fg.muted" marginTop="12">
            {words.sampleNote}
          </Text>
        </Box>
      </Grid>
    </Band>
  );
}
