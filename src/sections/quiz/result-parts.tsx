import { Box } from "@chakra-ui/react/box";
import { DataList } from "@chakra-ui/react/data-list";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import { dollars } from "../../../data/money.ts";
import type { RecommendableSlug } from "../../../data/programs.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import type { Tier } from "../../../data/quiz/tiers.ts";
import { Band } from "../../components/band.tsx";
import { RouteLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { rolePath } from "../../quiz/role-link.ts";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface ResultHeroProps {
  /** The primary role, and the role that ties with it. */
  own: readonly Role[];
  alsoTied: readonly Role[];
  words: QuizCopy["results"];
  wheel: ReactNode;
  /** Actions for the result, and the state of the mail. */
  children: ReactNode;
}

export function ResultHero({ own, alsoTied, words, wheel, children }: ResultHeroProps) {
  const isTie = own.length > 1;
  return (
    <Band tone="tint" width="wide" overflow="hidden">
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "1fr 1fr" }} gap="gap" alignItems="center">
        <Box>
          <Text textStyle="label" color="colorPalette.fg">
            {isTie ? words.eyebrowTie : words.eyebrow}
          </Text>
          <Heading as="h1" id="results" textStyle="display" marginTop="2" scrollMarginTop="[100vh]">
            {own.map(({ name }) => name).join(" and ")}
          </Heading>
          {own.map(({ key, tagline }) => (
            <Text key={key} textStyle="lead" marginTop="4" maxWidth="measure">
              {tagline}
            </Text>
          ))}
          {isTie && (
            <Text marginTop="4" maxWidth="measure">
              {words.tie}
            </Text>
          )}
          {alsoTied.length > 0 && (
            <Text marginTop="2" maxWidth="measure">
              {`${words.alsoTied} `}
              {alsoTied.map(({ key, name }, index) => (
                <span key={key}>
                  {index > 0 && ", "}
                  <RouteLink to={rolePath(key)}>{name}</RouteLink>
                </span>
              ))}
            </Text>
          )}
          {children}
        </Box>
        {wheel}
      </Grid>
    </Band>
  );
}

interface ResultRoleProps {
  role: Role;
  /** Position on the wheel, from 0. */
  place: number;
  parts: QuizCopy["results"]["parts"];
  praxis: QuizCopy["results"]["praxis"];
}

const lines = ["challenge", "contribution", "invitation"] as const;
const places = ["self", "home", "work"] as const;

export function ResultRole({ role, place, parts, praxis }: ResultRoleProps) {
  const titleId = `${role.key}-title`;
  return (
    <Band labelledBy={titleId} css={hue(place)}>
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "2fr 3fr" }} columnGap={{ lg: "20" }} rowGap="gap">
        <Box>
          <RoleDisc role={role.key} boxSize={{ base: "24", md: "32" }} />
          <Heading as="h2" id={titleId} textStyle="h1" marginTop="5">
            {role.name}
          </Heading>
          <Heading as="h3" textStyle="h4" marginTop="6">
            {parts.gift}
          </Heading>
          <Text textStyle="lead" marginTop="2">
            {role.gift}
          </Text>
        </Box>
        <Box display="grid" gap="8" alignContent="end">
          {lines.map((line) => (
            <Box key={line} borderTopWidth="thin" borderColor="border.subtle" paddingTop="5">
              <Heading as="h3" textStyle="h4">
                {parts[line]}
              </Heading>
              <Text marginTop="2" maxWidth="measure">
                {role[line]}
              </Text>
            </Box>
          ))}
        </Box>
      </Grid>
      <Heading as="h3" textStyle="h2" marginTop="16">
        {praxis.title}
      </Heading>
      <Text color="fg.muted" marginTop="2">
        {praxis.gloss}
      </Text>
      <DataList.Root variant="columns" marginTop="6" borderColor="[var(--hue)]">
        {places.map((where) => (
          <DataList.Item key={where} flex="1 1 17rem" paddingTop="4">
            <DataList.ItemLabel textStyle="h3">{praxis[where]}</DataList.ItemLabel>
            <DataList.ItemValue marginTop="2">{role.praxis[where]}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
    </Band>
  );
}

interface StudyTiersProps {
  words: QuizCopy["results"]["tiers"];
  tiers: readonly Tier[];
}

export function StudyTiers({ words, tiers }: StudyTiersProps) {
  return (
    <Band labelledBy="tiers-title">
      <Heading as="h2" id="tiers-title" textStyle="h2">
        {words.title}
      </Heading>
      <List.Root variant="ruled" marginTop="6">
        {tiers.map(({ key, name, price, text }) => (
          <List.Item key={key} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="6" rowGap="1">
            <Text textStyle="numeral" minWidth="[3.6em]">
              {dollars(price)}
            </Text>
            <Heading as="h3" textStyle="h4" minWidth="[min(9em, 100%)]">
              <RouteLink to={`/academy/study#${key}`}>{name}</RouteLink>
            </Heading>
            <Text flex="1 1 18rem">{text}</Text>
          </List.Item>
        ))}
      </List.Root>
      <Text marginTop="4">
        <RouteLink to="/academy/study" variant="standalone">
          {words.each}
        </RouteLink>
      </Text>
    </Band>
  );
}

export interface RecommendedProgram {
  slug: RecommendableSlug;
  title: string;
  summary: string;
  /** Path of the program's page. */
  url: string;
  rationale?: string;
}

interface SuitedProgramsProps {
  words: QuizCopy["results"]["programs"];
  programs: readonly RecommendedProgram[];
  onOpen: (slug: RecommendableSlug) => void;
}

export function SuitedPrograms({ words, programs, onOpen }: SuitedProgramsProps) {
  return (
    <Band tone="sunken" labelledBy="programs-title">
      <SectionHeading id="programs-title" title={words.title} lead={words.text} size="h1" marginTop="3" />
      <List.Root
        as="ol"
        variant="ruled"
        display="grid"
        marginTop="8"
        gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}
        borderColor="border.control"
        columnGap="gap"
      >
        {programs.map(({ slug, title, summary, url, rationale }) => (
          <List.Item key={slug} paddingY="6">
            <Heading as="h3" textStyle="h3">
              <RouteLink to={url} onClick={() => onOpen(slug)}>
                {title}
              </RouteLink>
            </Heading>
            {rationale && (
              <Text textStyle="lead" marginTop="3">
                {rationale}
              </Text>
            )}
            <Text color="fg.muted" marginTop="3">
              {summary}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Band>
  );
}
