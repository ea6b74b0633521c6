import { Box, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Tier } from "../../../data/course-prices.ts";
import { dollars } from "../../../data/money.ts";
import type { RecommendableSlug } from "../../../data/programs.ts";
import type { QuizCopy } from "../../../data/quiz/quiz-copy.ts";
import type { Role } from "../../../data/quiz/roles.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { RouteLink } from "../../components/links.tsx";
import { Columns, Eyebrow, Flow, H1, H2, H3, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { RoleLinks } from "../../quiz/role-links.tsx";

interface ResultHeroProps {
  /** The primary role, and the secondary role if there is one. */
  own: readonly Role[];
  words: QuizCopy["results"];
  wheel: ReactNode;
  /** The certainty of the result, and the state of the mail. */
  children: ReactNode;
}

export function ResultHero({ own, words, wheel, children }: ResultHeroProps) {
  const isTie = own.length > 1;
  return (
    <Section tone="tint" overflow="hidden">
      <Columns lg="1fr 1fr" columnGap="gap" rowGap="5">
        <Flow alignSelf="end">
          <Eyebrow>{isTie ? words.eyebrowTie : words.eyebrow}</Eyebrow>
          <H1 id="results" width="fit" scrollMarginTop="[100vh]">
            {own.map(({ name }) => name).join(" and ")}
          </H1>
          {own.map(({ key, tagline }) => (
            <Lead key={key} maxWidth="measure">
              {tagline}
            </Lead>
          ))}
        </Flow>
        <Box gridColumn={{ lg: "2" }} gridRow={{ lg: "1 / 3" }} alignSelf="center">
          {wheel}
        </Box>
        <Flow maxWidth="measure">{children}</Flow>
      </Columns>
    </Section>
  );
}

interface CertaintyProps {
  words: QuizCopy["results"];
  /** Number of answers for the leading role. */
  most: number;
  isTie: boolean;
  /** Roles that also tie with the two of the result. */
  alsoTied: readonly Role[];
  next: { roles: readonly Role[]; count: number };
}

/** Certainty of the result, in a sentence or two. */
export function Certainty({ words, most, isTie, alsoTied, next: { roles, count } }: CertaintyProps) {
  if (isTie) {
    return (
      <>
        <Text>{`${words.tie} ${words.certainty.tie(most)}`}</Text>
        {alsoTied.length > 0 && (
          <Text>
            {`${words.alsoTied} `}
            <RoleLinks roles={alsoTied} between=", " />
          </Text>
        )}
      </>
    );
  }
  const follow = words.certainty.follow(roles.length, count);
  return (
    <Text>
      {words.certainty.lead(most, count)}
      {roles.length > 0 && (
        <>
          {" "}
          {follow.isNamed && <RoleLinks roles={roles} between=", " last=" and " />}
          {follow.text}
        </>
      )}
    </Text>
  );
}

export function StudyTiers({ words, tiers }: { words: QuizCopy["results"]["tiers"]; tiers: readonly Tier[] }) {
  return (
    <>
      <H2>{words.title}</H2>
      <List.Root variant="ruled" borderColor="border.control">
        {tiers.map(({ key, name, price, text }) => (
          <List.Item key={key} display="flex" flexWrap="wrap" alignItems="baseline" columnGap="6">
            <Text textStyle="h3" minWidth="[4em]">
              {dollars(price)}
            </Text>
            <H3 textStyle="h4" minWidth="[min(9em, 100%)]">
              <RouteLink to={`/academy#${key}`}>{name}</RouteLink>
            </H3>
            <Text flex="1 1 18rem">{text}</Text>
          </List.Item>
        ))}
      </List.Root>
      <RouteLink to="/academy#once" variant="standalone">
        {words.each}
      </RouteLink>
    </>
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
  /** Other ways to study. */
  children?: ReactNode;
  programs: readonly RecommendedProgram[];
  onOpen: (slug: RecommendableSlug) => void;
}

/** Number of programs that are visible without opening the disclosure of the others. */
const openPrograms = 2;

export function SuitedPrograms({ words, programs, onOpen, children }: SuitedProgramsProps) {
  const more = programs.slice(openPrograms);
  return (
    <Section tone="sunken" labelledBy="programs-title">
      <SectionHeading id="programs-title" title={words.title} />
      <ProgramList programs={programs.slice(0, openPrograms)} onOpen={onOpen} />
      {more.length > 0 && (
        <Disclosure summary={words.more}>
          <ProgramList programs={more} onOpen={onOpen} />
        </Disclosure>
      )}
      {children}
    </Section>
  );
}

function ProgramList({ programs, onOpen }: Pick<SuitedProgramsProps, "programs" | "onOpen">) {
  return (
    <List.Root
      as="ol"
      variant="ruled"
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "1fr 1fr" }}
      borderColor="border.control"
      columnGap="gap"
    >
      {programs.map(({ slug, title, summary, url, rationale }) => (
        <List.Item key={slug} data-rhythm="tight">
          <H3 textStyle="h4">
            <RouteLink to={url} onClick={() => onOpen(slug)}>
              {title}
            </RouteLink>
          </H3>
          <Text>{rationale ?? summary}</Text>
        </List.Item>
      ))}
    </List.Root>
  );
}
