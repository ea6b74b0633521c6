import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ArticleLink, ArticleWords } from "../../../data/articles.ts";
import type { SiteLink } from "../../../data/link.ts";
import type { Neighbors } from "../../articles/neighbors.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";

interface ArticleNeighborsProps extends Neighbors<ArticleLink> {
  words: ArticleWords;
}

export function ArticleNeighbors({ previous, next, words }: ArticleNeighborsProps) {
  return (
    <Band _print={{ display: "none" }}>
      <nav aria-label={words.more}>
        <Grid as="ul" templateColumns={{ base: "minmax(0, 1fr)", md: "minmax(0, 1fr) minmax(0, 1fr)" }} gap="gap">
          <Side colorPalette={previous?.palette}>
            <Way label={words.previous} article={previous} all={words.back} />
          </Side>
          <Side colorPalette={next?.palette} textAlign={{ md: "end" }}>
            <Way label={words.next} article={next} all={words.back} />
          </Side>
        </Grid>
      </nav>
    </Band>
  );
}

const Side = chakra("li", {
  base: { borderTopWidth: "thick", borderColor: "colorPalette.solid", paddingTop: "4" },
});

interface WayProps {
  label: string;
  article: ArticleLink | undefined;
  /** Link to all articles, used if there is no neighbor. */
  all: SiteLink;
}

function Way({ label, article, all }: WayProps) {
  return (
    <>
      {article && (
        <Text textStyle="label" color="colorPalette.fg">
          {label}
        </Text>
      )}
      <Heading as="h2" textStyle="h3">
        <RouteLink to={article?.path ?? all.to} variant="standalone">
          {article?.title ?? all.label}
        </RouteLink>
      </Heading>
    </>
  );
}
