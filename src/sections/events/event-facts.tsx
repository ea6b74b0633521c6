import { Badge, Box, DataList, Flex, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventPage } from "../../../data/event-page.ts";
import type { eventsPage, PublicEvent } from "../../../data/events.ts";
import type { Link } from "../../../data/link.ts";
import type { Trail } from "../../../data/trails.ts";
import { Breadcrumbs } from "../../components/breadcrumbs.tsx";
import { longDate } from "../../components/dates.ts";
import { ExternalLink, SmartLink } from "../../components/links.tsx";
import { CheckedItems, Items } from "../../components/lists.tsx";
import { Columns, Flow, H1, Lead, Paragraphs, Section, SectionHeading } from "../../components/section.tsx";
import { DayArc } from "../../drawings/day-arc.tsx";
import { hoursOf } from "../../events/event-when.ts";
import { RegisterActions } from "./add-to-calendar.tsx";
import { EventBadge, WhileOpen } from "./event-phases.tsx";
import { DateLeaf, EventTimes, ReaderTimes } from "./event-times.tsx";

/**
 * Returns the URL of a map search for a postal address. Leaves out the first line: it is a name, which maps don't know.
 */
function mapAddress([, ...lines]: readonly string[]): string {
  return `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(", "))}`;
}

interface EventFactsProps {
  event: PublicEvent;
  words: typeof eventPage;
  zones: (typeof eventsPage)["upcoming"]["zones"];
}

/** The facts of an event. Notes about online access and the waitlist appear only while the event is open. */
export function EventFacts({ event, words, zones }: EventFactsProps) {
  const { changes = [] } = event;
  return (
    <Section paddingBottom="0">
      <DataList.Root variant="columns" borderColor="colorPalette.line">
        <Fact label={words.when}>
          <DateLeaf iso={event.startsAt} timeZone={event.timeZone} />
          <EventTimes event={event} zone={zones.ours} fontWeight="bold" marginTop="3" />
          <ReaderTimes event={event} zone={zones.yours} />
        </Fact>
        <Fact label={words.where[event.attendance]}>
          <Text fontWeight="bold">{event.location}</Text>
          {event.address ? (
            <>
              <Paragraphs of={event.address} />
              <ExternalLink href={mapAddress(event.address)} variant="standalone">
                {words.directions}
              </ExternalLink>
            </>
          ) : (
            <WhileOpen event={event}>
              <Text>{words.online}</Text>
            </WhileOpen>
          )}
        </Fact>
        <Fact label={words.seats}>
          <Text>
            {event.seats ? words.limited.replace("{seats}", String(event.seats)) : words.unlimited}
            {event.seats && (
              <WhileOpen event={event} as="span">
                {` ${words.waiting}`}
              </WhileOpen>
            )}
          </Text>
        </Fact>
      </DataList.Root>
      {changes.map(({ on, text }) => (
        <Text key={on} paddingInlineStart="5" borderInlineStartWidth="thick" borderColor="colorPalette.line">
          <strong>{words.changed.replace("{day}", longDate(on, "UTC"))}:</strong> {text}
        </Text>
      ))}
    </Section>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <DataList.Item flex="1 1 16rem" borderTopWidth="thick">
      <DataList.ItemLabel color="colorPalette.fg" marginBottom="3">
        {label}
      </DataList.ItemLabel>
      <DataList.ItemValue>{children}</DataList.ItemValue>
    </DataList.Item>
  );
}

interface EventCareProps {
  event: Pick<PublicEvent, "access" | "bring" | "hosts" | "status" | "startsAt">;
  words: typeof eventPage;
  partner?: Link;
}

export function EventCare({ event, words, partner }: EventCareProps) {
  const { access, bring, hosts } = event;
  return (
    <Section>
      <Columns lg="7fr 5fr" columnGap="20" rowGap="gap" alignItems="start">
        <Flow>
          <SectionHeading title={words.access} size="h1" />
          <Items of={access} variant="ruled" textStyle="lead" borderColor="colorPalette.line" />
          <WhileOpen event={event}>
            <Text marginTop="4" color="fg.muted">
              {words.ask}
            </Text>
          </WhileOpen>
        </Flow>
        <Columns gap="gap">
          <Flow bg="colorPalette.tint" borderRadius="panel" padding="gap">
            <SectionHeading title={words.bring} size="h3" />
            <CheckedItems of={bring} />
          </Flow>
          <Flow>
            <SectionHeading title={words.hosts} size="h3" />
            <Text>{hosts}</Text>
            {partner && (
              <Text>
                {words.with} <SmartLink link={partner} />
              </Text>
            )}
          </Flow>
        </Columns>
      </Columns>
    </Section>
  );
}

export function EventHero({ event, words, trail }: { event: PublicEvent; words: typeof eventsPage; trail: Trail }) {
  return (
    <Section
      tone="tint"
      labelledBy="event-title"
      backdrop={
        <Box
          position="absolute"
          right="0"
          bottom="0"
          width={{ base: "full", lg: "[46%]" }}
          maxWidth={{ lg: "[52rem]" }}
        >
          <DayArc slug={event.slug} {...hoursOf(event)} />
        </Box>
      }
      paddingBottom={{ base: "0", lg: "band" }}
    >
      <Columns
        gap="5"
        width={{ lg: "[54%]" }}
        minHeight={{ lg: "[24rem]" }}
        alignContent="center"
        paddingBottom={{ base: "[84vw]", lg: "0", _print: "0" }}
      >
        <Breadcrumbs trail={trail} />
        <Flex wrap="wrap" gap="2">
          <EventBadge event={event} />
          <Badge>{event.type}</Badge>
        </Flex>
        <H1 id="event-title">{event.title}</H1>
        <Lead>{event.description}</Lead>
        <WhileOpen event={event}>
          <RegisterActions event={event} words={words.upcoming} to="#register" size="lg" />
        </WhileOpen>
      </Columns>
    </Section>
  );
}
