import { Blockquote, Box, chakra, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { ScholarshipsPage } from "../../../data/scholarships.ts";
import { CheckedItems } from "../../components/lists.tsx";
import { Columns, Flow, H3, Section, SectionHeading } from "../../components/section.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface FormBesideProps {
  intro: ReactNode;
  form: ReactNode;
  /** Follows the form in a one-column layout, and the text in a two-column layout. */
  after: ReactNode;
}

function FormBeside({ intro, form, after }: FormBesideProps) {
  return (
    <Columns lg="1fr 1fr" templateRows={{ lg: "auto 1fr" }} columnGap="16" rowGap="10" alignItems="start">
      <Flow>{intro}</Flow>
      <FormPanel gridColumn={{ lg: "2" }} gridRow={{ lg: "span 2" }} boxShadow="raised">
        {form}
      </FormPanel>
      <Flow rhythm="tight">{after}</Flow>
    </Columns>
  );
}

function Voice({ quote, name, detail }: ScholarshipsPage["voice"]) {
  return (
    <Blockquote.Root>
      <chakra.svg
        viewBox="0 0 120 40"
        width="20"
        aria-hidden
        fill="transparent"
        stroke="marigold.solid"
        strokeWidth="20"
        strokeLinecap="round"
      >
        <path d="M12 28A150 150 0 0 1 108 28" />
      </chakra.svg>
      <Blockquote.Content marginTop="3">“{quote}”</Blockquote.Content>
      <Blockquote.Caption textStyle="body" color="fg.muted">
        {name}, {detail}
      </Blockquote.Caption>
    </Blockquote.Root>
  );
}

interface ApplyProps {
  copy: ScholarshipsPage["apply"];
  /** Quote from an earlier applicant. */
  voice: ScholarshipsPage["voice"];
  /** The form, which must be labeled by `applyTitleId`. */
  form: ReactNode;
}

export const applyTitleId = "apply-title";

export function Apply({ copy, voice, form }: ApplyProps) {
  return (
    <Section id="equity-seat" labelledBy={applyTitleId}>
      <FormBeside
        intro={
          <>
            <SectionHeading id={applyTitleId} title={copy.title} lead={copy.intro} maxWidth="measure" />
            <H3 textStyle="h4">{copy.unasked.title}</H3>
            <CheckedItems of={copy.unasked.items} icon="close" gap="4" />
          </>
        }
        after={<Voice {...voice} />}
        form={form}
      />
    </Section>
  );
}

interface GivingProps {
  copy: ScholarshipsPage["give"];
  /** The form, which must be labeled by `giveTitleId`. */
  form: ReactNode;
}

export const giveTitleId = "give-title";

export function Give({ copy, form }: GivingProps) {
  return (
    <Section tone="tint" colorPalette="fern" id="contribute" labelledBy={giveTitleId}>
      <FormBeside
        intro={<SectionHeading id={giveTitleId} title={copy.title} lead={copy.intro} maxWidth="measure" />}
        after={
          <>
            <Text>
              <Box as="span" textStyle="display" display="block">
                {copy.pool.value}
              </Box>
              <strong>{copy.pool.label}</strong>
            </Text>
            <Text maxWidth="measure">{copy.pool.counts}</Text>
          </>
        }
        form={<Box colorPalette="clay">{form}</Box>}
      />
    </Section>
  );
}
