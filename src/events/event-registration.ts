import type { eventsPage, PublicEvent } from "../../data/events.ts";
import { weekdayDate } from "../components/dates.ts";
import { calendarPath, type EventSummary, eventPath, hasEnded, isCalledOff, isOpen } from "./event-rules.ts";
import { eventWhen } from "./event-when.ts";

/**
 * Returns the path to the registration form on the event's own page. That form needs no scripts to select the event.
 */
export function ownRegistrationPath(event: Pick<PublicEvent, "slug">): string {
  return `${eventPath(event)}#register`;
}

export interface RegisteredEvent {
  title: string;
  /** Day of the event: "Saturday, December 12". */
  day: string;
  /** Day and hours: "Saturday, December 12, 2026, 2:00 PM–5:00 PM EST". */
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

/**
 * Returns a message that the event is over, called off or closed, followed by the next open event or a note that there
 * is none. Returns undefined if it is open or unknown. Expects `events` in order of date.
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
  const otherwise = hasEnded(event, now) ? words.ended : words.closed;
  return (isCalledOff(event) ? words.calledOff : otherwise).replace("{event}", event.title);
}

/**
 * Returns an error if a party is larger than the event’s capacity, because the waitlist could never help it. Returns
 * undefined if it fits.
 */
export function tooMany(
  { seats = Number.POSITIVE_INFINITY }: Pick<PublicEvent, "seats">,
  people: unknown,
  words: Pick<(typeof eventsPage)["registration"], "tooMany">,
): string | undefined {
  return Number(people) > seats ? words.tooMany.replace("{seats}", String(seats)) : undefined;
}
