import { eventsAt } from "../../data/events.ts";
import { site } from "../../data/site.ts";
import { builtAt } from "../components/use-now.ts";
import { calendarFile } from "../events/calendar-file.ts";

/** Runs while the site is built and leaves `/events/{slug}.ics` beside the pages. */
export function loader({ params }: { params: { slug?: string } }) {
  const event = eventsAt(builtAt).find(({ slug }) => slug === params.slug);
  if (!event) throw new Response(null, { status: 404 });
  return new Response(calendarFile(event, { name: site.name, url: `${site.origin}/events` }), {
    headers: { "Content-Type": "text/calendar; charset=utf-8" },
  });
}
