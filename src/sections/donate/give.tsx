import { List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { GivingPage } from "../../../data/giving.ts";
import { dollars } from "../../../data/money.ts";
import { Doors } from "../../components/doors.tsx";
import { SmartLink } from "../../components/links.tsx";
import { Columns, Flow, H1, H2, Lead, Paragraphs, Section, SectionHeading, Split } from "../../components/section.tsx";
import { WheelOutline } from "../../drawings/wheel-outline.tsx";
import { FormPanel } from "../../forms/form-panel.ts";

interface GiveProps {
  copy: GivingPage["give"];
  /** The form, which must be labeled by `formTitleId`. */
  form: ReactNode;
}

export const formTitleId = "gift-form-title";

export function Give({ copy, form }: GiveProps) {
  return (
    <Section tone="tint" labelledBy="give-title">
      <Split>
        <Flow>
          <H2 id="give-title">{copy.title}</H2>
          <List.Root variant="ruled" borderColor="colorPalette.line">
            {copy.suggested.map(({ amount, does }) => (
              <List.Item key={amount} display="flex" flexWrap="wrap" columnGap="5" alignItems="baseline">
                <Text as="span" textStyle="numeral" minWidth="[2.6em]" color="colorPalette.fg">
                  {dollars(amount)}
                </Text>
                <Text as="span" flex="1 1 12rem">
                  {does}
                </Text>
              </List.Item>
            ))}
          </List.Root>
          <Text>{copy.any}</Text>
        </Flow>
        <FormPanel id="give" boxShadow="raised" _print={{ display: "none" }}>
          <SectionHeading id={formTitleId} title={copy.formTitle} marginBottom="4" />
          {form}
        </FormPanel>
      </Split>
    </Section>
  );
}

export function BeforeGiving({ candor, ways }: Pick<GivingPage, "candor" | "ways">) {
  return (
    <Section labelledBy="candor-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="10">
        <Flow maxWidth="measure">
          <H2 id="candor-title">{candor.title}</H2>
          <Paragraphs of={candor.paragraphs} />
          <SmartLink link={candor.link} variant="standalone" />
        </Flow>
        <Flow>
          <H2>{ways.title}</H2>
          <List.Root variant="ruled" borderColor="colorPalette.line">
            {ways.links.map(({ text, link }) => (
              <List.Item key={link.label}>
                <Text>{text}</Text>
                <SmartLink link={link} variant="standalone" />
              </List.Item>
            ))}
          </List.Root>
        </Flow>
      </Columns>
    </Section>
  );
}

const palettes = { money: "clay", thing: "night", hands: "fern" } as const;

export function DonateHero({ title, lead, doors }: GivingPage["hero"]) {
  return (
    <Section
      tone="deep"
      labelledBy="donate-title"
      overflow="hidden"
      backdrop={
        <WheelOutline
          on="deep"
          lit={doors.length}
          hideBelow="md"
          position="absolute"
          width={{ md: "[36rem]", xl: "[44rem]" }}
          right={{ md: "[-14rem]", xl: "[-10rem]" }}
          top={{ md: "[-18rem]", xl: "[-20rem]" }}
          transform="rotate(171deg)"
        />
      }
    >
      <H1 id="donate-title" maxWidth={{ md: "[60%]" }}>
        {title}
      </H1>
      <Lead maxWidth={{ md: "[56%]" }}>{lead}</Lead>
      <Doors doors={doors} palettes={palettes} md="repeat(3, 1fr)" />
    </Section>
  );
}
