import { eventsAt, eventsPage, recentEventsAt } from "../../data/events.ts";
import { gatheringsAt } from "../../data/homestead.ts";
import { partners } from "../../data/partners.ts";
import { site } from "../../data/site.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { calendarFeedPath, summarize } from "../events/event-rules.ts";
import { pageMeta } from "../layout/page-meta.ts";
import { RecentEvents, UpcomingEvents } from "../sections/events/event-lists.tsx";
import { EventsHero, HostEvent, Subscription } from "../sections/events/events-hero.tsx";
import type { Route } from "./+types/events.ts";

export const meta = pageMeta("/events");

/** Runs at build time, so that events are in this page's HTML and not in its script. */
export function loader() {
  const names = new Map<string, string>(partners.map(({ slug, name }) => [slug, name]));
  const recent = recentEventsAt(builtAt).map((event) => ({ ...event, partner: names.get(event.partner) ?? "" }));
  const events = eventsAt(builtAt).map(summarize);
  return { events, recent, gatherings: gatheringsAt(builtAt) };
}

export default function Events({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <EventsHero {...eventsPage.hero} />
      <UpcomingEvents words={eventsPage.upcoming} events={loaderData.events} gatherings={loaderData.gatherings} />
      <RecentEvents words={eventsPage.recent} told={loaderData.recent} events={loaderData.events} />
      <Subscription words={eventsPage.subscription} address={`${site.origin}${calendarFeedPath}`} />
      <HostEvent {...eventsPage.host} />
    </>
  );
}
