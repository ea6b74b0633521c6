import { List, Text } from "@chakra-ui/react";
import type { GivingPage } from "../../../data/giving.ts";
import type { SiteLink } from "../../../data/link.ts";
import { SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, Flow, H2, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";

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
      <Columns lg="1fr 1fr" columnGap="20" rowGap="10">
        <Ledger entries={entries} />
        <Flow maxWidth="measure">
          <Paragraphs of={terms} />
          <Text>
            {visit.text} <SmartLink link={visit.link} />
          </Text>
          <SectionHeading level="h3" title={start.title} text={start.text} />
          <SmartButton link={start.link} size="lg" />
        </Flow>
      </Columns>
    </Section>
  );
}

export function Hands({ title, entries, offer }: GivingPage["hands"]) {
  return (
    <Section tone="tint" colorPalette="fern" id="hands" labelledBy="hands-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="10">
        <Flow maxWidth="measure">
          <H2 id="hands-title">{title}</H2>
          <Text>{offer.text}</Text>
          <SmartLink link={offer.link} variant="standalone" />
        </Flow>
        <Ledger entries={entries} />
      </Columns>
    </Section>
  );
}
