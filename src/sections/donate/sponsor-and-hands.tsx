import { Box, List, Text } from "@chakra-ui/react";
import type { GivingPage } from "../../../data/giving.ts";
import type { SiteLink } from "../../../data/link.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, H2, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";

interface LedgerProps {
  entries: readonly { name: string; text: string; link?: SiteLink }[];
}

function Ledger({ entries }: LedgerProps) {
  return (
    <List.Root variant="ruled" borderColor="colorPalette.line">
      {entries.map(({ name, text, link }) => (
        <List.Item key={name}>
          <strong>{name}</strong>
          <Text>{text}</Text>
          {link && <SmartLink link={link} variant="standalone" />}
        </List.Item>
      ))}
    </List.Root>
  );
}

export function Sponsor({ title, lead, entries, terms, visit, start }: GivingPage["sponsor"]) {
  return (
    <Section tone="sunken" id="sponsor" labelledBy="sponsor-title">
      <SectionHeading id="sponsor-title" title={title} lead={lead} maxWidth="measure" />
      <Columns lg="1fr 1fr" columnGap="20" rowGap="10" marginTop="8">
        <Ledger entries={entries} />
        <Box maxWidth="measure">
          <Paragraphs of={terms} marginBottom="5" />
          <Text>
            {visit.text} <SmartLink link={visit.link} />
          </Text>
          <Box marginTop="8">
            <SectionHeading level="h3" title={start.title} text={start.text} marginTop="3" />
          </Box>
          <SmartButton link={start.link} size="lg" marginTop="5" />
        </Box>
      </Columns>
    </Section>
  );
}

export function Hands({ title, entries, offer }: GivingPage["hands"]) {
  return (
    <Section tone="tint" colorPalette="fern" id="hands" labelledBy="hands-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="8">
        <Box maxWidth="measure">
          <H2 id="hands-title">{title}</H2>
          <Text marginTop="5">{offer.text}</Text>
          <SmartLink link={offer.link} variant="standalone" />
        </Box>
        <Ledger entries={entries} />
      </Columns>
    </Section>
  );
}
