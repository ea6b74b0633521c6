import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ArticleWords } from "../../../data/articles.ts";
import type { RoleKey } from "../../../data/quiz/roles.ts";
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
