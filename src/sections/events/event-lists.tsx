import { Badge } from "@chakra-ui/react/badge";
import { Box } from "@chakra-ui/react/box";
import { Flex } from "@chakra-ui/react/flex";
import { Grid } from "@chakra-ui/react/grid";
import { Text } from "@chakra-ui/react/text";
import { VisuallyHidden } from "@chakra-ui/react/visually-hidden";
import type { eventsPage, RecentEvent } from "../../../data/events.ts";
import { Band, Columns } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { ButtonLink, RouteLink, SmartLink } from "../../components/links.tsx";
import { H3, H3Link, Lead, Note, SectionHeading } from "../../components/text.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import {
  type EventSummary,
  eventBadge,
  eventPalette,
  eventPath,
  hasEnded,
  isOpen,
  ownRegistrationPath,
} from "../../events/event-rules.ts";
import { AddToCalendar } from "./add-to-calendar.tsx";
import { DateLeaf, EventTimes, ReaderTimes } from "./event-times.tsx";

/** A recent event with its partner's name instead of the key. */
type ToldEvent = Pick<RecentEvent, "slug" | "title" | "date" | "description"> & {
  partner?: string;
  /** Path of the event's page, if it has one. */
  path?: string;
};

interface RecentEventsProps {
  words: (typeof eventsPage)["recent"];
  /** Events with a report, latest first. */
  told: readonly ToldEvent[];
  /** Sorted by date. Those that have ended count as recent. */
  events: readonly EventSummary[];
}

/** Alternate, so that neighbors differ. */
const hues = ["clay", "river"] as const;

export function RecentEvents({ words, told, events }: RecentEventsProps) {
  const now = useNow();
  const ended = events.filter((event) => hasEnded(event, now)).map(asTold);
  return (
    <Band tone="sunken" labelledBy="recent" width="wide">
      <SectionHeading id="recent" title={words.title} size="h3" marginBottom="8" />
      <Columns as="ul" lg="minmax(0, 1fr) minmax(0, 1fr)" gap="gap" columnGap={{ lg: "24" }}>
        {[...[...ended].reverse(), ...told].map(({ slug, title, date, partner, description, path }, index) => (
          <Box as="li" key={slug} _even={{ paddingTop: { lg: "20" } }}>
            <Box colorPalette={hues[index % 2]} width="32" borderRadius="pill" overflow="hidden" marginBottom="5">
              <SlugDrawing slug={slug} family={eventPicture} ratio="1:1" />
            </Box>
            <Note>
              {/* A date without a time is midnight in UTC. Any other time zone might show the day before. */}
              <time dateTime={date}>{longDate(date, "UTC")}</time>
              {partner && `, ${words.with} ${partner}`}
            </Note>
            <H3 textStyle="h2" marginTop="2">
              {path ? (
                <RouteLink to={path} variant="standalone">
                  {title}
                </RouteLink>
              ) : (
                title
              )}
            </H3>
            <Lead marginTop="4">{description}</Lead>
          </Box>
        ))}
      </Columns>
    </Band>
  );
}

/** Shows the location until there is a report, because the event's own description would still invite people. */
function asTold({ slug, title, startsAt, location }: EventSummary): ToldEvent {
  return { slug, title, date: startsAt.slice(0, 10), description: location, path: eventPath({ slug }) };
}

export function EventRow({ event, words }: { event: EventSummary; words: (typeof eventsPage)["upcoming"] }) {
  const now = useNow();
  const open = isOpen(event, now);
  return (
    <Grid
      as="li"
      id={event.slug}
      data-until={event.endsAt}
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
      <div>
        <DateLeaf iso={event.startsAt} timeZone={event.timeZone} />
        {/* Beside taller neighbors, so nothing moves when it appears. */}
        <ReaderTimes event={event} zone={words.zones.yours} textStyle="small" marginTop="2" />
      </div>
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
      <Box maxWidth="measure" gridColumn={{ base: "1 / -1", md: "2" }} gridRow={{ md: "1 / -1" }}>
        <Flex wrap="wrap" gap="2">
          <Badge variant={open ? "solid" : "outline"}>{eventBadge(event, now)}</Badge>
          <Badge>{event.type}</Badge>
        </Flex>
        <H3Link to={eventPath(event)} textStyle="h2" marginTop="3">
          {event.title}
        </H3Link>
        <EventTimes event={event} zone={words.zones.ours} fontWeight="bold" marginTop="3" />
        <Text>{event.location}</Text>
        <Text marginTop="3">{event.description}</Text>
        {open && (
          <Flex wrap="wrap" alignItems="center" columnGap="6" rowGap="2" marginTop="5">
            <ButtonLink to={ownRegistrationPath(event)} size="lg">
              <span>
                {words.register}
                <VisuallyHidden>: {event.title}</VisuallyHidden>
              </span>
            </ButtonLink>
            <AddToCalendar event={event} words={words} />
          </Flex>
        )}
      </Box>
    </Grid>
  );
}

interface UpcomingEventsProps {
  words: (typeof eventsPage)["upcoming"];
  /** Sorted by date. */
  events: readonly EventSummary[];
}

export function UpcomingEvents({ words, events }: UpcomingEventsProps) {
  const now = useNow();
  const ahead = events.filter((event) => !hasEnded(event, now));
  return (
    <Band labelledBy="upcoming" width="wide">
      <SectionHeading id="upcoming" title={words.title} size="h3" marginBottom="6" />
      {ahead.length === 0 ? (
        <Text>{words.none}</Text>
      ) : (
        <ol>
          {ahead.map((event) => (
            <EventRow key={event.slug} event={event} words={words} />
          ))}
        </ol>
      )}
      <Text marginTop="6">
        {words.elsewhere.text} <SmartLink link={words.elsewhere.link} />
      </Text>
    </Band>
  );
}
