import { Box } from "@chakra-ui/react";
import { eventHead, eventPage } from "../../data/event-page.ts";
import { eventSeries, eventsAt, eventsPage } from "../../data/events.ts";
import { partnerByName } from "../../data/partner-links.ts";
import { partners } from "../../data/partners.ts";
import { trailOver } from "../../data/trails.ts";
import { Island } from "../components/island.tsx";
import { builtAt } from "../components/use-hydrated.ts";
import { eventPalette } from "../events/event-palette.ts";
import { othersInSeries, summarize } from "../events/event-rules.ts";
import { EventRegistrationForm } from "../islands/registration.tsx";
import { eventStructuredData } from "../layout/entry-structured-data.ts";
import { headBelow, jsonLd } from "../layout/structured-data.ts";
import { EventCare, EventFacts, EventHero } from "../sections/events/event-facts.tsx";
import { EventRegistration, MoreEvents, NextEvent } from "../sections/events/event-registration.tsx";
import { registrationTitleId } from "../sections/events/registration-form.tsx";
import type { Route } from "./+types/event.ts";

const trail = trailOver("/events");

/**
 * Runs at build time. Once the event is over, its page names the next one, so it includes summaries of all events.
 */
export function loader({ params }: Route.LoaderArgs) {
  const events = eventsAt(builtAt);
  const event = events.find(({ slug }) => slug === params.slug);
  if (!event) throw new Response(null, { status: 404 });
  return {
    event,
    partner: partners.find(({ slug }) => slug === event.partner),
    events: events.map(summarize),
    series: eventSeries.find(({ key }) => key === event.series),
    others: othersInSeries(event, events).map(summarize),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { event, partner } = loaderData;
  const head = eventHead(event);
  const tags = headBelow(trail, head);
  if (!import.meta.env.SSR) return tags;
  return [...tags, jsonLd(eventStructuredData(event, partner))];
}

export default function EventPage({ loaderData }: Route.ComponentProps) {
  const { event, events, partner, series, others } = loaderData;
  return (
    <Box colorPalette={eventPalette[event.type]}>
      <EventHero event={event} words={eventsPage} trail={trail} />
      <EventFacts event={event} words={eventPage} zones={eventsPage.upcoming.zones} />
      <EventCare event={event} words={eventPage} partner={partner && partnerByName(partner)} />
      <EventRegistration event={event} events={events} words={eventPage} ended={eventsPage.registration}>
        <Island>
          <EventRegistrationForm event={summarize(event)} labelledBy={registrationTitleId} />
        </Island>
      </EventRegistration>
      {series && others.length > 0 ? (
        <MoreEvents
          title={eventPage.series.replace("{series}", series.title)}
          text={series.text}
          events={others}
          all={eventPage.all}
        />
      ) : (
        <NextEvent event={event} events={events} words={eventPage} />
      )}
    </Box>
  );
}
