import { Box, Button, DataList, Link, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventsPage } from "../../../data/events.ts";
import { noType, SmartButton } from "../../components/links.tsx";
import { Phases } from "../../components/phases.tsx";
import { PageHeading, Section, SectionHeading, SectionIntro, Split } from "../../components/section.tsx";
import { Contours } from "../../drawings/contours.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { webcalAddress } from "../../events/calendar-address.ts";
import { type EventSummary, isOpen } from "../../events/event-rules.ts";
import { Registration, registrationTitleId } from "./registration-form.tsx";

const land = (
  <Box position="absolute" insetX="0" bottom="0" aria-hidden="true">
    <Contours variant="band" height="[clamp(7rem, 16vw, 14rem)]" />
  </Box>
);

export function EventsHero({ title, lead }: (typeof eventsPage)["hero"]) {
  return (
    <Section tone="tint" colorPalette="fern" width="wide" backdrop={land} paddingBottom="[clamp(8rem, 18vw, 15rem)]">
      <PageHeading title={title} lead={lead} maxWidth="[38rem]" />
    </Section>
  );
}

const nest = (
  <Box position="absolute" inset="0" overflow="hidden" aria-hidden="true">
    <Nest
      variant="corner"
      on="deep"
      position="absolute"
      bottom="0"
      right="0"
      width={{ base: "[clamp(9rem, 26vw, 14rem)]", lg: "[min(40vw, 34rem)]" }}
    />
  </Box>
);

export function HostEvent({ title, text, links }: (typeof eventsPage)["host"]) {
  return (
    <Section
      tone="deep"
      colorPalette="plum"
      width="wide"
      labelledBy="host"
      backdrop={nest}
      paddingBottom={{ base: "40", lg: "band" }}
    >
      <Box maxWidth="[34rem]">
        <SectionHeading id="host" title={title} lead={text} size="h1" marginBottom="8" />
        {links.map((link) => (
          <SmartButton key={link.to} link={link} size="lg" variant="onDeep" />
        ))}
      </Box>
    </Section>
  );
}

interface SubscriptionProps {
  words: (typeof eventsPage)["subscription"];
  /** Absolute URL of the calendar. */
  address: string;
}

export function Subscription({ words, address }: SubscriptionProps) {
  const { title, text, button, by, ways } = words;
  return (
    <Section width="wide" colorPalette="river" labelledBy="calendar">
      <Split>
        <SectionIntro id="calendar" title={title} lead={text} />
        <Box>
          <Button asChild type={noType} size="lg">
            <a href={webcalAddress(address)}>
              <Icon name="calendar" size="icon.sm" />
              {button}
            </a>
          </Button>
          <Text marginTop="5">
            {by.before}{" "}
            <Link href={address} overflowWrap="anywhere">
              {address}
            </Link>{" "}
            {by.after}
          </Text>
          <DataList.Root variant="ruled" borderColor="colorPalette.line" marginTop="5">
            {ways.map(({ name, text }) => (
              <DataList.Item key={name} paddingY="3" borderTopWidth="medium">
                <DataList.ItemLabel>{name}</DataList.ItemLabel>
                <DataList.ItemValue>{text}</DataList.ItemValue>
              </DataList.Item>
            ))}
          </DataList.Root>
        </Box>
      </Split>
    </Section>
  );
}

interface OpenRegistrationProps {
  events: readonly EventSummary[];
  words: (typeof eventsPage)["registration"];
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

export function OpenRegistration({ events, words: { title, text, none }, children }: OpenRegistrationProps) {
  return (
    <Phases times={events.map(({ startsAt }) => startsAt)} at={(now) => events.some((event) => isOpen(event, now))}>
      {(isAnyOpen, phase) => {
        if (isAnyOpen)
          return (
            <Registration title={title} text={text}>
              {children}
            </Registration>
          );
        const id = phase === 0 ? registrationTitleId : `${registrationTitleId}-${phase}`;
        return (
          <Section tone="tint" width="wide" labelledBy={id}>
            <SectionHeading id={id} title={title} lead={none} size="h1" maxWidth="measure" />
          </Section>
        );
      }}
    </Phases>
  );
}
