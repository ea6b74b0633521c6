import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { eventsPage, RecentEvent } from "../../../data/events.ts";
import { Band } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { RouteLink } from "../../components/links.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { type EventSummary, eventPath, hasEnded } from "../../events/event-rules.ts";

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
      <Heading as="h2" textStyle="h3" id="recent" marginBottom="8">
        {words.title}
      </Heading>
      <Grid
        as="ul"
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) minmax(0, 1fr)" }}
        gap="gap"
        columnGap={{ lg: "24" }}
      >
        {[...[...ended].reverse(), ...told].map(({ slug, title, date, partner, description, path }, index) => (
          <Box as="li" key={slug} _even={{ paddingTop: { lg: "20" } }}>
            <Box colorPalette={hues[index % 2]} width="32" borderRadius="pill" overflow="hidden" marginBottom="5">
              <SlugDrawing slug={slug} family={eventPicture} ratio="1:1" />
            </Box>
            <Text textStyle="small" color="fg.muted">
              {/* A date without a time is midnight in UTC. Any other time zone might show the day before. */}
              <time dateTime={date}>{longDate(date, "UTC")}</time>
              {partner && `, ${words.with} ${partner}`}
            </Text>
            <Heading as="h3" textStyle="h2" marginTop="2">
              {path ? (
                <RouteLink to={path} variant="standalone">
                  {title}
                </RouteLink>
              ) : (
                title
              )}
            </Heading>
            <Text textStyle="lead" marginTop="4">
              {description}
            </Text>
          </Box>
        ))}
      </Grid>
    </Band>
  );
}

/** Shows the location until there is a report, because the event's own description would still invite people. */
function asTold({ slug, title, startsAt, location }: EventSummary): ToldEvent {
  return { slug, title, date: startsAt.slice(0, 10), description: location, path: eventPath({ slug }) };
}
