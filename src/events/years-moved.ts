import type { PublicEvent } from "../../data/events.ts";

type Dated = Pick<PublicEvent, "slug" | "startsAt">;

/** The events with the years that each lies later than it is written: so often calendars have to hear of a new date. */
export function withYearsMoved<Event extends Dated>(events: readonly Event[], written: readonly Dated[]) {
  const yearOf = (event: Dated | undefined) => Number(event?.startsAt.slice(0, 4));
  return events.map((event) => ({
    ...event,
    yearsMoved: yearOf(event) - yearOf(written.find(({ slug }) => slug === event.slug) ?? event),
  }));
}
