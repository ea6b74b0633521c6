import { Badge, Box, DataList, Flex, Text, VisuallyHidden } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { labels as shared } from "../../../data/labels.ts";
import type { Link, SiteLink } from "../../../data/link.ts";
import type { FactLine, ProgramFact } from "../../../data/program-facts.ts";
import type { ProgramPage, programLabels } from "../../../data/program-pages.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { Cards } from "../../components/cards.tsx";
import { Actions, SmartButton, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import {
  Columns,
  Flow,
  H1,
  H3,
  Lead,
  Section,
  SectionHeading,
  SectionIntro,
  Split,
} from "../../components/section.tsx";
import { programPicture } from "../../drawings/slug/program.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard } from "../../programs/program-card.ts";

interface ProgramPart {
  labels: typeof programLabels;
  page: ProgramPage;
}

interface ProgramAccessProps extends ProgramPart {
  /** Links for joining. The first is the primary action. */
  links: readonly SiteLink[];
  equityLink: SiteLink;
}

export function ProgramAccess({ labels, page: { note }, links, equityLink }: ProgramAccessProps) {
  return (
    <Section id="join" labelledBy="join-title">
      <Split>
        <SectionIntro id="join-title" title={labels.join} />
        <Flow>
          <Actions links={links} gap="3" />
          <Text>
            {labels.equity} <SmartLink link={equityLink} />
          </Text>
          {note && (
            <Text color="fg.muted">
              {note.text} {note.link && <SmartLink link={note.link} />}
            </Text>
          )}
        </Flow>
      </Split>
    </Section>
  );
}

export function ProgramFit({ labels, page }: ProgramPart) {
  return (
    <Section labelledBy="fit-title" paddingBottom="0">
      <Split>
        <SectionIntro id="fit-title" title={labels.forYouIf} />
        <Items of={page.forYouIf} textStyle="lead" gap="4" />
      </Split>
    </Section>
  );
}

interface ProgramHeroProps extends ProgramPart, ProgramCard {
  trail: Trail;
  partnerLink?: Link;
}

export function ProgramHero({ trail, slug, title, category, partnerLink, labels, page }: ProgramHeroProps) {
  return (
    <Section
      tone="tint"
      labelledBy="program-title"
      backdrop={
        <Box
          position="absolute"
          right="0"
          bottom="0"
          width={{ base: "full", lg: "[38%]" }}
          height={{ base: "[45vw]", lg: "full" }}
        >
          <SlugDrawing slug={slug} family={programPicture} height="full" on="deep" bg="colorPalette.deep" />
        </Box>
      }
      paddingBottom={{ base: "0", lg: "band" }}
    >
      <Columns gap="5" width={{ lg: "[56%]" }} paddingBottom={{ base: "[54vw]", lg: "0", _print: "0" }}>
        <Breadcrumbs trail={trail} />
        <Badge variant="solid">{category}</Badge>
        <H1 id="program-title">{title}</H1>
        {partnerLink && (
          <strong>
            {shared.partner} <SmartLink link={partnerLink} />
          </strong>
        )}
        <Lead>{page.lead}</Lead>
        <SmartButton link={labels.toJoin} size="lg" justifySelf="start" />
      </Columns>
    </Section>
  );
}

interface ProgramFactsProps {
  title: string;
  facts: readonly ProgramFact[];
  /** Says which facts are missing. */
  children: ReactNode;
}

export function ProgramFacts({ title, facts, children }: ProgramFactsProps) {
  return (
    <Section labelledBy="facts-title">
      <SectionHeading id="facts-title" title={title} />
      <DataList.Root variant="ruled" borderColor="colorPalette.line">
        {facts.map(({ term, lines }) => (
          <DataList.Item
            key={term}
            display="grid"
            gridTemplateColumns={{ base: "minmax(0, 1fr)", md: "10rem minmax(0, 1fr)" }}
            columnGap="8"
          >
            <DataList.ItemLabel textStyle="h4" color="colorPalette.fg">
              {term}
            </DataList.ItemLabel>
            <DataList.ItemValue maxWidth="measure">
              {lines.map((line) => (
                <FactText key={line.text} term={term} {...line} />
              ))}
            </DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {children}
    </Section>
  );
}

function FactText({ term, text, link }: FactLine & Pick<ProgramFact, "term">) {
  return (
    <p>
      {text}{" "}
      {link && (
        <SmartLink link={link}>
          {link.label}
          <VisuallyHidden>{`: ${term}`}</VisuallyHidden>
        </SmartLink>
      )}
    </p>
  );
}

/** If the number of sessions is odd, the first one spans two columns, so that every row is full. */
const firstTakesTwo = { "& > :first-of-type": { md: { gridColumn: "span 2" } } };

export function ProgramSessions({ labels, page: { sessions } }: ProgramPart) {
  return (
    <Section tone="deep" labelledBy="sessions-title">
      <Cards
        as="ol"
        id="sessions-title"
        title={labels.sessions}
        size="h1"
        md="1fr 1fr"
        xl={sessions.length % 4 === 0 ? "repeat(4, 1fr)" : "1fr 1fr 1fr"}
        rowGap="10"
        columnGap="gap"
        css={sessions.length % 2 === 0 ? undefined : firstTakesTwo}
      >
        {sessions.map((session, index) => (
          <Flow
            rhythm="tight"
            as="li"
            key={session.title}
            borderTopWidth="thin"
            borderColor="colorPalette.deepLine"
            paddingTop="4"
          >
            <Text textStyle="numeral" color="marigold.solid" aria-hidden>
              {index + 1}
            </Text>
            <H3>{session.title}</H3>
            <Text>{session.text}</Text>
          </Flow>
        ))}
      </Cards>
    </Section>
  );
}

interface ProgramNextProps {
  title: string;
  next: SiteLink;
  /** Link to the list of programs. */
  all: SiteLink;
}

export function ProgramNext({ title, next, all }: ProgramNextProps) {
  return (
    <Section tone="sunken" isOnward labelledBy="next-title" paddingY="12">
      <Flex flexWrap="wrap" gap="gap" alignItems="center" justifyContent="space-between">
        <SectionHeading id="next-title" title={title} size="h3" />
        <Actions links={[next, all]} />
      </Flex>
    </Section>
  );
}
