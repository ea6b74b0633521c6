import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { ArticleSummary, ArticleWords } from "../../../data/articles.ts";
import type { Neighbors } from "../../articles/neighbors.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface ArticleNeighborsProps extends Neighbors<ArticleSummary> {
  words: ArticleWords;
}

/** On to the article before and the one after. */
export function ArticleNeighbors({ previous, next, words }: ArticleNeighborsProps) {
  const neighbors = [
    { label: words.previous, article: previous },
    { label: words.next, article: next },
  ];
  return (
    <Band>
      <nav aria-label={words.more}>
        <Grid as="ul" templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="gap">
          {neighbors.map(
            ({ label, article }) =>
              article && (
                <Flex as="li" key={label} gap="6" alignItems="center" colorPalette={article.category.palette}>
                  <Box
                    data-picture
                    flex="none"
                    width={{ base: "16", sm: "32" }}
                    borderRadius="control"
                    overflow="hidden"
                  >
                    <SlugDrawing slug={article.slug} kind="article" ratio="1:1" />
                  </Box>
                  <div>
                    <Text textStyle="label" color="colorPalette.fg">
                      {label}
                    </Text>
                    <Heading as="h2" textStyle="h3">
                      <RouteLink to={article.path} variant="standalone">
                        {article.title}
                      </RouteLink>
                    </Heading>
                  </div>
                </Flex>
              ),
          )}
        </Grid>
      </nav>
    </Band>
  );
}
