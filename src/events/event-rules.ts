import type { PublicEvent } from "../../data/events.ts";

type Open = Pick<PublicEvent, "status" | "startsAt" | "endsAt">;

/** True while people can register: until an event with the status `upcoming` begins. */
export function isOpen({ status, startsAt }: Pick<Open, "status" | "startsAt">, now: Date): boolean {
  return status === "upcoming" && now < new Date(startsAt);
}

/** True from the end time on, for a called-off event too. */
export function hasEnded({ endsAt }: { endsAt: string }, now: Date): boolean {
  return new Date(endsAt) <= now;
}

/** Returns the time at which the last of the events ends, or undefined if there are none. */
export function lastEnd(events: readonly { endsAt: string }[]): string | undefined {
  return events
    .map(({ endsAt }) => endsAt)
    .sort((one, other) => Date.parse(one) - Date.parse(other))
    .at(-1);
}

export function isCalledOff({ status }: Pick<PublicEvent, "status">): boolean {
  return status === "called off";
}

export function eventBadge(event: Open, now: Date): "Register Now" | "Happening Now" | "Called Off" | "Past Event" {
  if (isCalledOff(event)) return "Called Off";
  if (isOpen(event, now)) return "Register Now";
  return event.status === "upcoming" && !hasEnded(event, now) ? "Happening Now" : "Past Event";
}

export function eventPath({ slug }: Pick<PublicEvent, "slug">): string {
  return `/events/${slug}`;
}

/**
 * Returns the location for calendars and maps, such as `The barn kitchen, 214 Old Orchard Road, Cold Hollow, NY 12000`.
 */
export function fullLocation({ location, address = [] }: Pick<PublicEvent, "location" | "address">): string {
  return [location, ...address].join(", ");
}

export function calendarPath({ slug }: Pick<PublicEvent, "slug">): string {
  return `/events/${slug}.ics`;
}

export const calendarFeedPath = "/events.ics";

type InSeries = Pick<PublicEvent, "slug" | "series">;
type Dated = Pick<PublicEvent, "slug" | "status" | "startsAt" | "endsAt">;

/** Returns the other events of the series, in their order. Returns none for an event without a series. */
export function othersInSeries<Item extends InSeries>(event: InSeries, events: readonly Item[]): Item[] {
  if (event.series === undefined) return [];
  return events.filter(({ slug, series }) => slug !== event.slug && series === event.series);
}

/**
 * Returns a list with the next event after the given one that is open at `now`, or else with the first open one.
 * Expects `events` in order of date. The list is empty if no other event is open.
 */
export function nextAfter<Item extends Dated>(event: Pick<Dated, "slug">, events: readonly Item[], now: Date): Item[] {
  const place = events.findIndex(({ slug }) => slug === event.slug);
  const others = [...events.slice(place + 1), ...events.slice(0, Math.max(place, 0))];
  return others.filter((other) => isOpen(other, now)).slice(0, 1);
}

/** The fields that lists, forms and calendars need. Only the event's own page loads the rest. */
const summaryFields = [
  ...(["slug", "title", "type", "description", "status"] as const),
  ...(["startsAt", "endsAt", "timeZone", "location", "address"] as const),
] satisfies (keyof PublicEvent)[];

export type EventSummary = Pick<PublicEvent, (typeof summaryFields)[number]>;

export function summarize(event: EventSummary): EventSummary {
  return Object.fromEntries(summaryFields.map((field) => [field, event[field]])) as unknown as EventSummary;
}
