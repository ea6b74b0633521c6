import type { eventsPage, PublicEvent } from "../../data/events.ts";
import type { Gathering } from "../../data/homestead.ts";
import { fullDate, timeRange, weekdayDate } from "../components/dates.ts";

type Open = Pick<PublicEvent, "status" | "startsAt" | "endsAt">;

/** True while people can register: until the event begins. */
export function isOpen({ status, startsAt }: Pick<Open, "status" | "startsAt">, now: Date): boolean {
  return status === "upcoming" && now < new Date(startsAt);
}

/** A called-off event also counts as ended only after its end time. */
export function hasEnded({ endsAt }: { endsAt: string }, now: Date): boolean {
  return new Date(endsAt) <= now;
}

/** Returns the time at which the last of these ends. */
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

/** Path to the registration form on the event's own page, which needs no scripts to select the event. */
export function ownRegistrationPath(event: Pick<PublicEvent, "slug">): string {
  return `${eventPath(event)}#register`;
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

export const eventPalette = {
  "Community Event": "fern",
  Workshop: "night",
  "Healing Practice": "plum",
} as const satisfies Record<PublicEvent["type"], string>;

type InSeries = Pick<PublicEvent, "slug" | "series">;
type Dated = Pick<PublicEvent, "slug" | "status" | "startsAt" | "endsAt">;

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

/** Returns start and end as hours on the clock of `timeZone`: 14 and 17.5. Times are ISO 8601, and on the same day. */
export function hoursOf({ startsAt, endsAt, timeZone }: { startsAt: string; endsAt: string; timeZone: string }) {
  const from = hourAt(startsAt, timeZone);
  const length = (Date.parse(endsAt) - Date.parse(startsAt)) / 3_600_000;
  return { from, to: from + length };
}

function hourAt(iso: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat("en-US", { hour: "numeric", minute: "numeric", hourCycle: "h23", timeZone });
  const parts = new Map(format.formatToParts(new Date(iso)).map(({ type, value }) => [type, Number(value)]));
  return (parts.get("hour") ?? 0) + (parts.get("minute") ?? 0) / 60;
}

/** Returns the day or days of a gathering with the year, and the hours if it lasts one day. */
export function gatheringWhen({ startsAt, endsAt, timeZone }: Pick<Gathering, "startsAt" | "endsAt" | "timeZone">): {
  days: string;
  hours?: string;
} {
  const first = fullDate(startsAt, timeZone);
  const last = fullDate(endsAt, timeZone);
  if (first === last) return { days: first, hours: timeRange(startsAt, endsAt, timeZone) };
  const isInOneYear = first.slice(-4) === last.slice(-4);
  return { days: `${isInOneYear ? weekdayDate(startsAt, timeZone) : first} to ${last}` };
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

export interface RegisteredEvent {
  title: string;
  /** "Saturday, December 12" */
  day: string;
  /** "Saturday, December 12, 2026, 2:00 PM–5:00 PM EST" */
  when: string;
  location: string;
  calendar: string;
}

export function registeredEvent(events: readonly EventSummary[], slug: unknown): RegisteredEvent | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  if (!event) return undefined;
  const { title, startsAt, timeZone, location } = event;
  return {
    title,
    day: weekdayDate(startsAt, timeZone),
    when: eventWhen(event),
    location,
    calendar: calendarPath(event),
  };
}

export function eventWhen({ startsAt, endsAt, timeZone }: EventSummary): string {
  return `${fullDate(startsAt, timeZone)}, ${timeRange(startsAt, endsAt, timeZone)}`;
}

/**
 * Returns a message that the event is over or closed, with the next one. Returns undefined if it is open or unknown.
 * Expects `events` in order of date.
 */
export function endedEvent(
  events: readonly EventSummary[],
  words: (typeof eventsPage)["registration"],
  slug: unknown,
  now: Date,
): string | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  if (!event || isOpen(event, now)) return undefined;
  const other = events.find((candidate) => isOpen(candidate, now));
  const next = other ? words.next.replace("{next}", other.title).replace("{when}", eventWhen(other)) : words.noNext;
  return `${overLine(event, words, now)} ${next}`;
}

export function overLine(
  event: Pick<EventSummary, "title" | "status" | "endsAt">,
  words: (typeof eventsPage)["registration"],
  now: Date,
): string {
  const line = isCalledOff(event) ? words.calledOff : hasEnded(event, now) ? words.ended : words.closed;
  return line.replace("{event}", event.title);
}

/**
 * Returns an error if a party exceeds the event's capacity, so that waiting for seats could never help. Returns
 * undefined if it fits.
 */
export function tooMany(
  { places = Number.POSITIVE_INFINITY }: Pick<PublicEvent, "places">,
  people: unknown,
  words: Pick<(typeof eventsPage)["registration"], "tooMany">,
): string | undefined {
  return Number(people) > places ? words.tooMany.replace("{places}", String(places)) : undefined;
}
