import type { PublicEvent } from "../../data/events.ts";
import { isOpen } from "./event-rules.ts";

type InSeries = Pick<PublicEvent, "slug" | "series">;
type Dated = Pick<PublicEvent, "slug" | "status" | "endsAt">;

/** The others of an event’s series, in their order; none where it is in none. */
export function othersInSeries<Item extends InSeries>(event: InSeries, events: readonly Item[]): Item[] {
  if (event.series === undefined) return [];
  return events.filter(({ slug, series }) => slug !== event.slug && series === event.series);
}

/**
 * Of `events`, in order of date, the first after an event that can be joined at `now`, or else the first of all; none
 * where no other can be.
 */
export function nextAfter<Item extends Dated>(event: Pick<Dated, "slug">, events: readonly Item[], now: Date): Item[] {
  const place = events.findIndex(({ slug }) => slug === event.slug);
  const others = [...events.slice(place + 1), ...events.slice(0, Math.max(place, 0))];
  return others.filter((other) => isOpen(other, now)).slice(0, 1);
}
