import { chakra, Flex, List, Text } from "@chakra-ui/react";
import type { ArticleLink, ArticleWords } from "../../../data/articles.ts";
import type { SiteLink } from "../../../data/link.ts";
import type { RoleKey } from "../../../data/quiz/roles.ts";
import type { Neighbors } from "../../articles/neighbors.ts";
import { Columns, Eyebrow, Flow, H2, H2Link, H3Link, Section } from "../../components/section.tsx";
import type { ProgramLink } from "../../programs/program-card.ts";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface RoleLink {
  key: RoleKey;
  title: string;
  to: string;
  /** Position on the wheel, from 0. */
  place: number;
}

interface ArticleOnwardProps {
  programs: readonly Pick<ProgramLink, "title" | "url">[];
  roles: readonly RoleLink[];
  words: ArticleWords;
}

export function ArticleOnward({ programs, roles, words }: ArticleOnwardProps) {
  return (
    <Section tone="sunken" isOnward labelledBy="onward">
      <H2 id="onward">{words.onward}</H2>
      <Columns lg="3fr 2fr" gap="gap">
        <Flow>
          <Text textStyle="label">{words.programs}</Text>
          <List.Root variant="ruled" borderColor="colorPalette.line">
            {programs.map(({ title, url }) => (
              <List.Item key={url} paddingY="4">
                <H3Link to={url}>{title}</H3Link>
              </List.Item>
            ))}
          </List.Root>
        </Flow>
        <div>
          <Text textStyle="label">{words.roles}</Text>
          {roles.map(({ key, title, to, place }) => (
            <Flex key={key} gap="4" alignItems="center" flexWrap="wrap" paddingTop="6" css={hue(place)}>
              <RoleDisc role={key} boxSize="16" />
              <H3Link to={to} textStyle="h4" flex="1 1 8rem">
                {title}
              </H3Link>
            </Flex>
          ))}
        </div>
      </Columns>
    </Section>
  );
}

export function ArticleNeighbors({ previous, next, words }: Neighbors<ArticleLink> & { words: ArticleWords }) {
  return (
    <Section _print={{ display: "none" }}>
      <nav aria-label={words.more}>
        <Columns as="ul" md="minmax(0, 1fr) minmax(0, 1fr)" gap="gap">
          <Side colorPalette={previous?.palette}>
            <Way label={words.previous} article={previous} all={words.back} />
          </Side>
          <Side colorPalette={next?.palette} textAlign={{ md: "end" }}>
            <Way label={words.next} article={next} all={words.back} />
          </Side>
        </Columns>
      </nav>
    </Section>
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
      {article && <Eyebrow>{label}</Eyebrow>}
      <H2Link to={article?.path ?? all.to} textStyle="h3">
        {article?.title ?? all.label}
      </H2Link>
    </>
  );
}
