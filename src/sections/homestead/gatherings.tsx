import { Box, Card, chakra, DataList, Flex, List, Text } from "@chakra-ui/react";
import type {
  Gathering,
  gatheringsIntro,
  mutualAid,
  Practice,
  practices,
  RetreatOption,
  retreats,
} from "../../../data/homestead.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Phases } from "../../components/phases.tsx";
import { Columns, Flow, H2, Lead, Section, SectionHeading, Split } from "../../components/section.tsx";
import { builtAt } from "../../components/use-hydrated.ts";
import { hasEnded, lastEnd } from "../../events/event-rules.ts";
import { gatheringWhen } from "../../events/event-when.ts";
import { LandCrop } from "../../land/land-crop.tsx";

function GatheringRow({ gathering }: { gathering: Gathering }) {
  const { days, hours } = gatheringWhen(gathering);
  return (
    <List.Item
      data-until={gathering.endsAt}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "4fr 7fr" }}
      columnGap="16"
      rowGap="2"
      paddingY="6"
    >
      <Box>
        <chakra.time
          dateTime={gathering.startsAt}
          display="block"
          textStyle="h4"
          textWrap="balance"
          color="colorPalette.fg"
        >
          {days}
        </chakra.time>
        {hours && <Text>{hours}</Text>}
        <Text>{gathering.location}</Text>
      </Box>
      <div>
        <SectionHeading level="h3" title={gathering.title} text={gathering.text} maxWidth="measure" />
        <SmartLink link={gathering.link} variant="standalone" />
      </div>
    </List.Item>
  );
}

interface GatheringsProps {
  words: typeof gatheringsIntro;
  /** Sorted by date. */
  gatherings: readonly Gathering[];
}

export function Gatherings({ words, gatherings }: GatheringsProps) {
  const ahead = gatherings.filter((gathering) => !hasEnded(gathering, builtAt));
  return (
    <Section tone="tint" labelledBy="dates">
      <SectionHeading id="dates" title={words.title} lead={words.lead} maxWidth="measure" textWrap="balance" />
      {ahead.length > 0 && (
        <List.Root as="ol" variant="ruled" borderColor="colorPalette.line" data-until={lastEnd(ahead)}>
          {ahead.map((gathering) => (
            <GatheringRow key={gathering.slug} gathering={gathering} />
          ))}
        </List.Root>
      )}
      <Phases times={ahead.map(({ endsAt }) => endsAt)} at={(now) => ahead.every((one) => hasEnded(one, now))}>
        {(isOver) => isOver && <Text>{words.none}</Text>}
      </Phases>
    </Section>
  );
}

function RetreatCard({ title, text, options, link }: typeof retreats) {
  return (
    <Card.Root as="section" aria-labelledby="retreats" variant="tint" overflow="hidden">
      <Card.Body flex="none" gap="5">
        <H2 id="retreats">{title}</H2>
        <Lead>{text}</Lead>
        <Columns md="1fr 1fr" gap="gap">
          {options.map((option) => (
            <Option key={option.name} {...option} />
          ))}
        </Columns>
        <SmartButton link={link} size="lg" alignSelf="flex-start" />
      </Card.Body>
      <LandCrop shows="bank" hideBelow="md" flex="1" minHeight="32" />
    </Card.Root>
  );
}

function Option({ name, span, holds }: RetreatOption) {
  return (
    <Flow rhythm="tight" borderBlockStartWidth="thick" borderColor="colorPalette.line" paddingTop="4">
      <SectionHeading level="h3" title={name} text={span} color="colorPalette.fg" />
      <Text>{holds}</Text>
    </Flow>
  );
}

/** Styles for phones: a line above each card instead of a frame, because frames would take a third of the height. */
const ruledOnPhones = {
  mdDown: {
    borderWidth: "0",
    borderTopWidth: "medium",
    borderColor: "colorPalette.line",
    borderRadius: "0",
    paddingTop: "4",
  },
} as const;

function PracticeCard({ title, text, link }: Practice) {
  return (
    <Card.Root as="li" variant="outline" css={ruledOnPhones}>
      <Card.Body padding={{ base: "0", md: "gap" }} gap="2">
        <SectionHeading title={title} text={text} size="h3" marginTop="0" />
        <SmartLink link={link} variant="standalone" />
      </Card.Body>
    </Card.Root>
  );
}

export function MutualAid({ title, lead, rows, link }: typeof mutualAid) {
  return (
    <Section id="mutual-aid" tone="sunken" labelledBy="mutual-aid-title">
      <Split>
        <Flow>
          <SectionHeading id="mutual-aid-title" title={title} lead={lead} />
          <SmartLink link={link} variant="standalone" />
        </Flow>
        <DataList.Root variant="ruled" borderColor="colorPalette.line">
          {rows.map(({ term, detail }) => (
            <DataList.Item key={term} paddingY="3" borderTopWidth="medium">
              <DataList.ItemLabel>{term}</DataList.ItemLabel>
              <DataList.ItemValue>{detail}</DataList.ItemValue>
            </DataList.Item>
          ))}
        </DataList.Root>
      </Split>
    </Section>
  );
}

interface WhatHappensProps {
  retreats: typeof retreats;
  practices: typeof practices;
}

export function WhatHappens({ retreats, practices }: WhatHappensProps) {
  return (
    <Section>
      <Columns lg="7fr 4fr" gap="gap">
        <RetreatCard {...retreats} />
        <Flex as="ul" direction="column" justifyContent="space-between" gap="gap">
          {practices.items.map((practice) => (
            <PracticeCard key={practice.title} {...practice} />
          ))}
        </Flex>
      </Columns>
    </Section>
  );
}
