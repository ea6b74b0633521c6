import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { authorWords } from "../../../data/articles.ts";
import type { Author } from "../../../data/authors.ts";
import type { SiteLink } from "../../../data/link.ts";
import type { branches } from "../../../data/site.ts";
import { articleColumns } from "../../articles/article-columns.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink, SmartButton } from "../../components/links.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";

interface AuthorHeroProps {
  author: Author;
  words: typeof authorWords;
  back: SiteLink;
  palette: (typeof branches)[number]["palette"] | undefined;
}

/** Who somebody is, beside a picture of their own. */
export function AuthorHero({ author, words, back, palette }: AuthorHeroProps) {
  return (
    <Band tone="deep" colorPalette={palette} paddingTop="8">
      <Grid templateColumns={articleColumns} gap="gap" alignItems="center">
        <div>
          <RouteLink to={back.to} variant="standalone">
            <Icon name="arrow-right" size="icon.sm" transform="rotate(180deg)" />
            {back.label}
          </RouteLink>
          <Text textStyle="label" marginTop="6">
            {words.kicker}
          </Text>
          <Heading as="h1" textStyle="h1">
            {author.name}
          </Heading>
          <Text textStyle="lead" marginY="5">
            {author.summary}
          </Text>
          {author.bio.map((paragraph) => (
            <Text key={paragraph} marginBottom="5" maxWidth="measure">
              {paragraph}
            </Text>
          ))}
          <SmartButton link={author.link} variant="onDeep" />
        </div>
        <Box
          borderRadius="pill"
          overflow="hidden"
          order={{ base: "-1", lg: "1" }}
          maxWidth={{ base: "40", lg: "full" }}
        >
          <SlugDrawing slug={author.key} kind="partner" ratio="1:1" />
        </Box>
      </Grid>
    </Band>
  );
}
