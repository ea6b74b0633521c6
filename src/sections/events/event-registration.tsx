import { Box, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { eventPage } from "../../../data/event-page.ts";
import type { eventsPage } from "../../../data/events.ts";
import type { Link } from "../../../data/link.ts";
import { longDate } from "../../components/dates.ts";
import { SmartLink } from "../../components/links.tsx";
import { Phases } from "../../components/phases.tsx";
import { Columns, Eyebrow, Flow, H2, H3Link, Lead, Section, SectionHeading } from "../../components/section.tsx";
import { eventPicture } from "../../drawings/slug/event.ts";
import { SlugDrawing } from "../../drawings/slug-drawing.tsx";
import { endedEvent, overLine } from "../../events/event-registration.ts";
import { type EventSummary, eventPath, hasEnded, isCalledOff, isOpen, nextAfter } from "../../events/event-rules.ts";
import { Registration, registrationTitleId } from "./registration-form.tsx";

interface NextEventProps {
  event: EventSummary;
  /** This event and all others, sorted by date. */
  events: readonly EventSummary[];
  words: typeof eventPage;
}

interface EventRegistrationProps extends NextEventProps {
  /** Text for an event that takes no registrations. */
  ended: (typeof eventsPage)["registration"];
  /** The form, which must be labeled by `registrationTitleId`. */
  children: ReactNode;
}

/** Shows the form while people can register. Afterward, says why they no longer can, and shows the next event. */
export function EventRegistration({ event, events, words, ended, children }: EventRegistrationProps) {
  const { register, text, over, overText } = words;
  const stateAt = (now: Date) => {
    if (isOpen(event, now)) return undefined;
    const next = endedEvent(events, ended, event.slug, now);
    if (!hasEnded(event, now) || isCalledOff(event)) return { title: overLine(event, ended, now), next };
    return { title: over, lead: overText.replace("{date}", longDate(event.startsAt, event.timeZone)), next };
  };
  const times = events.flatMap(({ startsAt, endsAt }) => [startsAt, endsAt]);
  return (
    <Phases times={times} at={stateAt}>
      {(state, phase) =>
        state ? (
          <Section tone="tint" labelledBy={titleId(phase)}>
            <H2 id={titleId(phase)} textStyle="h1">
              {state.title}
            </H2>
            {state.lead && <Lead maxWidth="measure">{state.lead}</Lead>}
            <Text maxWidth="measure">{state.next}</Text>
          </Section>
        ) : (
          <Registration title={register.replace("{event}", event.title)} text={text}>
            {children}
          </Registration>
        )
      }
    </Phases>
  );
}

function titleId(phase: number): string {
  return phase === 0 ? registrationTitleId : `${registrationTitleId}-${phase}`;
}

interface MoreEventsProps {
  /** ID of the heading. */
  id?: string;
  title: string;
  text?: string;
  events: readonly EventSummary[];
  all: Link;
}

/** Links to the other events of a series, or to the next event. If `events` is empty, links only to all events. */
export function MoreEvents({ id = "more-events", title, text, events, all }: MoreEventsProps) {
  return (
    <Section tone="sunken" isOnward labelledBy={id}>
      <SectionHeading id={id} title={title} size="h3" />
      {text && <Text maxWidth="measure">{text}</Text>}
      {events.length > 0 && (
        <Box as="ul" display="grid" gap="gap">
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
              <Flow rhythm="tight">
                <Eyebrow>{longDate(event.startsAt, event.timeZone)}</Eyebrow>
                <H3Link to={eventPath(event)} textStyle="h2">
                  {event.title}
                </H3Link>
              </Flow>
            </Columns>
          ))}
        </Box>
      )}
      <SmartLink link={all} variant="standalone" />
    </Section>
  );
}

/**
 * For events without others in a series: links to all events, and to the next event that can be joined if there is one.
 */
export function NextEvent({ event, events, words }: NextEventProps) {
  return (
    <Phases times={events.map(({ startsAt }) => startsAt)} at={(now) => nextAfter(event, events, now)}>
      {(next, phase) => (
        <MoreEvents
          id={phase === 0 ? undefined : `more-events-${phase}`}
          title={next.length > 0 ? words.next : words.more}
          events={next}
          all={words.all}
        />
      )}
    </Phases>
  );
}
