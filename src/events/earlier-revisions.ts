import type { PublicEvent } from "../../data/events.ts";

type Dated = Pick<PublicEvent, "slug" | "startsAt" | "changes">;

/**
 * Adds the number of revisions that calendars have already seen before an event's current year. Each year that a sample
 * event moves on adds one for its new date, plus one for each of its changes.
 */
export function withEarlierRevisions<Event extends Dated>(events: readonly Event[], written: readonly Dated[]) {
  const yearOf = (event: Dated) => Number(event.startsAt.slice(0, 4));
  return events.map((event) => {
    const { changes = [], ...first } = written.find(({ slug }) => slug === event.slug) ?? event;
    return { ...event, earlierRevisions: (yearOf(event) - yearOf(first)) * (1 + changes.length) };
  });
}
