import { Box, Text } from "@chakra-ui/react";
import type { SiteLink } from "../../../data/link.ts";
import type { Partner } from "../../../data/partners.ts";
import type { NextStep } from "../../../data/program-next.ts";
import { RouteLink, SmartButton, SmartLink } from "../../components/links.tsx";
import { Columns, H3, Lead, Section, SectionHeading, Split } from "../../components/section.tsx";
import { partnerPicture } from "../../drawings/slug/partner.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import type { ProgramCard, ProgramLink } from "../../programs/program-card.ts";
import { ProgramPictures } from "./program-list.tsx";

interface NextProps {
  title: string;
  next: NextStep;
  /** Link to the list of programs. */
  all: SiteLink;
}

interface PathNextProps extends NextProps {
  path: readonly ProgramLink[];
  /** Path of the page's program, which is one of them. */
  here: string;
  /** Marks the page's program. */
  hereLabel: string;
}

/** The four courses as rising steps, with the reader's place among them. */
export function PathNext({ title, next, all, path, here, hereLabel }: PathNextProps) {
  return (
    <Section width="wide" tone="sunken" isOnward labelledBy="next-title">
      <SectionHeading id="next-title" title={title} lead={next.why} marginBottom="6" />
      <SmartButton link={next.link} size="lg" />
      <Columns as="ol" md="repeat(4, 1fr)" gap="3" alignItems="end" marginTop="10" marginBottom="5">
        {path.map((step, index) => (
          <Box
            key={step.url}
            as="li"
            bg={step.url === here ? "colorPalette.deep" : "bg.raised"}
            color={step.url === here ? "colorPalette.onDeep" : "fg.default"}
            borderTopWidth="thick"
            borderColor={step.url === here ? "marigold.solid" : "colorPalette.line"}
            padding="4"
            paddingBottom={{ md: `[calc(1rem + ${index * 1.5}rem)]` }}
          >
            {step.url === here ? (
              <>
                <Text textStyle="label">{hereLabel}</Text>
                <H3 textStyle="h4">{step.title}</H3>
              </>
            ) : (
              <RouteLink to={step.url} variant="standalone">
                {step.title}
              </RouteLink>
            )}
          </Box>
        ))}
      </Columns>
      <SmartLink link={all} variant="standalone" />
    </Section>
  );
}

/** One large question with one answer, for the long programs. */
export function LongNext({ title, next, all }: NextProps) {
  return (
    <Section width="measure" colorPalette="clay" tone="tint" isOnward labelledBy="next-title" textAlign="center">
      <SectionHeading id="next-title" title={title} size="label" />
      <Text textStyle="h2" fontFamily="heading" marginY="5" textWrap="balance">
        {next.why}
      </Text>
      <SmartButton link={next.link} size="lg" />
      <Text marginTop="5">
        <SmartLink link={all} variant="standalone" />
      </Text>
    </Section>
  );
}

/** The partner, and then the step that fits after their program. */
export function PartnerNext({ title, next, all, partner }: NextProps & { partner: Partner }) {
  return (
    <Section width="wide" tone="sunken" labelledBy="next-title">
      <Split>
        <Columns md="8rem 1fr" gap="gap" alignItems="center">
          <Box borderRadius="pill" overflow="hidden" maxWidth="32">
            <SlugDrawing slug={partner.slug} family={partnerPicture} ratio="1:1" />
          </Box>
          <SectionHeading id="next-title" title={title} size="label" />
        </Columns>
        <div>
          <H3 textStyle="h2">{partner.name}</H3>
          <Lead marginTop="3">{partner.description}</Lead>
          <Text marginTop="8">
            {next.why} <SmartLink link={next.link} />
          </Text>
          <SmartLink link={all} variant="standalone" marginTop="3" />
        </div>
      </Split>
    </Section>
  );
}

interface WorkshopsNextProps extends NextProps {
  /** The other workshops. */
  workshops: readonly ProgramCard[];
}

export function WorkshopsNext({ title, next, all, workshops }: WorkshopsNextProps) {
  return (
    <Section width="wide" isOnward labelledBy="next-title">
      <SectionHeading id="next-title" title={title} marginBottom="6" />
      <ProgramPictures programs={workshops} md="1fr 1fr" gap="gap" />
      <Text marginTop="10">
        {next.why} <SmartLink link={next.link} />
      </Text>
      <SmartLink link={all} variant="standalone" />
    </Section>
  );
}
