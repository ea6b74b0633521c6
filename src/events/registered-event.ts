import { fullDate, timeRange } from "../components/dates.ts";
import { calendarPath } from "./event-rules.ts";
import type { EventSummary } from "./event-summary.ts";

export interface RegisteredEvent {
  title: string;
  /** "Saturday, December 12, 2026, 2:00 PM–5:00 PM EST" */
  when: string;
  location: string;
  calendar: string;
}

export function registeredEvent(events: readonly EventSummary[], slug: unknown): RegisteredEvent | undefined {
  const event = events.find((candidate) => candidate.slug === slug);
  return (
    event && { title: event.title, when: eventWhen(event), location: event.location, calendar: calendarPath(event) }
  );
}

export function eventWhen({ startsAt, endsAt, timeZone }: EventSummary): string {
  return `${fullDate(startsAt, timeZone)}, ${timeRange(startsAt, endsAt, timeZone)}`;
}
