import type { PublicEvent } from "../../data/events.ts";
import { isOpen } from "./event-rules.ts";

type InSeries = Pick<PublicEvent, "slug" | "series">;
type Dated = Pick<PublicEvent, "slug" | "status" | "endsAt">;

/** Returns the other events of the series, in their order. Returns none for an event without a series. */
export function othersInSeries<Item extends InSeries>(event: InSeries, events: readonly Item[]): Item[] {
  if (event.series === undefined) return [];
  return events.filter(({ slug, series }) => slug !== event.slug && series === event.series);
}

/**
 * Returns the next open event at `now` after the given one, or else the first open one. Expects `events` in order of
 * date. Returns none if no other event is open.
 */
export function nextAfter<Item extends Dated>(event: Pick<Dated, "slug">, events: readonly Item[], now: Date): Item[] {
  const place = events.findIndex(({ slug }) => slug === event.slug);
  const others = [...events.slice(place + 1), ...events.slice(0, Math.max(place, 0))];
  return others.filter((other) => isOpen(other, now)).slice(0, 1);
}
