import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ArticleLink, ArticleWords } from "../../../data/articles.ts";
import type { Neighbors } from "../../articles/neighbors.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";

interface ArticleNeighborsProps extends Neighbors<ArticleLink> {
  words: ArticleWords;
}

/** On to the article before, on the left, and the one after, on the right; each in the colour of its category. */
export function ArticleNeighbors({ previous, next, words }: ArticleNeighborsProps) {
  return (
    <Band _print={{ display: "none" }}>
      <nav aria-label={words.more}>
        <Grid as="ul" templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="gap">
          {previous && <Neighbor label={words.previous} article={previous} />}
          {next && <Neighbor label={words.next} article={next} isLast />}
        </Grid>
      </nav>
    </Band>
  );
}

const Side = chakra("li", {
  base: { borderTopWidth: "thick", borderColor: "colorPalette.solid", paddingTop: "4" },
  variants: { isLast: { true: { gridColumnEnd: "-1", textAlign: { md: "end" } } } },
});

function Neighbor({ label, article, isLast }: { label: string; article: ArticleLink; isLast?: true }) {
  return (
    <Side isLast={isLast} colorPalette={article.palette}>
      <Text textStyle="label" color="colorPalette.fg">
        {label}
      </Text>
      <Heading as="h2" textStyle="h3">
        <RouteLink to={article.path} variant="standalone">
          {article.title}
        </RouteLink>
      </Heading>
    </Side>
  );
}
