import { Box, DataList, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { dollars } from "../../../data/money.ts";
import type { RecommendableSlug } from "../../../data/programs.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import type { Tier } from "../../../data/quiz/tiers.ts";
import { RouteLink } from "../../components/links.tsx";
import { Columns, Eyebrow, H1, H2, H3, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { RoleLinks } from "../../quiz/role-links.tsx";
import { RoleDisc } from "../../wheel/role-disc.tsx";
import { hue } from "../../wheel/role-order.ts";

interface ResultHeroProps {
  /** The primary role, and the role that ties with it. */
  own: readonly Role[];
  alsoTied: readonly Role[];
  /** Roles that follow, if the answers are spread out. */
  next: readonly Role[];
  /** Answers of the primary role. */
  most: number;
  words: QuizCopy["results"];
  wheel: ReactNode;
  /** Actions for the result, and the state of the mail. */
  children: ReactNode;
}

export function ResultHero({ own, alsoTied, next, most, words, wheel, children }: ResultHeroProps) {
  const isTie = own.length > 1;
  return (
    <Section tone="tint" overflow="hidden">
      <Columns lg="1fr 1fr" gap="gap" alignItems="center">
        <Box>
          <Eyebrow>{isTie ? words.eyebrowTie : words.eyebrow}</Eyebrow>
          <H1 id="results" marginTop="2" scrollMarginTop="[100vh]">
            {own.map(({ name }) => name).join(" and ")}
          </H1>
          {own.map(({ key, tagline }) => (
            <Lead key={key} marginTop="4" maxWidth="measure">
              {tagline}
            </Lead>
          ))}
          {isTie && (
            <Text marginTop="4" maxWidth="measure">
              {words.tie}
            </Text>
          )}
          {alsoTied.length > 0 && <OtherRoles label={words.alsoTied} roles={alsoTied} />}
          {next.length > 0 && <OtherRoles label={words.spread(most)} roles={next} />}
          {children}
        </Box>
        {wheel}
      </Columns>
    </Section>
  );
}

function OtherRoles({ label, roles }: { label: string; roles: readonly Role[] }) {
  return (
    <Text marginTop="2" maxWidth="measure">
      {`${label} `}
      <RoleLinks roles={roles} between=", " />
    </Text>
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
    <Section labelledBy={titleId} css={hue(place)}>
      <Columns lg="2fr 3fr" columnGap={{ lg: "20" }} rowGap="gap">
        <Box>
          <RoleDisc role={role.key} boxSize={{ base: "24", md: "32" }} />
          <SectionHeading id={titleId} title={role.name} size="h1" marginTop="5" />
          <H3 textStyle="h4" marginTop="6">
            {parts.gift}
          </H3>
          <Lead marginTop="2">{role.gift}</Lead>
        </Box>
        <Box display="grid" gap="8" alignContent="end">
          {lines.map((line) => (
            <Box key={line} borderTopWidth="thin" borderColor="border.subtle" paddingTop="5">
              <H3 textStyle="h4">{parts[line]}</H3>
              <Text marginTop="2" maxWidth="measure">
                {role[line]}
              </Text>
            </Box>
          ))}
        </Box>
      </Columns>
      <H3 textStyle="h2" marginTop="16">
        {praxis.title}
      </H3>
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
    </Section>
  );
}

export function StudyTiers({ words, tiers }: { words: QuizCopy["results"]["tiers"]; tiers: readonly Tier[] }) {
  return (
    <Section labelledBy="tiers-title">
      <H2 id="tiers-title">{words.title}</H2>
      <List.Root variant="ruled" marginTop="6">
        {tiers.map(({ key, name, price, text }) => (
          <List.Item key={key} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="6" rowGap="1">
            <Text textStyle="numeral" minWidth="[3.6em]">
              {dollars(price)}
            </Text>
            <H3 textStyle="h4" minWidth="[min(9em, 100%)]">
              <RouteLink to={`/academy#${key}`}>{name}</RouteLink>
            </H3>
            <Text flex="1 1 18rem">{text}</Text>
          </List.Item>
        ))}
      </List.Root>
      <Text marginTop="4">
        <RouteLink to="/academy#once" variant="standalone">
          {words.each}
        </RouteLink>
      </Text>
    </Section>
  );
}

interface RecommendedProgram {
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
    <Section tone="sunken" labelledBy="programs-title">
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
            <H3>
              <RouteLink to={url} onClick={() => onOpen(slug)}>
                {title}
              </RouteLink>
            </H3>
            {rationale && <Lead marginTop="3">{rationale}</Lead>}
            <Text color="fg.muted" marginTop="3">
              {summary}
            </Text>
          </List.Item>
        ))}
      </List.Root>
    </Section>
  );
}
