import { Box, DataList, Text } from "@chakra-ui/react";
import type { CSSProperties } from "react";
import type { StudyOffer as Offer, studyPage } from "../../../data/study.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { CheckoutButton } from "../../components/checkout-button.tsx";
import { Actions, RouteLink, SmartLink } from "../../components/links.tsx";
import { Items } from "../../components/lists.tsx";
import {
  Columns,
  PageHeading,
  Section,
  SectionHeading,
  SectionIntro,
  Split,
  type Titled,
} from "../../components/section.tsx";

interface StudyOfferProps {
  offer: Offer;
  tone: "canvas" | "tint" | "deep";
  words: Pick<typeof studyPage, "pay" | "once" | "refunds">;
  opens: string;
}

export function StudyOffer({ offer, tone, words, opens }: StudyOfferProps) {
  const { key, name, suits, cost, contains, plainly, href, checkout, whenSample } = offer;
  const titleId = `${key}-title`;
  return (
    <Section tone={tone} width="wide" id={key} labelledBy={titleId}>
      <Split>
        <Box>
          <SectionHeading id={titleId} title={name} text={`For ${suits}.`} size="h1" marginTop="3" />
          <Text marginTop="6">
            <Text as="span" textStyle="numeral">
              {cost}
            </Text>
            {` ${words.once}`}
          </Text>
        </Box>
        <Box>
          <Items
            of={contains}
            variant="ruled"
            textStyle="lead"
            borderColor={tone === "deep" ? "colorPalette.deepLine" : "colorPalette.line"}
          />
          <Text marginTop="4" maxWidth="measure">
            {plainly}
          </Text>
          <CheckoutButton
            href={href}
            checkout={checkout}
            label={`${words.pay} ${cost}`}
            name={name}
            whenSample={whenSample}
            size="lg"
            marginTop="6"
            variant={tone === "deep" ? "onDeep" : "solid"}
          />
          <Text marginTop="3">{opens}</Text>
          <Text textStyle="small">
            {words.refunds.short} <SmartLink link={words.refunds.link} />
          </Text>
        </Box>
      </Split>
    </Section>
  );
}

/** Light on the edge of a step, as high as its rise above the previous step. The first step rises from the bottom. */
const riser = {
  md: {
    content: "''",
    position: "absolute",
    left: "0",
    top: "0",
    height: "[max(4.5rem, (1 - var(--step)) * 9rem)]",
    borderLeftWidth: "thick",
    borderLeftStyle: "solid",
    borderColor: "[inherit]",
  },
} as const;

/**
 * The question, with its answers as three rising steps that link to the offers. They have the background of the next
 * section, so that they rest on it in light and dark mode.
 */
export function StudyHero({ title, lead, trail, offers }: Titled & { trail: Trail; offers: readonly Offer[] }) {
  return (
    <Section tone="deep" width="wide" labelledBy="study-title" paddingBottom="0" overflow="hidden">
      <Breadcrumbs trail={trail} />
      <PageHeading id="study-title" title={title} lead={lead} maxWidth="measure" />
      <Columns as="ul" md="repeat(3, minmax(0, 1fr))" alignItems="end" marginTop={{ base: "10", md: "12" }}>
        {offers.map(({ key, name, cost }, step) => (
          <Box as="li" key={key} style={{ "--step": step } as CSSProperties}>
            <RouteLink
              to={`#${key}`}
              display="flex"
              flexDirection="column"
              minHeight={{ md: "[calc(9rem + var(--step) * 4.5rem)]" }}
              marginStart={{ base: "[calc(var(--step) * 8%)]", md: "0" }}
              paddingX={{ base: "5", lg: "8" }}
              paddingY="5"
              bg="bg.canvas"
              color="colorPalette.fg"
              borderTopWidth="thick"
              borderColor="marigold.solid"
              borderRadius="[0]"
              textDecoration="none"
              position="relative"
              _before={riser}
              _hover={{ textDecoration: "underline" }}
            >
              <Text as="span" textStyle="numeral">
                {cost}
              </Text>
              <Text as="span" textStyle="h4">
                {name}
              </Text>
            </RouteLink>
          </Box>
        ))}
      </Columns>
    </Section>
  );
}

/** For visitors who can't afford the price. */
export function StudyEquity({ title, text, links }: (typeof studyPage)["equity"]) {
  return (
    <Section tone="tint" width="measure" labelledBy="equity-title" colorPalette="clay" textAlign="center">
      <SectionHeading id="equity-title" title={title} text={text} marginTop="3" marginBottom="6" textWrap="balance" />
      <Actions links={links} justifyContent="center" gap="3" />
    </Section>
  );
}

type StudyOrMembershipProps = (typeof studyPage)["membership"] & { payNote: string };

/** Compares studying with a membership, above all the two that cost the same. */
export function StudyOrMembership({ title, sides, same, link, payNote }: StudyOrMembershipProps) {
  return (
    <Section width="wide" labelledBy="membership-title">
      <Split>
        <SectionIntro id="membership-title" title={title}>
          <Text>{payNote}</Text>
        </SectionIntro>
        <Box>
          <DataList.Root variant="columns" borderColor="colorPalette.line">
            {sides.map((side) => (
              <DataList.Item key={side.title} flex="1 1 15rem" paddingTop="4">
                <DataList.ItemLabel textStyle="h3">{side.title}</DataList.ItemLabel>
                <DataList.ItemValue marginTop="2">{side.text}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
          <Box marginTop="gap" padding={{ base: "6", md: "8" }} bg="colorPalette.tint" borderRadius="panel">
            <SectionHeading level="h3" title={same.title} text={same.text} marginY="3" maxWidth="measure" />
            <SmartLink link={link} variant="standalone" />
          </Box>
        </Box>
      </Split>
    </Section>
  );
}
