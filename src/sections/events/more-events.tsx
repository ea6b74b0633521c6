import { Box } from "@chakra-ui/react/box";
import { Grid } from "@chakra-ui/react/grid";
import { Heading } from "@chakra-ui/react/heading";
import { Text } from "@chakra-ui/react/text";
import type { Link } from "../../../data/link.ts";
import { Band } from "../../components/band.tsx";
import { longDate } from "../../components/dates.ts";
import { RouteLink, SmartLink } from "../../components/links.tsx";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { type EventSummary, eventPath } from "../../events/event-rules.ts";

interface MoreEventsProps {
  title: string;
  text?: string;
  events: readonly EventSummary[];
  all: Link;
}

/** Links to the other events of a series, or to the next one. Without any, it links only to all events. */
export function MoreEvents({ title, text, events, all }: MoreEventsProps) {
  return (
    <Band width="wide" tone="sunken" labelledBy="more-events">
      <Heading as="h2" id="more-events" textStyle="h3">
        {title}
      </Heading>
      {text && (
        <Text maxWidth="measure" marginTop="3">
          {text}
        </Text>
      )}
      {events.length > 0 && (
        <Box as="ul" marginY="8" display="grid" gap="gap">
          {events.map((event) => (
            <Grid
              as="li"
              key={event.slug}
              data-until={event.endsAt}
              templateColumns={{ base: "minmax(0, 1fr)", sm: "6rem minmax(0, 1fr)" }}
              columnGap="6"
              rowGap="3"
              alignItems="center"
            >
              <Box width="24" borderRadius="pill" overflow="hidden">
                <SlugDrawing slug={event.slug} family={eventPicture} ratio="1:1" />
              </Box>
              <div>
                <Text textStyle="label" color="colorPalette.fg">
                  {longDate(event.startsAt, event.timeZone)}
                </Text>
                <Heading as="h3" textStyle="h2" marginTop="1">
                  <RouteLink to={eventPath(event)} variant="standalone">
                    {event.title}
                  </RouteLink>
                </Heading>
                <Text marginTop="2">{event.location}</Text>
              </div>
            </Grid>
          ))}
        </Box>
      )}
      <SmartLink link={all} variant="standalone" />
    </Band>
  );
}
