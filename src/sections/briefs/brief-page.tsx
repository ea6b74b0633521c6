import { Box, Card, Flex, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { BranchStyle, Brief, ComeBrief, GiveBrief, JoinBrief, LedgerEntry } from "../../../data/briefs/brief.ts";
import { ButtonLink } from "../../components/links.tsx";
import { Columns, H1, H2, Lead, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import {
  BriefForm,
  BriefSteps,
  Checklist,
  CornerMotif,
  NextNote,
  PlaceDrawing,
  Plan,
  RelatedLinks,
} from "./brief-parts.tsx";

interface BriefTitleProps {
  /** Name of the branch or organization that the page belongs to. */
  name: string;
  brief: Brief;
  on?: "paper" | "deep";
}

const titleId = "title";

function BriefTitle({ name, brief, on = "paper" }: BriefTitleProps) {
  return (
    <Box>
      <Text textStyle="label" color={on === "deep" ? "colorPalette.deepLine" : "colorPalette.fg"}>
        {name}
      </Text>
      <H1 id={titleId} textStyle="h1" marginY="5">
        {brief.heading}
      </H1>
      <Lead maxWidth="[44ch]">{brief.lead}</Lead>
    </Box>
  );
}

function BriefAbout({ about }: Pick<Brief, "about">) {
  return (
    <Box>
      <H2>{about.title}</H2>
      <Paragraphs of={about.paragraphs} marginTop="5" maxWidth="measure" />
    </Box>
  );
}

function JoinPage({ brief, branchStyle, form }: { brief: JoinBrief; branchStyle: BranchStyle; form: ReactNode }) {
  return (
    <>
      <Section tone="tint" labelledBy={titleId} overflow="hidden" backdrop={<CornerMotif picture={brief.picture} />}>
        <Columns lg="1fr 1fr" columnGap="20" rowGap="10">
          <Flex direction="column" gap="10">
            <BriefTitle name={branchStyle.name} brief={brief} />
            <Checklist {...brief.ready} />
            <NextNote {...brief.next} />
          </Flex>
          <BriefForm title={brief.form.title}>{form}</BriefForm>
        </Columns>
      </Section>
      <Section>
        <Columns lg="7fr 4fr" columnGap="20" rowGap="12">
          <BriefAbout about={brief.about} />
          <RelatedLinks {...brief.related} />
        </Columns>
      </Section>
      <Section tone="sunken">
        <BriefSteps today={brief.today} across />
      </Section>
    </>
  );
}

function GiftLedger({ title, entries }: GiveBrief["ledger"]) {
  return (
    <Card.Root>
      <Card.Body padding={{ base: "5", md: "10" }}>
        <SectionHeading title={title} size="h3" marginBottom="4" />
        <List.Root variant="ruled" borderColor="colorPalette.soft">
          {entries.map((entry) => (
            <Entry key={entry.name} {...entry} />
          ))}
        </List.Root>
      </Card.Body>
    </Card.Root>
  );
}

function Entry({ name, text, figure }: LedgerEntry) {
  return (
    <List.Item borderTopWidth="medium">
      <SectionHeading level="h3" title={name} text={text} size="h4" marginTop="1" />
      {figure && (
        <Text marginTop="3" color="colorPalette.fg">
          <Text as="span" textStyle="h3">
            {figure.value}
          </Text>{" "}
          {figure.label}
        </Text>
      )}
    </List.Item>
  );
}

function GivePage({ brief, branchStyle, form }: { brief: GiveBrief; branchStyle: BranchStyle; form: ReactNode }) {
  return (
    <>
      <Section
        tone="tint"
        labelledBy={titleId}
        overflow="hidden"
        backdrop={<CornerMotif picture={brief.picture} lit={brief.ledger.entries.length} />}
      >
        <Columns lg="6fr 5fr" columnGap="16" rowGap="10">
          <BriefTitle name={branchStyle.name} brief={brief} />
          <GiftLedger {...brief.ledger} />
        </Columns>
      </Section>
      <Section>
        <BriefSteps today={brief.today} across />
      </Section>
      <Section tone="sunken">
        <Columns lg="7fr 4fr" columnGap="20" rowGap="10">
          <BriefAbout about={brief.about} />
          <Box
            as="aside"
            aria-labelledby="candor"
            bg="bg.raised"
            borderRadius="panel"
            padding={{ base: "5", md: "8" }}
            alignSelf="start"
          >
            <SectionHeading id="candor" title={brief.candor.title} size="h3" marginBottom="3" />
            <Text>{brief.candor.text}</Text>
          </Box>
        </Columns>
      </Section>
      <Section>
        <Columns lg="7fr 4fr" columnGap="20" rowGap="10">
          <BriefForm title={brief.form.title}>{form}</BriefForm>
          <Flex direction="column" gap="10">
            <NextNote {...brief.next} />
            <RelatedLinks {...brief.related} />
          </Flex>
        </Columns>
      </Section>
    </>
  );
}

function ComePage({ brief, branchStyle, form }: { brief: ComeBrief; branchStyle: BranchStyle; form: ReactNode }) {
  return (
    <>
      <Section tone="deep" labelledBy={titleId} overflow="hidden">
        <Columns lg="5fr 6fr" columnGap="16" rowGap="8" alignItems="center">
          <PlaceDrawing picture={brief.picture} slug={brief.path} />
          <Box>
            <BriefTitle name={branchStyle.name} brief={brief} on="deep" />
            <ButtonLink to="#write" size="lg" variant="onDeep" marginTop="8">
              {brief.form.action}
            </ButtonLink>
          </Box>
        </Columns>
      </Section>
      <Section>
        <Columns lg="5fr 6fr" columnGap="20" rowGap="12">
          <BriefAbout about={brief.about} />
          <Plan {...brief.plan} />
        </Columns>
      </Section>
      <Section tone="tint">
        <Columns lg="7fr 4fr" columnGap="20" rowGap="12">
          <Box>
            <BriefSteps today={brief.today} />
          </Box>
          <Checklist {...brief.bring} />
        </Columns>
      </Section>
      <Section>
        <Columns lg="7fr 4fr" columnGap="20" rowGap="12">
          <BriefForm title={brief.form.title}>{form}</BriefForm>
          <Flex direction="column" gap="10">
            <NextNote {...brief.next} />
            <RelatedLinks {...brief.related} />
          </Flex>
        </Columns>
      </Section>
    </>
  );
}

interface BriefPageProps {
  brief: Brief;
  branchStyle: BranchStyle;
  /** The form, which must be labeled by `briefFormTitleId`. */
  form: ReactNode;
}

export function BriefPage({ brief, ...rest }: BriefPageProps) {
  return <Box colorPalette={rest.branchStyle.palette}>{layOut(brief, rest)}</Box>;
}

function layOut(brief: Brief, rest: Omit<BriefPageProps, "brief">) {
  switch (brief.kind) {
    case "give":
      return <GivePage brief={brief} {...rest} />;
    case "come":
      return <ComePage brief={brief} {...rest} />;
    case "join":
      return <JoinPage brief={brief} {...rest} />;
  }
}
