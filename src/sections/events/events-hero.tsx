import { Box, Button, DataList, Link, Text } from "@chakra-ui/react";
import type { eventsPage } from "../../../data/events.ts";
import { Disclosure } from "../../components/disclosure.tsx";
import { noType, SmartButton } from "../../components/links.tsx";
import { Flow, PageHeading, Section, SectionHeading, SectionIntro, Split } from "../../components/section.tsx";
import { Contours } from "../../drawings/contours.tsx";
import { Icon } from "../../drawings/icon.tsx";
import { Nest } from "../../drawings/nest.tsx";
import { webcalAddress } from "../../events/calendar-address.ts";

const land = (
  <Box position="absolute" insetX="0" bottom="0" aria-hidden="true">
    <Contours variant="band" height="[clamp(7rem, 16vw, 14rem)]" />
  </Box>
);

export function EventsHero({ title, lead }: (typeof eventsPage)["hero"]) {
  return (
    <Section tone="tint" colorPalette="fern" backdrop={land} paddingBottom="[clamp(8rem, 18vw, 15rem)]">
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
      colorPalette="fern"
      labelledBy="host"
      backdrop={nest}
      paddingBottom={{ base: "40", lg: "band" }}
    >
      <Flow maxWidth="[34rem]">
        <SectionHeading id="host" title={title} lead={text} size="h1" />
        {links.map((link) => (
          <SmartButton key={link.to} link={link} size="lg" variant="onDeep" />
        ))}
      </Flow>
    </Section>
  );
}

interface SubscriptionProps {
  words: (typeof eventsPage)["subscription"];
  /** Absolute URL of the calendar. */
  address: string;
}

export function Subscription({ words, address }: SubscriptionProps) {
  const { title, button, how, by, ways } = words;
  return (
    <Section colorPalette="river" labelledBy="calendar">
      <Split>
        <SectionIntro id="calendar" title={title} />
        <Flow>
          <Button asChild type={noType} size="lg">
            <a href={webcalAddress(address)}>
              <Icon name="calendar" size="icon.sm" />
              {button}
            </a>
          </Button>
          <Disclosure summary={how}>
            <Text>
              {by.before}{" "}
              <Link href={address} overflowWrap="anywhere">
                {address}
              </Link>{" "}
              {by.after}
            </Text>
            <DataList.Root variant="ruled" borderColor="colorPalette.line">
              {ways.map(({ name, text }) => (
                <DataList.Item key={name} paddingY="3" borderTopWidth="medium">
                  <DataList.ItemLabel>{name}</DataList.ItemLabel>
                  <DataList.ItemValue>{text}</DataList.ItemValue>
                </DataList.Item>
              ))}
            </DataList.Root>
          </Disclosure>
        </Flow>
      </Split>
    </Section>
  );
}
