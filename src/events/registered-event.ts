import { fullDate, timeRange } from "../components/dates.ts";
import { calendarPath } from "./event-rules.ts";
import type { EventSummary } from "./event-summary.ts";

/** What whoever registers has to know: which event, when, where, and its file for a calendar. */
export interface RegisteredEvent {
  title: string;
  /** "Saturday, December 12, 2026, 2:00 PM–5:00 PM EST" */
  when: string;
  location: string;
  /** Site path of the calendar file. */
  calendar: string;
}

/** The event that a registration names by its slug; undefined where it is none of `events`. */
export function registeredEvent(events: readonly EventSummary[], slug: unknown): RegisteredEvent | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  return (
    event && { title: event.title, when: eventWhen(event), location: event.location, calendar: calendarPath(event) }
  );
}

export function eventWhen({ startsAt, endsAt, timeZone }: EventSummary): string {
  return `${fullDate(startsAt, timeZone)}, ${timeRange(startsAt, endsAt, timeZone)}`;
}
