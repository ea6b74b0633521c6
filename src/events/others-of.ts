import type { PublicEvent } from "../../data/events.ts";

type Listed = Pick<PublicEvent, "slug" | "series">;

/** The others of an event’s series, in their order; the event after it, or the first, where it is in none. */
export function othersOf<Item extends Listed>(event: Listed, events: readonly Item[]): Item[] {
  const others = events.filter(({ slug }) => slug !== event.slug);
  const inSeries = others.filter(({ series }) => event.series !== undefined && series === event.series);
  if (inSeries.length > 0) return inSeries;
  const place = events.findIndex(({ slug }) => slug === event.slug);
  return [...events.slice(place + 1), ...others].slice(0, 1);
}
