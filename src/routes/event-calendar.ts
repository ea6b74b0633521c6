import { eventsAt } from "../../data/events.ts";
import { site } from "../../data/site.ts";
import { builtAt } from "../components/use-hydrated.ts";
import { calendarFile } from "../events/calendar-file.ts";

/**
 * Runs at build time and writes calendars next to the pages: `/events/{slug}.ics` with one event, and `/events.ics`
 * with all events, for subscribers.
 */
export function loader({ params }: { params: { slug?: string } }) {
  const all = eventsAt(builtAt);
  const chosen = params.slug === undefined ? all : all.filter(({ slug }) => slug === params.slug);
  if (chosen.length === 0) throw new Response(null, { status: 404 });
  const file = calendarFile(chosen, { name: site.name, origin: site.origin });
  return new Response(file, { headers: { "Content-Type": "text/calendar; charset=utf-8" } });
}
