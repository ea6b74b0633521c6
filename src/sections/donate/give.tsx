import { Box } from "@chakra-ui/react/box";
import { List } from "@chakra-ui/react/list";
import { Text } from "@chakra-ui/react/text";
import type { ReactNode } from "react";
import type { GivingPage } from "../../../data/giving.ts";
import { dollars } from "../../../data/money.ts";
import { Actions } from "../../components/actions.tsx";
import { Band } from "../../components/band.tsx";
import { Columns } from "../../components/columns.tsx";
import { SmartLink } from "../../components/links.tsx";
import { SectionHeading } from "../../components/section-intro.tsx";
import { Split } from "../../components/split.tsx";
import { H1, H2, Lead, Paragraphs } from "../../components/text.tsx";
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
    <Band tone="tint" width="wide" id="give" labelledBy="give-title">
      <Split>
        <Box>
          <H2 id="give-title">{copy.title}</H2>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
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
          <Text marginTop="5">{copy.any}</Text>
        </Box>
        <FormPanel boxShadow="raised" _print={{ display: "none" }}>
          <SectionHeading id={formTitleId} title={copy.formTitle} marginBottom="4" />
          {form}
        </FormPanel>
      </Split>
    </Band>
  );
}

export function BeforeGiving({ candor, ways }: Pick<GivingPage, "candor" | "ways">) {
  return (
    <Band isStatic tone="sunken" width="wide" labelledBy="candor-title">
      <Columns lg="1fr 1fr" columnGap="20" rowGap="12">
        <Box maxWidth="measure">
          <H2 id="candor-title">{candor.title}</H2>
          <Paragraphs of={candor.paragraphs} marginTop="5" />
          <SmartLink link={candor.link} variant="standalone" />
        </Box>
        <Box>
          <H2>{ways.title}</H2>
          <List.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {ways.links.map(({ text, link }) => (
              <List.Item key={link.label}>
                <Text>{text}</Text>
                <SmartLink link={link} variant="standalone" />
              </List.Item>
            ))}
          </List.Root>
        </Box>
      </Columns>
    </Band>
  );
}

/** Number of lit segments, one for each use of gifts. */
const uses = 3;

export function DonateHero({ title, lead, toForm, toUses }: GivingPage["hero"]) {
  return (
    <Band
      isStatic
      tone="deep"
      width="wide"
      labelledBy="donate-title"
      overflow="hidden"
      paddingBottom={{ base: "[52vw]", md: "band" }}
      backdrop={
        <WheelOutline
          on="deep"
          lit={uses}
          position="absolute"
          width={{ base: "[92vw]", md: "[36rem]", xl: "[44rem]" }}
          right={{ base: "[4vw]", md: "[-14rem]", xl: "[-4rem]" }}
          bottom={{ base: "[-52vw]", md: "[-20rem]", xl: "[-23rem]" }}
          transform="rotate(-54deg)"
        />
      }
    >
      <H1 id="donate-title" maxWidth={{ md: "[60%]" }}>
        {title}
      </H1>
      <Lead marginTop="6" maxWidth={{ md: "[56%]" }}>
        {lead}
      </Lead>
      <Actions links={[toForm, toUses]} on="deep" marginTop="8" maxWidth={{ md: "[56%]" }} />
    </Band>
  );
}
