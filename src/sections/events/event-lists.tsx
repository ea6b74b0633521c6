import { Badge, Box, chakra, Flex, Grid, List, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventsPage, RecentEvent } from "../../../data/events.ts";
import type { Gathering } from "../../../data/homestead.ts";
import { Cards } from "../../components/cards.tsx";
import { longDate } from "../../components/dates.ts";
import { FilterButtons } from "../../components/filter-buttons.tsx";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import { Flow, H3, H3Link, Lead, Note, Section, SectionHeading } from "../../components/section.tsx";
import { builtAt } from "../../components/use-hydrated.ts";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { eventPalette } from "../../events/event-palette.ts";
import { type EventSummary, eventPath, hasEnded, lastEnd } from "../../events/event-rules.ts";
import { gatheringWhen } from "../../events/event-when.ts";
import { RegisterActions } from "./add-to-calendar.tsx";
import { EventBadge, WhileOpen } from "./event-phases.tsx";
import { DateLeaf, EventTimes, ReaderTimes } from "./event-times.tsx";

/** A recent event with its partner's name instead of the key. */
type PastEvent = Pick<RecentEvent, "slug" | "title" | "date" | "description"> & {
  partner?: string;
  /** Path of the event's page, if it has one. */
  path?: string;
};

interface RecentEventsProps {
  words: (typeof eventsPage)["recent"];
  /** Events with a report, latest first. */
  told: readonly PastEvent[];
  /** Sorted by date. Those that have ended count as recent. */
  events: readonly EventSummary[];
}

/** Palettes that alternate, so that neighbors differ. */
const hues = ["clay", "river"] as const;

export function RecentEvents({ words, told, events }: RecentEventsProps) {
  const ended = events.filter((event) => hasEnded(event, builtAt)).map(pastEvent);
  return (
    <Section tone="sunken" labelledBy="recent">
      <Cards
        id="recent"
        title={words.title}
        size="h3"
        lg="minmax(0, 1fr) minmax(0, 1fr)"
        gap="gap"
        columnGap={{ lg: "24" }}
      >
        {[...[...ended].reverse(), ...told].map(({ slug, title, date, partner, description, path }, index) => (
          <Flow rhythm="tight" as="li" key={slug} _even={{ paddingTop: { lg: "20" } }}>
            <Box colorPalette={hues[index % 2]} width="32" borderRadius="pill" overflow="hidden">
              <SlugDrawing slug={slug} family={eventPicture} ratio="1:1" />
            </Box>
            <Badge variant="dot">{words.badge}</Badge>
            <Note>
              {/* A date without a time is midnight in UTC. Any other time zone might show the day before. */}
              <time dateTime={date}>{longDate(date, "UTC")}</time>
              {partner && `, ${words.with} ${partner}`}
            </Note>
            <H3 textStyle="h2">
              {path ? (
                <RouteLink to={path} variant="standalone">
                  {title}
                </RouteLink>
              ) : (
                title
              )}
            </H3>
            <Lead>{description}</Lead>
          </Flow>
        ))}
      </Cards>
    </Section>
  );
}

/**
 * Returns an event that has ended, with its location as the description until there is a report. Its own description
 * would still invite people.
 */
function pastEvent({ slug, title, startsAt, location }: EventSummary): PastEvent {
  return { slug, title, date: startsAt.slice(0, 10), description: location, path: eventPath({ slug }) };
}

export function EventRow({ event, words }: { event: EventSummary; words: (typeof eventsPage)["upcoming"] }) {
  return (
    <Grid
      id={event.slug}
      colorPalette={eventPalette[event.type]}
      templateColumns={{
        base: "repeat(auto-fit, minmax(min(100%, 9rem), 1fr))",
        md: "11rem minmax(0, 1fr)",
        xl: "11rem minmax(0, 1fr) 18rem",
      }}
      templateRows={{ md: "auto 1fr" }}
      columnGap={{ base: "5", md: "10" }}
      rowGap="5"
      paddingY="10"
      borderTopWidth="medium"
      borderColor="colorPalette.line"
    >
      <Flow rhythm="tight">
        <DateLeaf iso={event.startsAt} timeZone={event.timeZone} />
        {/* The times are next to taller content, so nothing moves when they appear. */}
        <ReaderTimes event={event} zone={words.zones.yours} textStyle="small" />
      </Flow>
      <Box
        borderRadius="panel"
        overflow="hidden"
        alignSelf="start"
        maxWidth={{ base: "40", md: "28", xl: "full" }}
        gridColumn={{ md: "1", xl: "3" }}
        gridRow={{ md: "2", xl: "1 / -1" }}
      >
        <SlugDrawing slug={event.slug} family={eventPicture} ratio="1:1" />
      </Box>
      <Flow rhythm="tight" maxWidth="measure" gridColumn={{ base: "1 / -1", md: "2" }} gridRow={{ md: "1 / -1" }}>
        <EventBadges event={event} />
        <H3Link to={eventPath(event)} textStyle="h2">
          {event.title}
        </H3Link>
        <EventTimes event={event} zone={words.zones.ours} fontWeight="bold" />
        <Text>{event.location}</Text>
        <Text>{event.description}</Text>
        <WhileOpen event={event}>
          <RegisterActions event={event} words={words} size="lg" marginTop="5" />
        </WhileOpen>
      </Flow>
    </Grid>
  );
}

function EventBadges({ event }: { event: EventSummary }) {
  return (
    <Flex wrap="wrap" gap="2">
      <EventBadge event={event} />
      <Badge>{event.type}</Badge>
    </Flex>
  );
}

interface LineProps extends Pick<Gathering, "startsAt" | "endsAt" | "timeZone" | "location"> {
  title: ReactNode;
  text: string;
  /** Shown above the title. */
  badges?: ReactNode;
  kind: Kind;
  children: ReactNode;
}

/** One date of the list, in three columns on a wide screen: when, what, and what to do. */
function DateLine({ title, text, badges, location, kind, children, ...times }: LineProps) {
  const { days, hours } = gatheringWhen(times);
  return (
    <List.Item
      data-show={`all|${kind}`}
      data-until={times.endsAt}
      display="grid"
      gridTemplateColumns={{ base: "minmax(0, 1fr)", lg: "15rem minmax(0, 1fr) 13rem" }}
      columnGap="10"
      rowGap="3"
      alignItems="start"
      paddingY="6"
    >
      <Box>
        <chakra.time dateTime={times.startsAt} display="block" fontWeight="bold" textWrap="balance">
          {days}
        </chakra.time>
        {hours && <Text>{hours}</Text>}
      </Box>
      <Flow rhythm="tight" maxWidth="measure">
        {badges}
        <H3 textStyle="h4">{title}</H3>
        <Text>{location}</Text>
        <Text>{text}</Text>
      </Flow>
      <Box>{children}</Box>
    </List.Item>
  );
}

interface UpcomingEventsProps {
  words: (typeof eventsPage)["upcoming"];
  /** Sorted by date. */
  events: readonly EventSummary[];
  gatherings: readonly Gathering[];
}

const kinds = ["all", "events", "land"] as const;
type Kind = Exclude<(typeof kinds)[number], "all">;

/** The next event in full, then all other upcoming dates in one list. */
export function UpcomingEvents({ words, events, gatherings }: UpcomingEventsProps) {
  const [next, ...ahead] = events.filter((event) => !hasEnded(event, builtAt));
  const later = [
    ...ahead.map((event) => ({ kind: "events" as const, at: event.startsAt, event })),
    ...gatherings
      .filter((gathering) => !hasEnded(gathering, builtAt))
      .map((gathering) => ({ kind: "land" as const, at: gathering.startsAt, gathering })),
  ].sort((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <Section labelledBy="upcoming">
      <SectionHeading id="upcoming" title={words.title} size="h3" />
      {next ? <EventRow event={next} words={words} /> : <Text>{words.none}</Text>}
      {later.length > 0 && (
        <Flow
          as="section"
          aria-labelledby="later"
          data-until={lastEnd(later.map((each) => (each.kind === "events" ? each.event : each.gathering)))}
        >
          <SectionHeading id="later" title={words.later} level="h3" size="h3" />
          <FilterButtons
            name="show"
            label={words.filter.label}
            options={kinds.map((value) => ({ value, label: words.filter.options[value] }))}
            controls="dates"
            words={words.filter}
          />
          <List.Root as="ol" id="dates" variant="ruled" borderColor="colorPalette.line">
            {later.map((each) =>
              each.kind === "events" ? (
                <DateLine
                  key={each.event.slug}
                  {...each.event}
                  title={<RouteLink to={eventPath(each.event)}>{each.event.title}</RouteLink>}
                  text={each.event.description}
                  badges={<EventBadges event={each.event} />}
                  kind={each.kind}
                >
                  <WhileOpen event={each.event}>
                    <RegisterActions event={each.event} words={words} />
                  </WhileOpen>
                </DateLine>
              ) : (
                <DateLine key={each.gathering.slug} {...each.gathering} kind={each.kind}>
                  <SmartLink link={each.gathering.link} variant="standalone" />
                </DateLine>
              ),
            )}
          </List.Root>
        </Flow>
      )}
    </Section>
  );
}
