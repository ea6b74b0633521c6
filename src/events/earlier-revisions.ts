import type { PublicEvent } from "../../data/events.ts";

type Dated = Pick<PublicEvent, "slug" | "startsAt" | "changes">;

/**
 * The events with how often calendars had to hear of each before its present year: of the new date of every year that it
 * lies later than it is written, and of what changed in the year before.
 */
export function withEarlierRevisions<Event extends Dated>(events: readonly Event[], written: readonly Dated[]) {
  const yearOf = (event: Dated) => Number(event.startsAt.slice(0, 4));
  return events.map((event) => {
    const { changes = [], ...first } = written.find(({ slug }) => slug === event.slug) ?? event;
    return { ...event, earlierRevisions: (yearOf(event) - yearOf(first)) * (1 + changes.length) };
  });
}
