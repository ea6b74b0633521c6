import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { chakra } from "@chakra-ui/react/styled-system";
import { Text } from "@chakra-ui/react/text";
import type { ArticleLink, ArticleWords } from "../../../data/articles.ts";
import type { SiteLink } from "../../../data/link.ts";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import type { Neighbors } from "../../articles/neighbors.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import type { ProgramLink } from "../../programs/program-card.ts";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface RoleLink {
  key: RoleKey;
  title: string;
  gloss: string;
  to: string;
  /** Position on the wheel, from 0. */
  place: number;
}

interface ArticleOnwardProps {
  programs: readonly ProgramLink[];
  roles: readonly RoleLink[];
  words: ArticleWords;
}

export function ArticleOnward({ programs, roles, words }: ArticleOnwardProps) {
  return (
    <Band tone="sunken" labelledBy="onward" _print={{ display: "none" }}>
      <Heading as="h2" id="onward" textStyle="h2">
        {words.onward}
      </Heading>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "3fr 2fr" }} gap="gap" marginTop="6">
        <div>
          <Text textStyle="label">{words.programs}</Text>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="4">
            {programs.map(({ title, summary, url }) => (
              <List.Item key={url} paddingY="4">
                <Heading as="h3" textStyle="h3">
                  <RouteLink to={url} variant="standalone">
                    {title}
                  </RouteLink>
                </Heading>
                <p>{summary}</p>
              </List.Item>
            ))}
          </List.Root>
        </div>
        <div>
          <Text textStyle="label">{words.roles}</Text>
          {roles.map(({ key, title, gloss, to, place }) => (
            <Flex key={key} gap="4" alignItems="center" paddingTop="6" css={hue(place)}>
              <RoleDisc role={key} boxSize="16" />
              <div>
                <Heading as="h3" textStyle="h4">
                  <RouteLink to={to} variant="standalone">
                    {title}
                  </RouteLink>
                </Heading>
                <p>{gloss}</p>
              </div>
            </Flex>
          ))}
        </div>
      </Grid>
    </Band>
  );
}

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
