import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventPage } from "../../../data/event-page.ts";
import type { eventsPage } from "../../../data/events.ts";
import type { Link } from "../../../data/link.ts";
import { longDate } from "../../components/dates.ts";
import { SmartLink } from "../../components/links.tsx";
import { Columns, Eyebrow, H2, H3Link, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { useNow } from "../../components/use-hydrated.ts";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import {
  type EventSummary,
  endedEvent,
  eventPath,
  hasEnded,
  isCalledOff,
  isOpen,
  nextAfter,
  overLine,
} from "../../events/event-rules.ts";
import { Registration, registrationTitleId } from "./registration-form.tsx";

interface NextEventProps {
  event: EventSummary;
  /** This event and those around today, sorted by date. */
  events: readonly EventSummary[];
  words: typeof eventPage;
}

interface EventRegistrationProps extends NextEventProps {
  /** Text for an event that takes no registrations. */
  ended: (typeof eventsPage)["registration"];
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

/** Shows the form while the event can be joined. Afterwards, it shows that the event is over and names the next one. */
export function EventRegistration({ event, events, words, ended, children }: EventRegistrationProps) {
  const now = useNow();
  const { register, text, over, overText } = words;
  if (isOpen(event, now)) {
    return (
      <Registration title={register.replace("{event}", event.title)} text={text}>
        {children}
      </Registration>
    );
  }
  const wasHeld = hasEnded(event, now) && !isCalledOff(event);
  return (
    <Section tone="tint" width="wide" labelledBy={registrationTitleId}>
      <H2 id={registrationTitleId} textStyle="h1" marginBottom="5">
        {wasHeld ? over : overLine(event, ended, now)}
      </H2>
      {wasHeld && (
        <Lead maxWidth="measure" marginBottom="3">
          {overText.replace("{date}", longDate(event.startsAt, event.timeZone))}
        </Lead>
      )}
      <Text maxWidth="measure">{endedEvent(events, ended, event.slug, now)}</Text>
    </Section>
  );
}

interface MoreEventsProps {
  title: string;
  text?: string;
  events: readonly EventSummary[];
  all: Link;
}

/** Links to the other events of a series, or to the next one. Without any, it links only to all events. */
export function MoreEvents({ title, text, events, all }: MoreEventsProps) {
  return (
    <Section width="wide" tone="sunken" labelledBy="more-events">
      <SectionHeading id="more-events" title={title} size="h3" />
      {text && (
        <Text maxWidth="measure" marginTop="3">
          {text}
        </Text>
      )}
      {events.length > 0 && (
        <Box as="ul" marginY="8" display="grid" gap="gap">
          {events.map((event) => (
            <Columns
              as="li"
              sm="6rem minmax(0, 1fr)"
              key={event.slug}
              data-until={event.endsAt}
              columnGap="6"
              rowGap="3"
              alignItems="center"
            >
              <Box width="24" borderRadius="pill" overflow="hidden">
                <SlugDrawing slug={event.slug} family={eventPicture} ratio="1:1" />
              </Box>
              <div>
                <Eyebrow>{longDate(event.startsAt, event.timeZone)}</Eyebrow>
                <H3Link to={eventPath(event)} textStyle="h2" marginTop="1">
                  {event.title}
                </H3Link>
                <Text marginTop="2">{event.location}</Text>
              </div>
            </Columns>
          ))}
        </Box>
      )}
      <SmartLink link={all} variant="standalone" />
    </Section>
  );
}

/** For events without a series: links to the next event that can be joined, or to all events. */
export function NextEvent({ event, events, words }: NextEventProps) {
  const next = nextAfter(event, events, useNow());
  return <MoreEvents title={next.length > 0 ? words.next : words.more} events={next} all={words.all} />;
}
