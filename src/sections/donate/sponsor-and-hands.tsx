import { Box, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { GivingPage } from "../../../data/giving.ts";
import type { SiteLink } from "../../../data/link.ts";
import { SmartLink } from "../../components/links.tsx";
import { Columns, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

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

interface SponsorProps {
  copy: GivingPage["sponsor"];
  /** The form, which must be labeled by `sponsorFormTitleId`. */
  form: ReactNode;
}

export const sponsorFormTitleId = "sponsor-form-title";

export function Sponsor({ copy, form }: SponsorProps) {
  return (
    <Section tone="sunken" width="wide" id="sponsor" labelledBy="sponsor-title">
      <SectionHeading id="sponsor-title" title={copy.title} lead={copy.lead} maxWidth="measure" />
      <Columns lg="1fr 1fr" columnGap="20" rowGap="10" marginTop="8" alignItems="start">
        <Box maxWidth="measure">
          <Ledger entries={copy.entries} />
          <Paragraphs of={copy.terms} marginTop="5" />
          <Text marginTop="5">
            {copy.visit.text} <SmartLink link={copy.visit.link} />
          </Text>
        </Box>
        <FormPanel boxShadow="raised" _print={{ display: "none" }}>
          <SectionHeading id={sponsorFormTitleId} level="h3" title={copy.form.title} marginBottom="4" />
          {form}
        </FormPanel>
      </Columns>
    </Section>
  );
}

export function Hands({ title, lead, entries, offer }: GivingPage["hands"]) {
  return (
    <Section tone="tint" width="wide" colorPalette="fern" id="hands" labelledBy="hands-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="8">
        <Box maxWidth="measure">
          <SectionHeading id="hands-title" title={title} lead={lead} />
          <Text marginTop="5">{offer.text}</Text>
          <SmartLink link={offer.link} variant="standalone" />
        </Box>
        <Ledger entries={entries} />
      </Columns>
    </Section>
  );
}
